import * as z from "zod";
import { currencies } from "../../kernel/currency.ts";
import { languages } from "../../kernel/language.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";

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

const moment = z.iso.datetime({ offset: true });

export const PaymentAnswer = z.object({
  reference,
  state: z.enum(["waiting", "needs_action", "pending", "succeeded", "failed", "cancelled"]),
  amount,
  currency: z.enum(currencies),
  failure,
  /** Present when the money has come, like `fee`, in the charged currency. */
  settledAt: moment.optional(),
  fee: z.int().min(0).optional(),
});
export type PaymentAnswer = z.output<typeof PaymentAnswer>;

export const StartedPayment = PaymentAnswer.extend({ payPage: z.url() });

export const RefundWish = z.object({ payment: reference, amount, currency: z.enum(currencies) });
export type RefundWish = z.output<typeof RefundWish>;

export const RefundAnswer = z.object({ reference, state: z.enum(["pending", "succeeded", "failed"]), failure });
export type RefundAnswer = z.output<typeof RefundAnswer>;

/** Whose it is: the idempotency key under which the shop began it. */
const listed = { key: z.string(), createdAt: moment };
export const PageWish = z.object({ after: z.string().max(100).optional() });
export type PageWish = z.output<typeof PageWish>;
export const ListWish = PageWish.extend({ from: moment, to: moment });
export type ListWish = z.output<typeof ListWish>;
/** One page, by reference; `next` goes into `after` for the following page. */
const page = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), next: z.string().nullable() });
export const PaymentPage = page(PaymentAnswer.extend(listed));
export const RefundPage = page(
  RefundAnswer.extend({ ...listed, paymentKey: z.string(), amount, currency: z.enum(currencies) }),
);

export const PayoutPage = page(
  z.object({
    reference,
    state: z.enum(["on_its_way", "paid", "failed"]),
    amount,
    currency: z.enum(currencies),
    createdAt: moment,
  }),
);
/** `amount`: below zero for what was taken. */
export const LinePage = page(
  z.object({
    reference,
    kind: z.enum(["payment", "refund", "dispute", "dispute_returned"]),
    about: reference,
    key: z.string(),
    amount: z.int(),
    fee: z.int().min(0),
    at: moment,
  }),
);

export const DisputeAnswer = z.object({
  reference,
  paymentKey: z.string(),
  state: z.enum(["needs_answer", "under_review", "won", "lost"]),
  reason: z.string(),
  amount,
  currency: z.enum(currencies),
  answerBy: moment,
  createdAt: moment,
  moves: z.array(z.object({ reference, kind: z.enum(["taken", "returned"]), fee: z.int().min(0), at: moment })),
});
export type DisputeAnswer = z.output<typeof DisputeAnswer>;
export const DisputePage = page(DisputeAnswer);

export const CardWish = z.object({
  description: z.string().min(1).max(1000),
  language: z.enum(languages),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
  expiresAt: moment,
});
export type CardWish = z.output<typeof CardWish>;

export const CardAnswer = z.object({
  reference,
  state: z.enum(["waiting", "saved", "failed", "expired", "forgotten"]),
  failure,
  /** Present exactly when saved. */
  card: z
    .object({ brand: z.string(), lastFour: z.string().regex(/^\d{4}$/), expiresOn: z.string().regex(/^\d{4}-\d{2}$/) })
    .optional(),
});
export type CardAnswer = z.output<typeof CardAnswer>;
export const StartedCard = CardAnswer.extend({ savePage: z.url() });

/** A payment with a saved card, while the shopper is away. */
export const ChargeWish = z.object({
  card: reference,
  orderNumber: z.string().min(1).max(100),
  amount,
  currency: z.enum(currencies),
  description: z.string().min(1).max(500),
  expiresAt: moment,
});
export type ChargeWish = z.output<typeof ChargeWish>;

export const ErrorAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const event = { id: z.string().min(1).max(100), type: z.string(), created: z.number() };
export const WebhookBody = z.union([
  z.object({ ...event, payment: PaymentAnswer }),
  z.object({ ...event, refund: RefundAnswer }),
  z.object({ ...event, card: CardAnswer }),
  z.object({ ...event, dispute: z.object({ reference }) }),
  z.object(event),
]);

export const idempotencyHeader = "idempotency-key";
