import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { Consent, CurrencyCode, Email, MinorUnits, MoneyAmount, RequestKey, shortText } from "../../kernel/fields.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { CheckedDevice } from "../devices/contract.ts";
import { PurchaseWays } from "../plans/contract.ts";

export const OrderKey = z.object({ orderNumber: shortText(20), key: shortText(40) });

/** Spec 2, "Order". `expectedTotal` is what the page showed: another price is refused and told (requirements O6). */
export const CreateOrder = endpoint({
  path: "/order/createOrder",
  summary: "Writes an order down. Repeating it with the same requestKey answers the same order.",
  caller: "anyone",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    planCode: shortText(80),
    way: PurchaseWays,
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(365, "range"))),
    quantity: z.int("number").check(z.gte(1, "range"), z.lte(20, "range")),
    currency: CurrencyCode,
    expectedTotal: MinorUnits,
    email: Email,
    privacyPolicy: Consent,
    dataTransfer: Consent,
    accountByEmail: z.optional(z.object({ given: z.boolean(), version: shortText(40) })),
    orderSource: z.optional(shortText(80)),
    orderSubSource: z.optional(shortText(80)),
    /** What the buyer found out about the own phone (requirements B3). */
    device: z.optional(CheckedDevice),
  }),
  output: z.object({ orderNumber: z.string(), key: z.string(), total: MoneyAmount }),
  refusals: ["PLAN_NOT_ON_SALE", "PLAN_NOT_SOLD_HERE", "WAY_NOT_OFFERED", "DAYS_NOT_OFFERED", "PRICE_CHANGED", "REQUEST_KEY_REUSED"],
});

export const EsimToInstall = z.object({
  position: z.int(),
  iccid: z.string(),
  smdpAddress: z.string(),
  matchingId: z.string(),
  /** `LPA:1$…$…`, what the QR code holds. */
  activationCode: z.string(),
  appleLink: z.string(),
  androidLink: z.string(),
});
export type EsimToInstall = z.output<typeof EsimToInstall>;

/** Spec 4, payment outcomes. `waiting_for_payment`: nothing is under way; `failure`: the last try failed; both offer to pay. */
export const OrderOutcome = z.enum(["waiting_for_payment", "processing", "success", "failure", "refunding", "refunded", "closed"]);
export type OrderOutcome = z.output<typeof OrderOutcome>;

export const GetOrderResult = endpoint({
  path: "/order/getOrderResult",
  summary: "How an order stands; once delivered, the eSIMs to install. Needs the key that createOrder gave.",
  caller: "anyone",
  input: OrderKey,
  output: z.object({
    orderNumber: z.string(),
    outcome: OrderOutcome,
    /** `paying`: the payment is not settled; `delivering`: paid, the eSIM is being made ready. */
    processing: z.nullable(z.enum(["paying", "delivering"])),
    failure: z.nullable(z.enum(["declined", "insufficient_funds", "cancelled", "expired", "other"])),
    placedAt: z.string(),
    email: z.string(),
    planCode: z.string(),
    kind: z.enum(["day_pass", "fixed"]),
    area: z.string(),
    areaName: z.string(),
    allowanceMb: z.int(),
    days: z.int(),
    quantity: z.int(),
    unitPrice: MoneyAmount,
    total: MoneyAmount,
    method: z.nullable(z.enum(paymentMethods)),
    esims: z.array(EsimToInstall),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
