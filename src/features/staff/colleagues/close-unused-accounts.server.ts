import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closesAt } from "../members/rules.ts";
import { awaitedMembers } from "../members/store.server.ts";
import { lockMembers } from "./store.server.ts";
import { takeWaysIn } from "./take-ways-in.server.ts";

/**
 * Of whoever was invited and has set up no second factor since. Behind the rows of all of staff, as a colleague decides:
 * who joins in this very moment has a key by then, or finds no link any more.
 */
export const closeUnusedAccounts = repeatedJob(
  "close-unused-accounts",
  "*/10 * * * *",
  ({ db, clock }): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const now = clock();
      await lockMembers(tx);
      const due = (await awaitedMembers(tx)).filter(({ awaited_since }) => closesAt(awaited_since) <= now);
      for (const { id } of due) {
        await takeWaysIn(tx, id);
        await recordAction(tx, { who: "the shop", now }, "staff_account_closed", { on: { kind: "staff", id } });
      }
    }),
);
