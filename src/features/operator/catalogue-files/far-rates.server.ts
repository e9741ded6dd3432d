import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isFarFrom, momentOfRate, type ExchangeRateRecord } from "../../sales/payments/exchange-rate-rules.ts";
import { allRates } from "../../sales/payments/rates-store.server.ts";
import { problemsOn, rowsOf, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import type { Problem } from "../catalogue-import/problem.server.ts";

/**
 * Rates that a file lets hold, by a line or by one that it lacks, and that a form would ask about: a slipped point costs
 * every refund of the day, and without any rate nobody pays with a wallet.
 */
export async function farRatesIn(
  tx: DbOrTx,
  sheet: Sheet<ExchangeRateRecord> | undefined,
  now: Date,
  speech: FileSpeech,
): Promise<Problem[]> {
  if (!sheet) return [];
  const stored = await allRates(tx);
  const listed = rowsOf(sheet).map((row) => ({ ...row, valid_from: new Date(row.valid_from) }));
  const isListed = new Set(listed.map(momentOfRate));
  const staying = stored.filter((rate) => rate.who !== null && !isListed.has(momentOfRate(rate)));
  const [holding, willHold] = [newestOf(stored, now), newestOf([...listed, ...staying], now)];
  const known = new Map(stored.map((rate) => [momentOfRate(rate), Number(rate.rate)]));

  const inLines = problemsOn(
    sheet,
    (row) => {
      const [former, next] = [holding.get(pairOf(row)), willHold.get(pairOf(row))];
      const moment = momentOfRate(row);
      const isToCome = new Date(row.valid_from!) > now;
      const isAsked = isToCome ? known.get(moment) !== Number(row.rate) : next && momentOfRate(next) === moment;
      if (!former || !isAsked || !isFarFrom(former.rate, row.rate!)) return [];
      return [wrong("rate", "rate_for_the_form", former.rate)];
    },
    speech,
  );
  const ofNoLine = [...holding].flatMap(([pair, former]): Problem[] => {
    const next = willHold.get(pair);
    if (!next) return [{ file: sheet.file, text: speech.file.noRateLeft(pair, former.rate) }];
    if (isListed.has(momentOfRate(next)) || !isFarFrom(former.rate, next.rate)) return [];
    return [{ file: sheet.file, text: speech.file.olderRateFar(pair, next.rate, former.rate) }];
  });
  return [...inLines, ...ofNoLine];
}

type Beginning = { base: string; quote: string; rate: string; valid_from: Date };

/** The one that holds of each pair. */
function newestOf(rates: readonly Beginning[], now: Date): Map<string, Beginning> {
  const begun = rates.filter(({ valid_from }) => valid_from <= now);
  const inTurn = begun.toSorted((one, other) => one.valid_from.getTime() - other.valid_from.getTime());
  return new Map(inTurn.map((rate) => [pairOf(rate), rate]));
}

const pairOf = ({ base, quote }: { base?: string | undefined; quote?: string | undefined }) => `${base} → ${quote}`;
