import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { prepaidTariffNames } from "../../../kernel/prepaid-tariff.ts";

/**
 * In HKD. Use and what lapsed are below zero; `bytes`: of use alone; `country`, `place` (its name) and `carrier`: while it
 * is kept where it was.
 */
const StatementLine = z.object({
  kind: z.enum(["top_up", "bonus", "use", "lapse", "overrun", "correction"]),
  at: z.string(),
  country: z.nullable(z.string()),
  place: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  amount: MoneyAmount,
  /** Of the card after this line. */
  balance: MoneyAmount,
});
export type StatementLine = z.output<typeof StatementLine>;

export const GetPrepaidStatement = endpoint({
  path: "/prepaid/getStatement",
  summary:
    "What a prepaid card of the caller was topped up with and used for in the last six months, 50 lines a page, newest first, and the sums of each day. Only of a card that is proven to be the caller's (/account/proveSim, /prepaid/proveCard), or with the pass of such a proof.",
  caller: "perhaps_holder",
  limit: "costly",
  /** `iccid`: optional for a SIM's holder, who has only one. */
  input: z.object({
    iccid: z.optional(shortText(40)),
    pass: z.optional(shortText(64)),
    after: z.optional(shortText(64)),
  }),
  output: z.object({
    iccid: z.string(),
    tariff: z.enum(prepaidTariffNames),
    balance: MoneyAmount,
    from: z.string(),
    lines: z.array(StatementLine),
    /** `after` of the next page; null: there are no older ones within the six months. */
    older: z.nullable(z.string()),
    /** By the operator's calendar, days with use alone, oldest first. */
    days: z.array(z.object({ day: z.string(), bytes: z.number(), amount: MoneyAmount })),
  }),
  refusals: ["NOT_FOUND"],
});
