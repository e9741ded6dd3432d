import * as z from "zod/mini";
import { addJob, addJobs } from "../../../platform/jobs/add-job.server.ts";
import { job, type Job } from "../../../platform/jobs/job.server.ts";
import { pauseBeforeCheck } from "./rules.ts";
import { claimUnchecked } from "./store.server.ts";

const atOnce = 100;
const roundsAMinute = 4;
const Payload = z.object({ round: z.optional(z.int()) });

/**
 * Four times a minute: begins to check the payments that should have been settled by a webhook by now. A job for each
 * payment from its beginning would be a twelfth of what a purchase asks of the database, and nearly always find
 * everything done.
 */
export const watchPayments: Job<"watch-payments", typeof Payload> = {
  ...job("watch-payments", Payload, async ({ round = 1 }, { db, clock }): Promise<void> => {
    // first, so that a round that fails does not end the rounds of its minute
    if (round < roundsAMinute)
      await addJob(
        db,
        "watch-payments",
        { round: round + 1 },
        { once: "watch-payments", inSeconds: 60 / roundsAMinute },
      );
    const now = clock();
    const begunBefore = new Date(now.getTime() - pauseBeforeCheck(0) * 1000);
    for (let found = atOnce; found === atOnce;) {
      found = await db.transaction().execute(async (tx) => {
        const ids = await claimUnchecked(tx, { begunBefore, now, most: atOnce });
        if (ids.length > 0)
          await addJobs(
            tx,
            ids.map((paymentId) => ({ name: "check-payment", payload: { paymentId } })),
          );
        return ids.length;
      });
    }
  }),
  repeats: "* * * * *",
};
