import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { Network } from "../../catalogue/plans/contract.ts";
import { OrderKey } from "../../sales/orders/contract.ts";

const Days = z.int("number").check(z.gte(1, "range"), z.lte(365, "range"));

/** Signed minor units: a negative difference is refunded. */
const Difference = MoneyAmount;

/**
 * Distinguishes plans of the same size, days and speed: networks in the order's first destination, where traffic
 * reaches the internet, how long it may wait.
 */
const differences = { networks: z.array(Network), breakout: z.array(z.string()), useByDays: z.int() };

export const PlanOffered = z.object({
  code: z.string(),
  kind: z.enum(planKinds),
  area: z.string(),
  areaName: z.string(),
  countryCount: z.int(),
  allowanceMb: z.int(),
  speedAfterKbps: z.int(),
  days: z.int(),
  /** For a day pass: as many days as may be chosen. */
  minDays: z.nullable(z.int()),
  maxDays: z.nullable(z.int()),
  /** Of the whole order, against what was paid. */
  difference: Difference,
  ...differences,
});
export type PlanOffered = z.output<typeof PlanOffered>;

export const WhyNoChange = z.enum([
  "not_paid",
  "being_made",
  "sent",
  "begun",
  "not_known",
  "not_answered",
  "too_late",
  "given_back",
  "refund_asked",
  "supplier",
  "nothing_else",
]);

/** Pain 7 of the market notes: a wrong plan is no loss as long as it has not started. */
export const GetPlanChanges = endpoint({
  path: "/order/getPlanChanges",
  summary: "The plans that an order may still be changed to, each with the difference for the whole order.",
  caller: "anyone",
  input: z.extend(OrderKey, { days: z.optional(Days) }),
  output: z.object({
    why: z.nullable(WhyNoChange),
    current: z.object({ code: z.string(), days: z.int(), ...differences }),
    plans: z.array(PlanOffered),
    /** A change with an unpaid difference. */
    open: z.nullable(
      z.object({
        code: z.string(),
        days: z.int(),
        difference: Difference,
        payPage: z.nullable(z.string()),
        /** By staff; the buyer has not begun to pay for it. */
        isOffered: z.boolean(),
      }),
    ),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const ChangePlan = endpoint({
  path: "/order/changePlan",
  summary:
    "Changes an order's plan before it begins. What costs more is paid first; what costs less is given back. The network has the last word on whether it has begun.",
  caller: "anyone",
  limit: "costly",
  input: z.extend(OrderKey, {
    requestKey: RequestKey,
    planCode: shortText(80),
    days: Days,
    /**
     * The difference shown on the page, signed; if it has changed, the request is refused with the new one
     * (requirements O6).
     */
    expectedDifference: z.int("number").check(z.gte(-2_000_000_000, "range"), z.lte(2_000_000_000, "range")),
    /** For a positive difference. */
    method: z.optional(z.enum(paymentMethods, "choose")),
  }),
  /** `making`: the old plan is ended on the network first, which takes some seconds. */
  output: z.object({
    state: z.enum(["done", "paying", "making"]),
    difference: Difference,
    payPage: z.nullable(z.string()),
  }),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_BUSY",
    "CHANGE_NOT_POSSIBLE",
    "PLAN_NOT_ON_SALE",
    "DAYS_NOT_OFFERED",
    "PRICE_CHANGED",
    "REQUEST_KEY_REUSED",
    "METHOD_NOT_OFFERED",
    "GATEWAY_UNAVAILABLE",
  ],
});
