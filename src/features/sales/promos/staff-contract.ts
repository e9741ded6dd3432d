import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, Email, MoneyAmount, mostAtOnce, RequestKey, shortText } from "../../../kernel/fields.ts";
import { recordOf } from "../../../kernel/record.ts";
import { PromoCode, promoProblems } from "./contract.ts";
import { promoCodeRecord } from "./promo-code-rules.ts";
import { mostInSeries } from "./rules.ts";

export const MakePromoCode = endpoint({
  path: "/staff/makePromoCode",
  summary: "A new promo code. A repeat of the same code in the same words changes nothing.",
  caller: "staff",
  right: "edit_promos",
  limit: "write",
  input: z.object({ promo: recordOf(promoCodeRecord) }),
  output: z.object({ code: z.string() }),
  refusals: ["RIGHT_MISSING"],
});

export const MakePromoSeries = endpoint({
  path: "/staff/makePromoSeries",
  summary: "Up to 1,000 promo codes of one beginning, each for one order.",
  caller: "staff",
  right: "edit_promos",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    /** `code` is the beginning of all of them. */
    promo: recordOf(promoCodeRecord),
    count: z.int("number").check(z.gte(2, "range"), z.lte(mostInSeries, "range")),
  }),
  output: z.object({ prefix: z.string() }),
  refusals: ["REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});

export const StopPromoSeries = endpoint({
  path: "/staff/stopPromoSeries",
  summary: "Ends all codes of a series for good. Repeating it changes nothing.",
  caller: "staff",
  right: "edit_promos",
  limit: "write",
  input: z.object({ prefix: PromoCode }),
  output: z.object({ stopped: z.int() }),
  refusals: ["NOT_FOUND"],
});

export const GetSeriesCodes = endpoint({
  path: "/staff/getSeriesCodes",
  summary: "The codes of a series, to be printed or sent; that they were looked at stands in the trail.",
  caller: "staff",
  right: "edit_promos",
  limit: "write",
  isFresh: true,
  input: z.object({ prefix: PromoCode }),
  output: z.object({ codes: z.array(z.object({ code: z.string(), isUsed: z.boolean(), isStopped: z.boolean() })) }),
  refusals: ["NOT_FOUND"],
});

export const StopPromoCode = endpoint({
  path: "/staff/stopPromoCode",
  summary:
    "Ends a promo code for good: no order is placed with it any more, and no payment begun. Repeating it changes nothing.",
  caller: "staff",
  right: "edit_promos",
  limit: "write",
  input: z.object({ code: PromoCode }),
  output: z.object({ stoppedAt: z.string() }),
  refusals: ["NOT_FOUND", "RIGHT_MISSING"],
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
