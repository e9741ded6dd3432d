import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closesAt } from "../members/rules.ts";
import { awaitedMembers } from "../members/store.server.ts";
import { lockMembers } from "./store.server.ts";
import { takeWaysIn } from "./take-ways-in.server.ts";

/**
 * Of whoever was invited and has set up no second factor since. Behind the rows of all of staff, as a colleague decides:
 * who joins in this very moment has a key by then, or finds no link any more. Nobody waits for it while nobody is due.
 */
export const closeUnusedAccounts = repeatedJob(
  "close-unused-accounts",
  "*/10 * * * *",
  async ({ db, clock }): Promise<void> => {
    const now = clock();
    if ((await dueMembers(db, now)).length === 0) return;
    await db.transaction().execute(async (tx) => {
      await lockMembers(tx);
      for (const { id } of await dueMembers(tx, now)) {
        await takeWaysIn(tx, id);
        await recordAction(tx, { who: "the shop", now }, "staff_account_closed", { on: { kind: "staff", id } });
      }
    });
  },
);

async function dueMembers(db: DbOrTx, now: Date) {
  return (await awaitedMembers(db)).filter(({ awaited_since }) => closesAt(awaited_since) <= now);
}
