import { amountText, money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { linesOf, type ReadCard } from "./store.server.ts";

const head = ["at", "kind", "country", "network", "bytes", "amount_hkd", "balance_hkd"];
const readAtOnce = 1000;

/** All records of six months as they are when it begins, written out as they are read. */
export async function* recordsCsv(db: Db, card: ReadCard): AsyncGenerator<string> {
  yield byteOrderMark + csv([head]);
  let place: Awaited<ReturnType<typeof linesOf>>["reached"];
  for (;;) {
    const { lines, reached } = await linesOf(db, card, { place, most: readAtOnce });
    yield csv(
      lines.map(({ at, kind, country, carrier, bytes, amount, balance }) => [
        at.toISOString(),
        kind,
        country ?? "",
        carrier ?? "",
        String(bytes ?? ""),
        plain(amount),
        plain(balance),
      ]),
    );
    place = reached;
    if (lines.length < readAtOnce) return;
  }
}

const plain = (amount: number) => amountText(money(amount, prepaidCurrency)).replace("−", "-").replaceAll(",", "");
