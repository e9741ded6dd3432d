import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { bookEntries } from "./books.server.ts";
import { cardsBelowZero, isMoreOnItsWay, lockKnownCard } from "./store.server.ts";

/**
 * What the network let cards use beyond their balance is our loss, and an entry says so: nobody owes us for it. Not while
 * more is on its way, which it may have used already: whoever settles that asks again.
 */
export async function forgiveOverruns(tx: DbOrTx, iccids: readonly string[], about: string, now: Date): Promise<void> {
  const { rows } = await sql<{ iccid: string; balance: number }>`
    select iccid, sum(amount)::int as balance from prepaid_entries where iccid = any (${[...iccids]}::text[])
    group by iccid having sum(amount) < 0 order by iccid`.execute(tx);
  const entries = [];
  for (const { iccid, balance } of rows)
    if (!(await isMoreOnItsWay(tx, iccid)))
      entries.push({ iccid, amount: -balance, reason: "The network let it use more than its balance." });
  await bookEntries(tx, "overrun", { about, entries }, now);
}

/** What an earlier version left below zero, of which nobody asks again until the card is used or topped up. */
export const forgiveOldOverruns = repeatedJob("forgive-overruns", "40 3 * * *", async ({ db, clock }) => {
  for (const iccid of await cardsBelowZero(db))
    await db.transaction().execute(async (tx) => {
      await lockKnownCard(tx, iccid);
      await forgiveOverruns(tx, [iccid], randomUUID(), clock());
    });
});
