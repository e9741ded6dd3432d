import { dayMs, hourMs, minuteMs } from "../../../kernel/duration.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { ledgerHours } from "./ledger-hours-store.server.ts";
import { salesHours } from "./sales-hours-store.server.ts";

const kept = [ledgerHours, salesHours];

/** An entry has the time at which its transaction began, by its process's clock: for so long it may still arrive. */
const graceMs = 30 * minuteMs;
/** What arrived later than that, after a wrong clock or a frozen process, is found by summing these days again. */
const againMs = 3 * dayMs;

/** Sums the ledger's hours that are over (`ledger_hours`, `sales_hours`). */
export const sumLedger = repeatedJob("sum-ledger", "35 * * * *", async ({ db, clock }): Promise<void> => {
  await sumUntil(db, hourBefore(clock().getTime() - graceMs));
});

/** Before the nightly proof compares the sums with the entries. */
export const sumLedgerAgain = repeatedJob("sum-ledger-again", "50 2 * * *", async ({ db, clock }): Promise<void> => {
  for (const { lockedSummedUntil, dropHours } of kept)
    await db.transaction().execute(async (tx) => {
      if (await lockedSummedUntil(tx)) await dropHours(tx, hourBefore(clock().getTime() - againMs));
    });
  await sumUntil(db, hourBefore(clock().getTime() - graceMs));
});

/** One transaction for each stretch; a second process that sums at the same time waits and finds nothing left. */
export async function sumUntil(db: Db, until: Date): Promise<void> {
  for (const { lockedSummedUntil, sumHours } of kept) {
    let isDone = false;
    while (!isDone)
      isDone = await db.transaction().execute(async (tx) => {
        const from = await lockedSummedUntil(tx);
        return !from || from >= until || (await sumHours(tx, from, until)) >= until;
      });
  }
}

const hourBefore = (instant: number): Date => new Date(instant - (instant % hourMs));
