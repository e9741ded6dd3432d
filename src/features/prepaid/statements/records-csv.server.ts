import { prepaidRecordsWords } from "../../../i18n/prepaid-records.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { amountText, money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { linesAt, orderOf, type ReadCard } from "./store.server.ts";

const readAtOnce = 1000;
const bytesOfNumber = 8;

/**
 * All records of six months as they are when it begins, written out as they are read: what is in memory is their order
 * and a thousand of them, and no connection waits for whoever fetches it.
 */
export async function* recordsCsv(db: Db, card: ReadCard, language: Language): AsyncGenerator<string> {
  const words = prepaidRecordsWords(language);
  const inHkd = (name: string) => `${name} (${prepaidCurrency})`;
  const { order, until } = await orderOf(db, card);
  const head = [words.when, words.kind, words.where, words.network, words.bytes];
  yield byteOrderMark + csv([[...head, inHkd(words.amount), inHkd(words.balance)]]);
  let left = until;
  for (let from = 0; from < order.length; from += readAtOnce * bytesOfNumber) {
    const { lines, rest } = await linesAt(db, card, numbersIn(order, from), left);
    left = rest;
    yield csv(
      lines.map(({ at, kind, country, carrier, bytes, amount, balance }) => [
        at.toISOString(),
        words.kinds[kind],
        country ?? "",
        carrier ?? "",
        String(bytes ?? ""),
        plain(amount),
        plain(balance),
      ]),
    );
  }
}

function numbersIn(order: Buffer, from: number): bigint[] {
  const count = Math.min(readAtOnce, (order.length - from) / bytesOfNumber);
  return Array.from({ length: count }, (_, place) => order.readBigInt64BE(from + place * bytesOfNumber));
}

const plain = (amount: number) => amountText(money(amount, prepaidCurrency)).replace("−", "-").replaceAll(",", "");
