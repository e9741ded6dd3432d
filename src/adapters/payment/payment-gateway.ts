import type { Language } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import type { CardWallet, PaymentMethod } from "../../kernel/payment-method.ts";

/** All gateways with an adapter. */
export const gatewayNames = ["sandbox", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/**
 * The gateway's state of a payment. `waiting`: not paid yet; with a `failure`, the last attempt failed and another is
 * possible on the same page. `needs_action`: the shopper is at the bank. `pending`: the shopper is done, the money is
 * not certain. `failed` and `cancelled` are final for this attempt; the shopper may start another.
 */
export type GatewayPaymentState = "waiting" | "needs_action" | "pending" | "succeeded" | "failed" | "cancelled";

export type GatewayPayment = {
  reference: string;
  state: GatewayPaymentState;
  /** What was actually charged, in the charged currency; present exactly when succeeded. */
  charged?: Money;
  /**
   * The gateway's own failure code, such as `card_declined`, or `expired` for a payment that timed out; shown to staff,
   * mapped to texts for shoppers. The list is open: gateways add to it.
   */
  failure?: string;
  /** When the money came, according to the gateway. */
  settledAt?: Date;
  /** The gateway's fee, in the settlement currency; often known only some time later. */
  fee?: Money;
};

/**
 * `failed`: nothing was refunded. Possible even after `succeeded`, when the shopper's bank returns the money. A refund
 * that the gateway refused outright has our own id as its reference.
 */
export type GatewayRefund = { reference: string; state: "pending" | "succeeded" | "failed"; failure?: string };

/** An amount in a gateway's list, which may be another system's and in any currency. */
export type ListedAmount = { amount: number; currency: string };

/**
 * A payment in the gateway's list. `paymentId` is ours; null for one that this shop did not start. `amount`: charged,
 * or to be charged.
 */
export type ListedPayment = Omit<GatewayPayment, "charged"> & {
  paymentId: string | null;
  amount: ListedAmount;
  createdAt: Date;
};

/** A refund in the gateway's list. `refundId` is ours; null for one made by hand at the gateway. */
export type ListedRefund = GatewayRefund & {
  refundId: string | null;
  paymentId: string | null;
  amount: ListedAmount;
  createdAt: Date;
};

/**
 * Money that the gateway sends to our bank account, in the account's currency; below zero it collects. `failed`: the bank
 * sent it back, perhaps after `paid`, and its money is in a later payout. `hasLines`: whether the gateway says what is in
 * it; of one that somebody began by hand it does not.
 */
export type GatewayPayout = {
  reference: string;
  state: "on_its_way" | "paid" | "failed";
  amount: ListedAmount;
  hasLines: boolean;
  createdAt: Date;
  arrivesAt: Date;
};

/**
 * `needs_answer`: until `answerBy`, afterwards it is lost. `under_review`: the bank has our answer. A bank may turn a
 * decision round. An inquiry that came to nothing is `won`.
 */
export type GatewayDisputeState = "needs_answer" | "under_review" | "won" | "lost";

/**
 * The gateway takes the whole amount from us, with a fee, or gives it back; an inquiry moves nothing. `reference`: of the
 * payout's line about it. A fee below zero was given back.
 */
export type DisputeMove = { reference: string; kind: "taken" | "returned"; fee: ListedAmount | null; at: Date };

/** The shopper's bank wants a payment back (a chargeback), wholly or in part. */
export type GatewayDispute = {
  reference: string;
  /** Ours; null for a payment that this shop did not start. */
  paymentId: string | null;
  state: GatewayDisputeState;
  /** The bank's, in the gateway's words, such as `fraudulent`; the list is open. */
  reason: string;
  /** What is disputed, in the charged currency. */
  amount: ListedAmount;
  answerBy: Date | null;
  moves: DisputeMove[];
  /** Where staff answer it at the gateway. */
  page: string;
  createdAt: Date;
};

/** `refund_failed`, `payout_failed`: money that came back to the gateway. `fee`: the gateway's, of no payment. */
export const payoutLineKinds = [
  "payment",
  "refund",
  "refund_failed",
  "dispute",
  "dispute_returned",
  "fee",
  "payout_failed",
  "other",
] as const;

/**
 * One movement in a payout, in its currency: `amount` before `fee`, below zero for what was taken. Together the lines are
 * the payout. `paymentId` and `refundId` are ours; `about` is the gateway's reference of the refund, dispute or payout.
 */
export type PayoutLine = {
  reference: string;
  kind: (typeof payoutLineKinds)[number];
  about: string | null;
  paymentId: string | null;
  refundId: string | null;
  amount: number;
  fee: number;
  at: Date;
};

/**
 * The gateway's state of a card for later payments. `waiting`: the page is open. `failed`: the shopper has left, or the
 * bank has declined for good; `expired`: no card was entered in time. `forgotten`: it was saved and then removed.
 */
type SavedCardState = "waiting" | "saved" | "failed" | "expired" | "forgotten";

/**
 * What identifies a card to its owner. `brand` is the gateway's name for it; `expiresOn`: the last month in which it is
 * valid, `2029-11`.
 */
export type CardFacts = { brand: string; lastFour: string; expiresOn: string };

/**
 * `reference` is the page's and the card's: it is what `chargeSavedCard` and `forgetCard` take. `card`: exactly when
 * saved.
 */
export type SavedCard = { reference: string; state: SavedCardState; card?: CardFacts; failure?: string };

/**
 * One try on the gateway's page that was refused, while the page goes on. `of`: the payment, by the gateway's reference or
 * by our id, as the gateway names it. `failure`: the gateway's own code; cards have more of them than charges without the
 * shopper, such as `expired_card`, `incorrect_cvc` or `processing_error`.
 */
export type RefusedTry = { of: { reference: string } | { paymentId: string }; failure: string; at: Date };

/**
 * `id` is the gateway's and the same for every repeat. `other`: validly signed but irrelevant; answer 2xx all the same.
 * `card` only reports a state; `findSavedCard` returns the card. `dispute` says only that one has changed.
 */
export type GatewayEvent =
  | { id: string; kind: "payment"; payment: GatewayPayment }
  | { id: string; kind: "refund"; refund: GatewayRefund }
  | { id: string; kind: "card"; card: Pick<SavedCard, "reference" | "state"> }
  | { id: string; kind: "dispute"; reference: string }
  | ({ id: string; kind: "refused" } & RefusedTry)
  | { id: string; kind: "other" };

export type PaymentRequest = {
  /**
   * Our payment id; also the idempotency key: the same id never creates a second payment, whatever else has changed.
   */
  paymentId: string;
  orderNumber: string;
  amount: Money;
  method: PaymentMethod;
  /** One line for the pay page and the statement, in the shopper's language. */
  description: string;
  language: Language;
  email: string;
  /** Where the browser returns to, whatever happened. Its return proves nothing. */
  returnUrl: string;
  /**
   * After this the page accepts no payment. A gateway may adjust it to its own limits (Stripe: 31 minutes to 24 hours
   * from now).
   */
  expiresAt: Date;
};

export type CardRequest = {
  /** Our id of the card; also the idempotency key. */
  cardId: string;
  /**
   * What it will be charged for, when and up to how much, in the shopper's language: entering the card is the consent.
   */
  description: string;
  language: Language;
  email: string;
  returnUrl: string;
  /** After this the page accepts no card. The gateway's own limits apply as for a payment. */
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
  /** After this nothing is charged; a retry then only returns an earlier charge. */
  expiresAt: Date;
};

/**
 * Thrown by `chargeSavedCard`: nothing was charged under this payment id, and nothing ever will be. `card_forgotten`:
 * the reference has no card, or no longer; `expired`: called too late.
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
 * Thrown when the gateway was unreachable, its response malformed, or our key or payment method not accepted: the
 * outcome is unknown, retry later. Any other error from a gateway is a bug, such as an unknown reference.
 */
export class GatewayUnavailable extends Error {}

/** A payment gateway. Card numbers never pass through this process (requirements O7). */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** The wallets on its card page, on devices that have them. */
  readonly cardWallets: readonly CardWallet[];
  /**
   * Starts a payment and returns the page where the shopper pays. Idempotent by `paymentId`, also in another language
   * or after a crash; with another amount it throws.
   */
  startPayment(request: PaymentRequest): Promise<{ reference: string; payPage: string }>;
  findPayment(reference: string): Promise<GatewayPayment>;
  /**
   * Cancels a payment so that it can no longer be paid, and returns its state: `cancelled`, or what it had reached
   * before (including `pending`, which cannot be stopped). Idempotent.
   */
  cancelPayment(reference: string): Promise<GatewayPayment>;
  /** All payments started at the gateway from `from` until before `to`, by any system, in any order. */
  listPayments(from: Date, to: Date): AsyncIterable<ListedPayment>;
  listRefunds(from: Date, to: Date): AsyncIterable<ListedRefund>;
  /** All payouts begun from `from` until before `to`, in any order; one whose lines are not complete yet comes later. */
  listPayouts(from: Date, to: Date): AsyncIterable<GatewayPayout>;
  payoutLines(reference: string): AsyncIterable<PayoutLine>;
  /**
   * Refunds a payment, wholly or in part. `refundId` is the idempotency key. Too large an amount returns `failed`, and so
   * does a payment whose money a dispute has taken.
   */
  refundPayment(refund: { refundId: string; reference: string; amount: Money }): Promise<GatewayRefund>;
  findRefund(reference: string): Promise<GatewayRefund>;
  /** All disputes begun from `from` until before `to`, in any order. */
  listDisputes(from: Date, to: Date): AsyncIterable<GatewayDispute>;
  findDispute(reference: string): Promise<GatewayDispute>;
  /**
   * Returns a page where the shopper enters a card for later payments; nothing is charged there. Idempotent by
   * `cardId`, also in another language or after a crash.
   */
  saveCard(request: CardRequest): Promise<{ reference: string; savePage: string }>;
  findSavedCard(reference: string): Promise<SavedCard>;
  /**
   * Charges a saved card without the shopper. From then on it is a payment like any other (queried, listed, reported,
   * refunded), except that it never waits: a decline is `failed` at once, with `card_declined`, `insufficient_funds`
   * or, where the bank asks for authentication, `authentication_required`. Idempotent by `paymentId`, even if the card
   * was removed meanwhile; with another amount or card it throws.
   */
  chargeSavedCard(charge: CardCharge): Promise<{ reference: string }>;
  /** Removes the card at the gateway; an open page is closed. Idempotent. */
  forgetCard(reference: string): Promise<void>;
  /**
   * Verifies and parses a webhook from its raw bytes. Events come late, repeated and out of order; the caller guards
   * against that.
   */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}
