import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { dropHoursFrom, hourBefore, sumHoursUntil } from "../../../platform/database/kept-hours.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { ledgerHours } from "./ledger-hours-store.server.ts";
import { refundHours } from "./refund-hours-store.server.ts";
import { salesHours } from "./sales-hours-store.server.ts";

const kept = [ledgerHours, salesHours, refundHours];

/** An entry has the time at which its transaction began, by its process's clock: for so long it may still arrive. */
const graceMs = 30 * minuteMs;
/** What arrived later than that, after a wrong clock or a frozen process, is found by summing these days again. */
const againMs = 3 * dayMs;

/** Sums the ledger's hours that are over (`ledger_hours`, `sales_hours`, `refund_hours`). */
export const sumLedger = repeatedJob("sum-ledger", "35 * * * *", async ({ db, clock }): Promise<void> => {
  await sumUntil(db, hourBefore(clock().getTime() - graceMs));
});

/** Before the nightly proof compares the sums with the entries. */
export const sumLedgerAgain = repeatedJob("sum-ledger-again", "50 2 * * *", async ({ db, clock }): Promise<void> => {
  for (const hours of kept) await dropHoursFrom(db, hours, hourBefore(clock().getTime() - againMs));
  await sumUntil(db, hourBefore(clock().getTime() - graceMs));
});

export async function sumUntil(db: Db, until: Date): Promise<void> {
  for (const hours of kept) await sumHoursUntil(db, hours, until);
}
