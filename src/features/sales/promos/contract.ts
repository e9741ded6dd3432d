import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, Email, MoneyAmount, mostAtOnce, shortText } from "../../../kernel/fields.ts";

/** Why a code is not valid here; the title stays the specification's `Invalid Promo Code.` */
export const promoProblems = [
  "unknown",
  "not_yet",
  "over",
  "used_up",
  "not_this_plan",
  "first_order_only",
  "used_by_you",
  "too_little",
] as const;
export type PromoProblem = (typeof promoProblems)[number];

/** As people type it: any case, spaces around it. */
export const PromoCode = shortText(40);

export const CheckPromoCode = endpoint({
  path: "/order/checkPromoCode",
  summary:
    "What a promo code takes off an order before it is placed. What counts for one buyer is known once the e-mail address is.",
  caller: "anyone",
  limit: "write",
  input: z.object({
    promoCode: PromoCode,
    planCode: shortText(80),
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(365, "range"))),
    quantity: z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range")),
    currency: CurrencyWish,
    email: z.optional(Email),
  }),
  /** `discount` applies to the goods, never to postage. */
  output: z.object({ promoCode: z.string(), discount: MoneyAmount }),
  /** PROMO_INVALID has `reason`, one of `promoProblems`. */
  refusals: ["PROMO_INVALID", "PLAN_NOT_ON_SALE", "DAYS_NOT_OFFERED"],
});
