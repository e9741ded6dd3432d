import * as z from "zod";
import { currencies } from "../../../kernel/currency.ts";
import { choice, englishAtLeast, matching, Moment, namesIn, text } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";

const CurrencyCode = choice(...currencies);

const { en: _source, ...otherLanguages } = englishAtLeast;

const cells = z.object({
  base: CurrencyCode,
  quote: CurrencyCode,
  /** Stays text: a rate is an exact decimal. */
  rate: matching(
    /^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/,
    17,
    "must be a decimal above 0 such as 0.9215, with at most ten decimals",
  ),
  /** In English; shown to whoever reads a language that has no name below. */
  source: text(200),
  ...otherLanguages,
  valid_from: Moment,
});

export type ExchangeRate = z.output<typeof cells>;

export const exchangeRatesCsv: CsvFile<ExchangeRate> = {
  file: "exchange-rates.csv",
  cells: cells.shape,
  unique: { valid_from: ({ base, quote, valid_from }) => together(base, quote, valid_from) },
  *rules({ base, quote }) {
    if (base && base === quote) {
      yield { field: "quote", text: `must be another currency than the base (was "${quote}")` };
    }
  },
};

export function exchangeRateRow({ base, quote, rate, source, valid_from, ...names }: ExchangeRate) {
  return { base, quote, rate, source, valid_from, source_names: namesIn({ ...names, en: null }) };
}
