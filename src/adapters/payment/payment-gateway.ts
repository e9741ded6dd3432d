import type { Language } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

/**
 * What a gateway says of a payment. `waiting`: the shopper has not paid yet; with a `failure`, the last try did not work
 * and another is possible on the same page. `needs_action`: the shopper is at the bank. `pending`: the shopper is done,
 * the money is not certain. `failed` and `cancelled` are final for this attempt; the shopper may begin another.
 */
export type GatewayPaymentState = "waiting" | "needs_action" | "pending" | "succeeded" | "failed" | "cancelled";

export type GatewayPayment = {
  reference: string;
  state: GatewayPaymentState;
  /** What was really charged, in the charged currency; present exactly when succeeded. */
  charged?: Money;
  /**
   * The gateway's own word for a failure, such as `card_declined`, or `expired` for a payment whose time ran out;
   * shown to staff, mapped to words for shoppers. The list is open: gateways add to it.
   */
  failure?: string;
};

/** `failed` is final: nothing was given back. A refund that the gateway refused outright has our own id as its reference. */
export type GatewayRefund = { reference: string; state: "pending" | "succeeded" | "failed"; failure?: string };

/** `id` is the gateway's and comes again with every repeat. `other`: signed, and nothing to us; answer 2xx all the same. */
export type GatewayEvent =
  | { id: string; kind: "payment"; payment: GatewayPayment }
  | { id: string; kind: "refund"; refund: GatewayRefund }
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
  /** After this the page takes no money. A gateway may move it into its own limits (Stripe: 31 minutes to 24 hours from now). */
  expiresAt: Date;
};

/** Thrown by `readWebhook` for a body whose signature or age is wrong; the route answers 400 and nothing changes. */
export class WebhookRefused extends Error {}

/**
 * Thrown when the gateway could not be reached, answered nonsense, or does not accept our key or this way to pay: try
 * again later, nothing is known. Any other error from a gateway is a bug, such as a reference that it does not know.
 */
export class GatewayUnavailable extends Error {}

/** A place that takes money for us. Card numbers never pass through this process (requirements O7). */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  /**
   * Begins a payment and answers the page where the shopper pays. Repeating it with the same `paymentId` answers the
   * same, also in another language or after a crash; with another amount it throws.
   */
  startPayment(request: PaymentRequest): Promise<{ reference: string; payPage: string }>;
  findPayment(reference: string): Promise<GatewayPayment>;
  /** Returns money to where it came from, wholly or in part. `refundId` is the idempotency key. Too much answers `failed`. */
  refundPayment(refund: { refundId: string; reference: string; amount: Money }): Promise<GatewayRefund>;
  findRefund(reference: string): Promise<GatewayRefund>;
  /** Verifies and reads a webhook from its raw bytes. Events come late, repeated and out of order; the caller's guard decides. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}
