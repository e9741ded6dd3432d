import { Readable } from "node:stream";
import { booksWords } from "../../../i18n/books.server.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetEntries } from "./contract.ts";
import { daysSpan, occasionOf, spanOf, type Span } from "./rules.ts";
import { entriesOf } from "./store.server.ts";

const readAtOnce = 1000;

/** The entries that the address names, all pages, the newest first; written out as they are read. */
export function entriesCsv(db: Db): FileOfSite {
  return async ({ query, language, ask }) => {
    const { account, currency, month, from, to } = query as Record<string, string | undefined>;
    const wish = { account, currency, ...(from && to ? { days: { from, to } } : month !== undefined && { month }) };
    const asked = async () => unwrap((await ask(GetEntries.path, wish)) as Envelope<OutputOf<typeof GetEntries>>);
    const { days, ...first } = await asked();
    const whose = { account: account as LedgerAccount, currency: currency as Currency };
    const span = days ? daysSpan(days) : spanOf(first.month);
    const called = days ? `${days.from}-${days.to}` : first.month;
    return {
      name: `farwave-ledger-${account}-${currency}-${called}.csv`,
      type: "text/csv; charset=utf-8",
      file: Readable.from(lines(db, { ...whose, ...span }, { language, asked }), { highWaterMark: 1 }),
    };
  };
}

type Whose = Span & { account: LedgerAccount; currency: Currency };
type Asking = { language: Language; asked: () => Promise<unknown> };

async function* lines(db: Db, whose: Whose, { language, asked }: Asking): AsyncGenerator<string> {
  const { accounts, entries: words } = booksWords(language);
  yield byteOrderMark + csv([words.fileColumns]);
  let place: { micros: string; id: string } | undefined;
  for (;;) {
    const rows = await entriesOf(db, { ...whose, towards: "older", place }, readAtOnce);
    // whoever has lost the right meanwhile reads no further
    await asked();
    yield csv(
      rows.map(({ at, occasion, order_number: order, amount }) => [
        at.toISOString(),
        accounts[whose.account],
        words.occasions[occasionOf(occasion)],
        order ?? "",
        whose.currency,
        (amount / 100).toFixed(2),
      ]),
    );
    if (rows.length < readAtOnce) return;
    place = rows.at(-1)!;
  }
}
