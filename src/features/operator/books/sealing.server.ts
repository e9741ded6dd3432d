import { createHash } from "node:crypto";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SealedBook } from "../../../platform/database/tables.ts";
import { isOverADay, monthBeside, monthOf } from "./rules.ts";
import { firstAndLastEntry, sealsOf, type Booked, type booksIn } from "./store.server.ts";

/** Months are sealed one after the other, so that one date says up to where the books are closed. */
export async function monthToSeal(db: DbOrTx, month: string, now: Date) {
  const [{ sealed, last }, { first }] = await Promise.all([sealsOf(db, month), firstAndLastEntry(db)]);
  const next = last ? monthBeside(last, 1) : first && monthOf(first);
  return { sealed, canBeSealed: month === next && isOverADay(month, now) };
}

/** The accounts in which something was ever booked. */
export function sealedBooks(found: Awaited<ReturnType<typeof booksIn>>): SealedBook[] {
  return found
    .filter(({ before, entries }) => before !== 0 || entries > 0)
    .map(({ account, currency, before, debit, credit }) => ({ account, currency, before, debit, credit }));
}

/** Equal for equal figures: what is sealed is what was looked at. */
export function seenFigures(books: readonly SealedBook[]): string {
  return createHash("sha256").update(JSON.stringify(books)).digest("base64url");
}

/**
 * Whether the sums by hour are those of the entries: a seal is for good, the sums are made again each night. What was
 * there before the month needs no look: it was compared when the month before was sealed.
 */
export function areAllSummed(books: readonly SealedBook[], booked: readonly Booked[]): boolean {
  const moved = books.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  return (
    moved.length === booked.length &&
    booked.every((one) =>
      moved.some(
        (book) =>
          book.account === one.account &&
          book.currency === one.currency &&
          book.debit === one.debit &&
          book.credit === one.credit,
      ),
    )
  );
}
