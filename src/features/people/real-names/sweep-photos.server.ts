import { hourMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { dropOldDrafts, forgetDue, lockUnanswered } from "./forget-store.server.ts";
import { dropEndedFormHandOvers } from "./form-hand-over-store.server.ts";
import { dropEndedHandOvers } from "./hand-over-store.server.ts";
import { notePhotoGone, objectOf, takePhotosToSweep } from "./photos-store.server.ts";
import { draftHours } from "./rules.ts";
import { sealContact } from "./sealed-contact.server.ts";

/** An upload that takes longer has been given up. */
const longestWriting = hourMs;
const inOneGo = 200;

/**
 * Every five minutes: drafts that were never sent and registrations whose time is over lose their details, and whatever
 * photograph nobody needs any more is deleted. The object first, then the note that it is gone, once the store says so when
 * it is asked again: killed in between, it is deleted once more.
 */
export const sweepPhotos = repeatedJob("sweep-real-names", "*/5 * * * *", async (shop): Promise<void> => {
  const now = shop.clock();
  await dropOldDrafts(shop.db, new Date(now.getTime() - draftHours * hourMs), now);
  await forget(shop, now);
  await dropEndedHandOvers(shop.db, now);
  await dropEndedFormHandOvers(shop.db, now);
  await sweep(shop, now);
});

/** Once a day: whoever looks for what a crash left half written looks through the whole store. */
export const sweepHalves = repeatedJob("sweep-halves", "50 3 * * *", ({ objects, clock }) =>
  objects.dropHalves(new Date(clock().getTime() - longestWriting)),
);

/** Whoever never answered is told, by the contact that is forgotten with the rest. */
function forget({ db, vault }: Pick<Shop, "db" | "vault">, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const lapsed = await lockUnanswered(tx, now);
    await forgetDue(tx, now);
    await addJobs(
      tx,
      lapsed.map(({ id, ...contact }) => ({
        name: "tell-real-name-lapsed" as const,
        payload: { id, ...sealContact(vault, contact) },
        once: `tell-real-name-lapsed:${id}`,
      })),
    );
  });
}

async function sweep({ db, objects }: Pick<Shop, "db" | "objects">, now: Date): Promise<void> {
  for (;;) {
    const ids = await takePhotosToSweep(db, new Date(now.getTime() - longestWriting), inOneGo);
    for (const id of ids) {
      await objects.delete(objectOf(id));
      if (await objects.get(objectOf(id))) throw new Error(`the store still has a photograph that it deleted: ${id}`);
      await notePhotoGone(db, id, now);
    }
    if (ids.length < inOneGo) return;
  }
}
