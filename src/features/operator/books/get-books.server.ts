import { currencies } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetBooks } from "./contract.ts";
import { monthBeside, monthOf, spanOf } from "./rules.ts";
import { monthToSeal, sealedBooks, seenFigures } from "./sealing.server.ts";
import { booksIn, firstAndLastEntry } from "./store.server.ts";

export const getBooks = operation(GetBooks, async ({ month: wanted }, { db, now }) => {
  const month = wanted ?? monthOf(now);
  const [found, { first, last }, { sealed, canBeSealed }] = await Promise.all([
    booksIn(db, spanOf(month)),
    firstAndLastEntry(db),
    monthToSeal(db, month, now),
  ]);
  const books = found.map(({ account, currency, before, debit, credit, entries }) => ({
    account,
    entries,
    before: money(before, currency),
    debit: money(debit, currency),
    credit: money(credit, currency),
    after: money(before + debit - credit, currency),
  }));
  return {
    month,
    earlier: first && monthOf(first) < month ? monthBeside(month, -1) : null,
    later: last && monthOf(last) > month ? monthBeside(month, 1) : null,
    books: books.filter(({ before, entries }) => before.amount !== 0 || entries > 0),
    left: currencies.map((currency) =>
      money(
        books.reduce((sum, { after }) => sum + (after.currency === currency ? after.amount : 0), 0),
        currency,
      ),
    ),
    sealed: sealed ? { at: sealed.at.toISOString(), who: sealed.who } : null,
    canBeSealed,
    seen: seenFigures(sealedBooks(found)),
  };
});
