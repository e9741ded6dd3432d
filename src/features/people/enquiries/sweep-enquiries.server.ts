import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { filesToSweep, noteFileGone, objectsOf } from "./files-store.server.ts";
import { forgetDraftsOn } from "./forget-drafts.server.ts";
import { draftHours, keptDays } from "./rules.ts";
import { dropEmptyDrafts, forgetOldEnquiries, leaveOldDrafts } from "./sweep-store.server.ts";

const inOneGo = 100;

/**
 * Every five minutes: what was never sent, and what is past its time, goes; the objects first, then the note that they are
 * gone, so that a kill in between deletes them once more.
 */
export const sweepEnquiries = repeatedJob("sweep-enquiries", "*/5 * * * *", async (shop): Promise<void> => {
  const { db } = shop;
  const now = shop.clock();
  const before = new Date(now.getTime() - draftHours * hourMs);
  await leaveOldDrafts(db, before);
  const forgotten = await forgetOldEnquiries(db, new Date(now.getTime() - keptDays * dayMs), now);
  await forgetDraftsOn(db, forgotten);
  await sweep(shop, now);
  await dropEmptyDrafts(db, before);
});

async function sweep({ db, objects }: Pick<Shop, "db" | "objects">, now: Date): Promise<void> {
  for (;;) {
    const files = await filesToSweep(db, inOneGo);
    for (const file of files) {
      for (const object of objectsOf(file)) await objects.delete(object);
      await noteFileGone(db, file.id, now);
    }
    if (files.length < inOneGo) return;
  }
}
