import * as z from "zod";
import { currencies } from "../../../kernel/currency.ts";
import { languages } from "../../../kernel/language.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";

/** What goes over the wire between the shop's adapter and the sandbox gateway; both sides check what they read. */

const amount = z.int().min(1).max(2_000_000_000);
const reference = z.string().min(1).max(100);
const failure = z.string().max(100).optional();

export const PaymentWish = z.object({
  orderNumber: z.string().min(1).max(100),
  amount,
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  description: z.string().min(1).max(500),
  language: z.enum(languages),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
  expiresAt: z.iso.datetime(),
});
export type PaymentWish = z.output<typeof PaymentWish>;

export const PaymentAnswer = z.object({
  reference,
  state: z.enum(["waiting", "needs_action", "pending", "succeeded", "failed", "cancelled"]),
  amount,
  currency: z.enum(currencies),
  failure,
});
export type PaymentAnswer = z.output<typeof PaymentAnswer>;

export const StartedPayment = PaymentAnswer.extend({ payPage: z.url() });

export const RefundWish = z.object({ payment: reference, amount, currency: z.enum(currencies) });
export type RefundWish = z.output<typeof RefundWish>;

export const RefundAnswer = z.object({ reference, state: z.enum(["pending", "succeeded", "failed"]), failure });
export type RefundAnswer = z.output<typeof RefundAnswer>;

export const ErrorAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const event = { id: z.string().min(1).max(100), type: z.string(), created: z.number() };
export const WebhookBody = z.union([
  z.object({ ...event, payment: PaymentAnswer }),
  z.object({ ...event, refund: RefundAnswer }),
  z.object(event),
]);

export const idempotencyHeader = "idempotency-key";
