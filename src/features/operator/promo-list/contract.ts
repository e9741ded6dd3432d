import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { promoFilter } from "./promo-filter.ts";
import { promoStates, promoViews } from "./rules.ts";

const Code = shortText(40).check(z.minLength(1, "empty"));

const Promo = z.object({
  code: z.string(),
  state: z.enum(promoStates),
  kind: z.enum(["percent", "amount"]),
  percent: z.nullable(z.int()),
  amounts: z.array(z.object({ currency: z.enum(currencies), amount: z.int() })),
  firstOrder: z.boolean(),
  /** Null: every plan. */
  planCodes: z.nullable(z.array(z.string())),
  validFrom: z.string(),
  validUntil: z.string(),
  stoppedAt: z.nullable(z.string()),
  totalLimit: z.nullable(z.int()),
  perBuyerLimit: z.nullable(z.int()),
  /** Orders placed with it, but for those that were closed unpaid. */
  uses: z.int(),
  /** What it took off paid orders, less what refunds brought back: from the ledger, by currency. */
  cost: z.array(MoneyAmount),
  madeByStaff: z.boolean(),
});

export const GetPromoCodes = endpoint({
  path: "/staff/getPromoCodes",
  summary: "Promo codes by name, 50 at a time, with their uses and what they cost.",
  caller: "staff",
  right: "see_promos",
  input: z.object({
    view: z.optional(z.enum(promoViews, "choose")),
    /** The beginning of a code. */
    search: z.optional(shortText(40)),
    ...promoFilter,
    after: z.optional(Code),
  }),
  output: z.object({
    views: z.array(z.object({ view: z.enum(promoViews), count: z.int() })),
    promos: z.array(Promo),
    older: z.nullable(z.string()),
    /** As many were looked through as are at once; the page behind goes on. */
    isCut: z.boolean(),
  }),
});

const Series = z.object({
  prefix: z.string(),
  madeAt: z.string(),
  who: z.string(),
  codes: z.int(),
  used: z.int(),
  isStopped: z.boolean(),
});

export const GetPromoSeries = endpoint({
  path: "/staff/getPromoSeries",
  summary: "The newest 20 series of promo codes, and one of them with what its codes are worth.",
  caller: "staff",
  right: "see_promos",
  input: z.object({ prefix: z.optional(Code) }),
  output: z.object({
    series: z.array(Series),
    /** The one that was asked for; `promo` is what each of its codes is worth. */
    open: z.nullable(z.object({ ...Series.shape, promo: Promo })),
  }),
});

export const GetPromoCode = endpoint({
  path: "/staff/getPromoCode",
  summary: "One promo code with its uses and what it cost.",
  caller: "staff",
  right: "see_promos",
  input: z.object({ code: Code }),
  output: Promo,
  refusals: ["NOT_FOUND"],
});
