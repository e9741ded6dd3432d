import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isFarFrom, type ExchangeRateRecord } from "../../sales/payments/exchange-rate-rules.ts";
import { rateRecords, ratesHolding } from "../../sales/payments/rates-store.server.ts";
import { problemsOn, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import type { Problem } from "../catalogue-import/problem.server.ts";

/** Rates that a file brings and that a form would ask about, each at its line: a slipped point costs every refund of the day. */
export async function farRatesIn(
  tx: DbOrTx,
  rates: Sheet<ExchangeRateRecord> | undefined,
  now: Date,
  speech: FileSpeech,
): Promise<Problem[]> {
  if (!rates) return [];
  const holding = await ratesHolding(tx, now);
  const known = new Set((await rateRecords(tx)).map(said));
  return problemsOn(
    rates,
    (row) => {
      const former = holding.find(({ base, quote }) => base === row.base && quote === row.quote);
      const isAsked = former && row.rate && !known.has(said(row)) && isFarFrom(former.rate, row.rate);
      return isAsked ? [wrong("rate", "rate_for_the_form", former.rate)] : [];
    },
    speech,
  );
}

type Said = Partial<Pick<ExchangeRateRecord, "base" | "quote" | "rate" | "valid_from">>;

const said = ({ base, quote, rate, valid_from }: Said) => [base, quote, rate, valid_from].join();
