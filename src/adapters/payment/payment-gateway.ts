import type { Language } from "../../kernel/language.ts";
import type { Money } from "../../kernel/money.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

/** What a gateway says of a payment. `failed` and `cancelled` are final for this attempt; the shopper may begin another. */
export type GatewayPaymentState = "waiting" | "needs_action" | "pending" | "succeeded" | "failed" | "cancelled";

export type GatewayPayment = {
  reference: string;
  state: GatewayPaymentState;
  /** What was really charged; present once succeeded. */
  charged?: Money;
  /** The gateway's own word for a failure, such as `card_declined`; shown to staff, mapped to words for shoppers. */
  failure?: string;
};

export type GatewayRefund = { reference: string; state: "pending" | "succeeded" | "failed"; failure?: string };

export type GatewayEvent =
  | { id: string; kind: "payment"; payment: GatewayPayment }
  | { id: string; kind: "refund"; refund: GatewayRefund }
  | { id: string; kind: "other" };

export type PaymentRequest = {
  /** Our payment id; also the idempotency key: the same id never makes a second payment. */
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
  expiresAt: Date;
};

/** Thrown by `readWebhook` for a body whose signature or age is wrong; the route answers 400 and nothing changes. */
export class WebhookRefused extends Error {}

/** Thrown when the gateway could not be reached or answered nonsense: try again later, nothing is known. */
export class GatewayUnavailable extends Error {}

/** A place that takes money for us. Card numbers never pass through this process (requirements O7). */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  /** Begins a payment and answers the page where the shopper pays. Repeating it with the same `paymentId` answers the same. */
  startPayment(request: PaymentRequest): Promise<{ reference: string; payPage: string }>;
  findPayment(reference: string): Promise<GatewayPayment>;
  /** Returns money to where it came from. `refundId` is the idempotency key. */
  refundPayment(refund: { refundId: string; reference: string; amount: Money }): Promise<GatewayRefund>;
  findRefund(reference: string): Promise<GatewayRefund>;
  /** Verifies and reads a webhook from its raw bytes. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<GatewayEvent>;
}
