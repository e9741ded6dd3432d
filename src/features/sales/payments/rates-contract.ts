import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";

const Currency = z.enum(currencies, "choose");
const Moment = z.string("empty").check(z.iso.datetime({ error: "format" }));
const Rate = z.object({
  rate: z.string(),
  source: z.string(),
  sourceNames: z.record(z.string(), z.string()),
  from: z.string(),
  /** Null: by an operator's file. */
  who: z.nullable(z.string()),
});

export const GetRates = endpoint({
  path: "/staff/getRates",
  summary: "The exchange rates of the shop: for each pair of currencies the one that holds.",
  caller: "staff",
  right: "see_settings",
  input: z.object({}),
  output: z.object({
    rates: z.array(z.object({ base: Currency, quote: Currency, now: z.nullable(Rate) })),
  }),
});

export const GetRateHistory = endpoint({
  path: "/staff/getRateHistory",
  summary: "The rates of a pair of currencies, the newest first; one that is still to come is among them.",
  caller: "staff",
  right: "see_settings",
  input: z.object({ base: Currency, quote: Currency }),
  output: z.object({ history: z.array(Rate) }),
});

export const SetRate = endpoint({
  path: "/staff/setRate",
  summary: "An exchange rate that holds from now on, by the rules of the importer's file.",
  caller: "staff",
  right: "edit_settings",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    base: Currency,
    quote: Currency,
    /** Since when the rate holds that was seen; null: there was none. */
    seen: z.nullable(Moment),
    /** Checked with the rules of a file's row. */
    rate: z.string(),
    source: z.string(),
    sourceNames: z.record(z.string(), z.string()),
    /** That a rate far from the one before is meant. */
    isSure: z.boolean(),
    reason: shortText(300).check(z.minLength(1, "empty")),
  }),
  output: z.object({ from: z.string() }),
  refusals: ["RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
