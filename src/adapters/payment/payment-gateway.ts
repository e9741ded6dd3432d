import type { Language } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import type { CardWallet, PaymentMethod } from "../../kernel/payment-method.ts";

/** Every gateway that there is an adapter for. */
export const gatewayNames = ["sandbox", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/**
 * What a gateway says of a payment. `waiting`: the shopper has not paid yet; with a `failure`, the last try did not
 * work and another is possible on the same page. `needs_action`: the shopper is at the bank. `pending`: the shopper is
 * done, the money is not certain. `failed` and `cancelled` are final for this attempt; the shopper may begin another.
 */
export type GatewayPaymentState = "waiting" | "needs_action" | "pending" | "succeeded" | "failed" | "cancelled";

export type GatewayPayment = {
  reference: string;
  state: GatewayPaymentState;
  /** What was really charged, in the charged currency; present exactly when succeeded. */
  charged?: Money;
  /**
   * The gateway's own word for a failure, such as `card_declined`, or `expired` for a payment whose time ran out; shown
   * to staff, mapped to words for shoppers. The list is open: gateways add to it.
   */
  failure?: string;
  /** When the money came, as the gateway has it. */
  settledAt?: Date;
  /**
   * What the gateway keeps for itself, in the currency in which it settles with us; often known only some time later.
   */
  fee?: Money;
};

/**
 * `failed`: nothing was given back. That may be said even after `succeeded`, when the shopper's bank sends the money
 * back. A refund that the gateway refused outright has our own id as its reference. */
export type GatewayRefund = { reference: string; state: "pending" | "succeeded" | "failed"; failure?: string };

/** An amount in a gateway's list: whoever wrote it, so not surely in a currency of ours. */
export type ListedAmount = { amount: number; currency: string };

/**
 * A payment in the gateway's list. `paymentId` is ours; null for what this shop did not begin. `amount`: charged, or to
 * be charged.
 */
export type ListedPayment = Omit<GatewayPayment, "charged"> & {
  paymentId: string | null;
  amount: ListedAmount;
  createdAt: Date;
};

/** A refund in the gateway's list. `refundId` is ours; null for what somebody gave back at the gateway itself. */
export type ListedRefund = GatewayRefund & {
  refundId: string | null;
  paymentId: string | null;
  amount: ListedAmount;
  createdAt: Date;
};

/**
 * What a gateway says of a card that is, or was to be, kept for later payments. `waiting`: the page is open. `failed`:
 * the shopper has left, or the bank has refused for good; `expired`: nobody gave a card in time. `forgotten`: it was
 * saved once.
 */
type SavedCardState = "waiting" | "saved" | "failed" | "expired" | "forgotten";

/**
 * What a shopper knows a card by. `brand` is the gateway's word for it; `expiresOn`: the last month in which it is
 * good, `2029-11`.
 */
export type CardFacts = { brand: string; lastFour: string; expiresOn: string };

/**
 * `reference` is the page's and the card's: it is what `chargeSavedCard` and `forgetCard` take. `card`: exactly when
 * saved.
 */
export type SavedCard = { reference: string; state: SavedCardState; card?: CardFacts; failure?: string };

/**
 * `id` is the gateway's and comes again with every repeat. `other`: signed, and nothing to us; answer 2xx all the same.
 * `card` says only how it stands; which card it is answers `findSavedCard`.
 */
export type GatewayEvent =
  | { id: string; kind: "payment"; payment: GatewayPayment }
  | { id: string; kind: "refund"; refund: GatewayRefund }
  | { id: string; kind: "card"; card: Pick<SavedCard, "reference" | "state"> }
  | { id: string; kind: "other" };

export type PaymentRequest = {
  /** Our payment id; also the idempotency key: the same id never makes a second payment, whatever else has changed. */
  paymentId: string;
  orderNumber: string;
  amount: Money;
  method: PaymentMethod;
  /** One line for the pay page and the statement, in the shopper's language. */
  description: string;
  language: Language;
  email: string;
  /** Where the browser goes afterwards, whatever happened. Its arrival proves nothing. */
  returnUrl: string;
  /**
   * After this the page takes no money. A gateway may move it into its own limits (Stripe: 31 minutes to 24 hours from
   * now).
   */
  expiresAt: Date;
};

export type CardRequest = {
  /** Our id of the card; also the idempotency key. */
  cardId: string;
  /**
   * What it will be charged for, when and up to how much, in the shopper's language: they agree to this by giving the
   * card.
   */
  description: string;
  language: Language;
  email: string;
  returnUrl: string;
  /** After this the page takes no card. The gateway's own limits hold as for a payment. */
  expiresAt: Date;
};

export type CardCharge = {
  /** Our payment id; also the idempotency key, shared with `startPayment`. */
  paymentId: string;
  orderNumber: string;
  /** Charged in exactly this currency, whatever the card's is. */
  amount: Money;
  /** The reference of a saved card. */
  card: string;
  /** One line for the statement, in the shopper's language. */
  description: string;
  /** After this nothing is charged any more; asking again then only answers what was charged before it. */
  expiresAt: Date;
};

/**
 * Thrown by `chargeSavedCard`: nothing was charged under this payment id, and nothing ever will be. `card_forgotten`:
 * there is no card behind the reference, or no longer; `expired`: asked for too late.
 */
export class ChargeRefused extends Error {
  readonly failure: "card_forgotten" | "expired";
  constructor(failure: "card_forgotten" | "expired") {
    super(`the card is not charged: ${failure}`);
    this.failure = failure;
  }
}

/** Thrown by `readWebhook` for a body whose signature or age is wrong; the route answers 400 and nothing changes. */
export class WebhookRefused extends Error {}

/**
 * Thrown when the gateway could not be reached, answered nonsense, or does not accept our key or this way to pay: try
 * again later, nothing is known. Any other error from a gateway is a bug, such as a reference that it does not know.
 */
export class GatewayUnavailable extends Error {}

/** A place that takes money for us. Card numbers never pass through this process (requirements O7). */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Which wallets its page offers for a card, on devices that have them. */
  readonly cardWallets: readonly CardWallet[];
  /**
   * Begins a payment and answers the page where the shopper pays. Repeating it with the same `paymentId` answers the
   * same, also in another language or after a crash; with another amount it throws.
   */
  startPayment(request: PaymentRequest): Promise<{ reference: string; payPage: string }>;
  findPayment(reference: string): Promise<GatewayPayment>;
  /**
   * Closes a payment so that nobody can pay it any more, and answers how it stands: `cancelled`, or what it had come to
   * before that (also `pending`, which cannot be stopped). Harmless to repeat.
   */
  cancelPayment(reference: string): Promise<GatewayPayment>;
  /** All that was begun at the gateway from `from` until before `to`, whoever began it, in no certain order. */
  listPayments(from: Date, to: Date): AsyncIterable<ListedPayment>;
  listRefunds(from: Date, to: Date): AsyncIterable<ListedRefund>;
  /**
   * Returns money to where it came from, wholly or in part. `refundId` is the idempotency key. Too much answers
   * `failed`.
   */
  refundPayment(refund: { refundId: string; reference: string; amount: Money }): Promise<GatewayRefund>;
  findRefund(reference: string): Promise<GatewayRefund>;
  /**
   * Answers a page on which the shopper gives a card for later payments; nothing is charged there. Repeating it with
   * the same `cardId` answers the same, also in another language or after a crash.
   */
  saveCard(request: CardRequest): Promise<{ reference: string; savePage: string }>;
  findSavedCard(reference: string): Promise<SavedCard>;
  /**
   * Charges a saved card while the shopper is away. From then on it is a payment like any other (found, listed, told
   * of, refunded), save that it never waits for anybody: what the bank refuses is `failed` at once, with
   * `card_declined`, `insufficient_funds` or, where the bank wants to ask the shopper, `authentication_required`.
   * Repeating it with the same `paymentId` answers the same, also when the card was forgotten meanwhile; with another
   * amount or card it throws.
   */
  chargeSavedCard(charge: CardCharge): Promise<{ reference: string }>;
  /** The gateway keeps the card no longer; a page that is still open is closed. Harmless to repeat. */
  forgetCard(reference: string): Promise<void>;
  /**
   * Verifies and reads a webhook from its raw bytes. Events come late, repeated and out of order; the caller's guard
   * decides.
   */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}
