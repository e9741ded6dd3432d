import * as z from "zod/mini";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { dayRules, planKinds, planScopes } from "../../../kernel/plan-terms.ts";
import { Amount } from "../../../kernel/record-fields.ts";
import { PlanCard } from "./contract.ts";
import type { PriceWarning } from "./price-warnings.ts";
import { Cards } from "./staff-contract.ts";

const Code = shortText(80).check(z.minLength(1, "empty"));
const Version = z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format"));
type Prices = Record<Currency, { amount: number; was: number | null }>;

/** A plan's prices whole; the rules of the plan judge them, so that each problem stands at its cell. */
export const Changes = z.array(z.object({ code: Code, version: Version, prices: z.custom<Prices>() })).check(
  z.minLength(1, "empty"),
  z.maxLength(200, "long"),
  z.refine((changes) => new Set(changes.map(({ code }) => code)).size === changes.length, "choose"),
);

const Differences = z.array(
  z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);

/** The cells of a plan as typed, right or not, and `shown`: what they said when somebody began. */
const Entries = z.record(
  z.string().check(z.maxLength(20, "long")),
  z.string("empty").check(z.maxLength(200, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format")),
);

export const GetPrices = endpoint({
  path: "/staff/getPrices",
  summary: "What plans on sale cost in each currency, by place and there as the shop has them, 50 at a time.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({
    search: z.optional(shortText(60)),
    kind: z.optional(z.enum(planKinds, "choose")),
    /** Those alone that the caller has typed into. */
    drafted: z.optional(z.boolean()),
    /** The plan that the page before ended with. */
    after: z.optional(Code),
  }),
  output: z.object({
    plans: z.array(
      z.object({
        code: z.string(),
        version: Version,
        kind: z.enum(planKinds),
        scope: z.enum(planScopes),
        area: z.string(),
        areaName: z.string(),
        allowanceMb: z.int(),
        days: z.nullable(z.int()),
        speedAfterKbps: z.int(),
        dayRule: z.nullable(z.enum(dayRules)),
        prices: z.record(z.enum(currencies), z.object({ amount: z.int(), was: z.nullable(z.int()) })),
        cost: z.nullable(z.object({ amount: z.int(), currency: z.enum(currencies) })),
        /** Where the least is left, with the cost at the rates of today. */
        margin: z.nullable(z.object({ currency: z.enum(currencies), percent: z.int() })),
        /** Pieces that were paid for, of the orders of the last 28 days. */
        sold: z.int(),
        /** What the caller has typed and not published. */
        draft: z.nullable(z.object({ version: Version, entries: Entries, savedAt: z.string() })),
        /** Colleagues who are at the same plan. */
        others: z.array(z.object({ who: z.string(), savedAt: z.string() })),
      }),
    ),
    /** How many plans on sale the caller has typed into. */
    drafted: z.int(),
    /** What one of each currency is worth in yuan today. */
    rates: z.partialRecord(z.enum(currencies), z.number()),
    /** The day of the rates that costs are converted at. */
    ratesOf: z.nullable(z.string()),
    older: z.nullable(z.string()),
  }),
});

export const KeepPriceDrafts = endpoint({
  path: "/staff/keepPriceDrafts",
  summary: "Keeps the cells of plans on sale as typed, valid or not; without entries the draft of a plan is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    drafts: z
      .array(
        z.object({
          code: Code,
          version: Version,
          entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 10, "long"))),
        }),
      )
      .check(
        z.maxLength(200, "long"),
        z.refine((drafts) => new Set(drafts.map(({ code }) => code)).size === drafts.length, "choose"),
      ),
  }),
  output: z.object({}),
});

export const GetPricedCard = endpoint({
  path: "/staff/getPricedCard",
  summary: "A plan as a traveller would see it at a price that is being typed; changes nothing.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({
    code: Code,
    language: z.enum(fullyOffered, "choose"),
    currency: z.enum(currencies, "choose"),
    amount: Amount,
    was: z.nullable(Amount),
  }),
  output: z.object({ card: PlanCard }),
  refusals: ["NOT_FOUND"],
});

export const LookThroughPrices = endpoint({
  path: "/staff/lookThroughPrices",
  summary: "What publishing these prices would change, and what to look at twice; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ changes: Changes }),
  output: z.object({
    plans: z.array(
      z.object({ code: z.string(), differences: Differences, warnings: z.array(z.custom<PriceWarning>()) }),
    ),
    cards: z.array(z.object({ code: z.string(), cards: Cards })),
    sales: z.array(z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() })),
    margin: z.nullable(z.object({ before: z.int(), after: z.int() })),
    breakEven: z.nullable(z.int()),
  }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const PublishPrices = endpoint({
  path: "/staff/publishPrices",
  summary: "Prices of many plans at once, all or none. The versions make a repeat harmless.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ changes: Changes }),
  output: z.object({ plans: z.int(), prices: z.int(), isProposed: z.boolean() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});
