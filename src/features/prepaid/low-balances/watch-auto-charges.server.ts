import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { lockAgreement } from "../../sales/saved-cards/agreements-store.server.ts";
import { monthOf } from "../../sales/saved-cards/rules.ts";
import { cappedBefore, noteDone, refusedCharges, settleRefused } from "./charges-store.server.ts";
import { stopAndTell } from "./stop-and-tell.server.ts";

const atOnce = 200;

/** Every minute: how charges ended. A refused payment card is not tried again: it is off until its owner has looked at it. */
export const watchAutoCharges = repeatedJob("watch-auto-charges", "* * * * *", async ({ db, clock }) => {
  await noteDone(db);
  for (const refused of await refusedCharges(db, atOnce)) {
    await db.transaction().execute(async (tx) => {
      const locked = await lockAgreement(tx, "prepaid_auto_top_ups", refused);
      if (!locked || !(await settleRefused(tx, refused))) return;
      await stopAndTell(tx, locked.auto, refused.why, clock());
      // another owner of the card may have agreed, too
      await lookSoon(tx, refused.iccid);
    });
  }
});

/**
 * A new month has a cap of its own: a card that ran out meanwhile would never be looked at again by its use. Just after
 * midnight in Hong Kong.
 */
export const beginCapAnew = repeatedJob("begin-cap-anew", "5 16 * * *", async ({ db, clock }: Shop): Promise<void> => {
  for (const iccid of await cappedBefore(db, monthOf(clock()))) await lookSoon(db, iccid);
});

const lookSoon = (db: DbOrTx, iccid: string) => addJob(db, "look-at-balance", { iccid }, { once: `look:${iccid}` });
