import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, Email, MoneyAmount, mostAtOnce, shortText } from "../../../kernel/fields.ts";
import { recordOf } from "../../../kernel/record.ts";
import { PromoCode, promoProblems } from "./contract.ts";
import { promoCodeRecord } from "./promo-code-rules.ts";

export const MakePromoCode = endpoint({
  path: "/staff/makePromoCode",
  summary: "A new promo code. A repeat of the same code in the same words changes nothing.",
  caller: "staff",
  right: "edit_promos",
  input: z.object({ promo: recordOf(promoCodeRecord) }),
  output: z.object({ code: z.string() }),
});

export const StopPromoCode = endpoint({
  path: "/staff/stopPromoCode",
  summary:
    "Ends a promo code for good: no order is placed with it any more, and no payment begun. Repeating it changes nothing.",
  caller: "staff",
  right: "edit_promos",
  input: z.object({ code: PromoCode }),
  output: z.object({ stoppedAt: z.string() }),
  refusals: ["NOT_FOUND"],
});

export const TryPromoCode = endpoint({
  path: "/staff/tryPromoCode",
  summary: "What a promo code would take off an order, or why nothing; no use is counted.",
  caller: "staff",
  right: "see_promos",
  input: z.object({
    code: PromoCode,
    planCode: shortText(80).check(z.minLength(1, "empty")),
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(365, "range"))),
    quantity: z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range")),
    currency: CurrencyWish,
    /** Limits per buyer are known with it only. */
    email: z.optional(Email),
  }),
  output: z.object({
    /** Null: it is valid. */
    problem: z.nullable(z.enum(promoProblems)),
    goods: MoneyAmount,
    discount: MoneyAmount,
  }),
  refusals: ["PLAN_NOT_ON_SALE", "DAYS_NOT_OFFERED"],
});
