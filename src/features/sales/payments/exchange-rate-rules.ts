import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { choice, matching, Moment, namesBesideEnglish, text } from "../../../kernel/record-fields.ts";
import { fault, wrong } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";

const CurrencyCode = choice(...currencies);

const fields = z.object({
  base: CurrencyCode,
  quote: CurrencyCode,
  /** A string: a rate is an exact decimal. */
  rate: matching(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, 17, fault("rate")),
  /** In English; shown in languages that have no name of their own for it. */
  source: text(200),
  source_names: namesBesideEnglish,
  valid_from: Moment,
});

export type ExchangeRateRecord = z.output<typeof fields>;

export const exchangeRateRecord: RecordKind<ExchangeRateRecord> = {
  fields,
  unique: { valid_from: ({ base, quote, valid_from }) => together(base, quote, valid_from) },
  *rules({ base, quote }) {
    if (base && base === quote) yield wrong("quote", "other_currency");
  },
};

/** What is one of a kind: a pair of currencies and the moment from which the rate holds. */
export const momentOfRate = ({ base, quote, valid_from }: MomentOfRate): string =>
  [base, quote, valid_from && new Date(valid_from).getTime()].join(" ");

type MomentOfRate = { base?: string | undefined; quote?: string | undefined; valid_from?: string | Date | undefined };

/** A tenth off: rates of these currencies move less in a month, and a slipped point moves them more. */
export const isFarFrom = (former: string, rate: string): boolean => Math.abs(Number(rate) / Number(former) - 1) > 0.1;
