import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount } from "../../../kernel/fields.ts";
import { overviewRanges } from "./rules.ts";

const Figures = z.object({ sales: MoneyAmount, payments: z.int(), refunded: MoneyAmount });
const Line = z.array(z.object({ at: z.string(), amount: z.int() }));

export const GetOverview = endpoint({
  path: "/staff/getOverview",
  summary: "Sales, payments and refunds of one currency today, in 7 or 28 days, against the same time before.",
  caller: "staff",
  right: "see_finance",
  input: z.object({
    /** Days; today, unless said. */
    range: z.optional(z.enum(overviewRanges, "choose")),
    currency: z.optional(z.enum(currencies, "choose")),
  }),
  output: z.object({
    range: z.enum(overviewRanges),
    currency: z.enum(currencies),
    /** In whose days these are. */
    zone: z.string(),
    now: z.string(),
    figures: Figures,
    /** One week before, four weeks for 28 days, up to the same time of day. */
    before: Figures,
    sameMoment: z.string(),
    /** When the last of these days ends. */
    end: z.string(),
    /** Sales so far at the beginning of each hour or day; the last is now. */
    line: Line,
    /** The time before, to its end. */
    lineBefore: Line,
    /** Why money went back, most first; `was`: the time before. */
    reasons: z.array(z.object({ reason: z.string(), refunds: z.int(), amount: MoneyAmount, was: MoneyAmount })),
  }),
});

const Visits = z.object({ visitors: z.int(), sawPlans: z.int(), ordered: z.int(), paid: z.int() });
const FirstDays = z.object({ esims: z.int(), online: z.int() });

export const GetReached = endpoint({
  path: "/staff/getReached",
  summary:
    "How far visitors came, of those who agreed to being counted, and how many eSIMs were online on their first day.",
  caller: "staff",
  right: "see_orders",
  input: z.object({ range: z.optional(z.enum(overviewRanges, "choose")) }),
  output: z.object({
    range: z.enum(overviewRanges),
    zone: z.string(),
    now: z.string(),
    /** Counted in whole hours up to `until`, and the time before up to the same; null: nothing was counted yet. */
    visits: z.nullable(z.object({ until: z.string(), is: Visits, was: Visits })),
    /** By the hour in which the first day ended. */
    firstDays: z.nullable(z.object({ until: z.string(), is: FirstDays, was: FirstDays })),
  }),
});
