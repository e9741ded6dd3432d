import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { SealMonth } from "./contract.ts";
import { spanOf } from "./rules.ts";
import { areAllSummed, monthToSeal, sealedBooks, seenFigures } from "./sealing.server.ts";
import { bookedIn, booksIn, holdBookings, putSealed } from "./store.server.ts";

export const sealMonth = operation(SealMonth, (wish, context) => {
  const { month, seen } = wish;
  const { db, caller, now } = context;
  return once(db, { path: SealMonth.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "seal_books");
    await holdBookings(tx).catch((error: unknown) => {
      if ((error as { code?: string }).code === lockNotAvailable) return refuse("TRY_AGAIN_LATER");
      throw error;
    });
    if (!(await monthToSeal(tx, month, now)).canBeSealed) return refuse("MONTH_NOT_DUE");
    const span = spanOf(month);
    const books = sealedBooks(await booksIn(tx, span));
    if (seenFigures(books) !== seen) return refuse("RECORD_CHANGED");
    if (!areAllSummed(books, await bookedIn(tx, span))) return refuse("TRY_AGAIN_LATER");
    await putSealed(tx, {
      month,
      until: span.to,
      sealed_at: now,
      staff_id: caller.staffId,
      books: JSON.stringify(books),
    });
    await recordAction(tx, byCaller(context), "month_sealed", { on: { kind: "month", id: month } });
    return { month };
  });
});

/** SQLSTATE. */
const lockNotAvailable = "55P03";
