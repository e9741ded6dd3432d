import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { lockAgreement } from "../../sales/saved-cards/agreements-store.server.ts";
import { noteBought, refusedCharges, settleRefused } from "./charges-store.server.ts";
import { lowPackages, type LowPackage } from "./low-packages.server.ts";
import { stopAndTell } from "./stop-and-tell.server.ts";

const atOnce = 200;

/** Every minute, like usage: tops up packages that run low, and records the outcome of charges. */
export const watchAutoTopUps = repeatedJob("watch-auto-top-ups", "* * * * *", async (shop): Promise<void> => {
  await settleCharges(shop);
  let after: LowPackage | undefined;
  do {
    const low = await lowPackages(shop.db, shop.clock(), { most: atOnce, ...(after && { after }) });
    for (const one of low) await addJob(shop.db, "top-up", one, { once: `top-up:${one.autoTopUpId}` });
    after = low.length === atOnce ? low.at(-1) : undefined;
  } while (after);
});

/** A declined card is not retried: the top-up is off until its owner has looked at it. */
async function settleCharges({ db, clock }: Shop): Promise<void> {
  await noteBought(db);
  for (const refused of await refusedCharges(db, atOnce)) {
    await db.transaction().execute(async (tx) => {
      const locked = await lockAgreement(tx, "auto_top_ups", refused);
      if (locked && (await settleRefused(tx, refused))) await stopAndTell(tx, locked.auto, "card", clock());
    });
  }
}
