import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { changesOf, holding } from "../../records/settings/store.server.ts";
import { destroyKeys, dropOldDrafts, forgetDue, lockLapsed } from "./forget-store.server.ts";
import { dropEndedFormHandOvers } from "./form-hand-over-store.server.ts";
import { dropEndedHandOvers } from "./hand-over-store.server.ts";
import { notDeleted, noteNotDeleted, notePhotoGone, objectOf, takePhotosToSweep } from "./photos-store.server.ts";
import { draftHours, termThatHolds } from "./rules.ts";
import { sealContact } from "./sealed-contact.server.ts";

/** An upload that takes longer has been given up. */
const longestWriting = hourMs;
const inOneGo = 200;
const mostInVain = 10;

/**
 * Every five minutes: drafts that were never sent, registrations that nobody decides and those whose time is over lose their
 * details, and whatever photograph nobody needs any more is deleted: first the key that opens it, then the object, then the
 * note that it is gone.
 * Killed in between, it is deleted once more.
 */
export const sweepPhotos = repeatedJob("sweep-real-names", "*/5 * * * *", async (shop): Promise<void> => {
  const now = shop.clock();
  await dropOldDrafts(shop.db, new Date(now.getTime() - draftHours * hourMs), now);
  await forget(shop, now);
  await dropEndedHandOvers(shop.db, now);
  await dropEndedFormHandOvers(shop.db, now);
  await destroyKeys(shop.db);
  await sweep(shop, now);
  await report(shop, now);
});

/** Once a day: whoever looks for what a crash left half written looks through the whole store. */
export const sweepHalves = repeatedJob("sweep-halves", "50 3 * * *", ({ objects, clock }) =>
  objects.dropHalves(new Date(clock().getTime() - longestWriting)),
);

/** Whoever never answered, or never had an answer, is told, by the contact that is forgotten with the rest. */
function forget({ db, vault, config }: Pick<Shop, "db" | "vault" | "config">, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const undecidedBefore = await sentBeforeToEnd(tx, config, now);
    const lapsed = await lockLapsed(tx, { now, undecidedBefore });
    const ids = lapsed.map(({ id }) => id);
    await forgetDue(tx, now, ids);
    await addJobs(
      tx,
      lapsed.map(({ id, state, ...contact }) => ({
        name: "tell-real-name-lapsed" as const,
        payload: { id, isUndecided: state === "received", ...sealContact(vault, contact) },
        once: `tell-real-name-lapsed:${id}`,
      })),
    );
  });
}

const undecidedDays = "keep_undecided_days";
/** Of one setting, within the days that matter; beyond them the shop's own term is the longest. */
const mostChanges = 100;

/** What was sent before it and waits for a reviewer is kept no longer. */
async function sentBeforeToEnd(tx: DbOrTx, config: Shop["config"], now: Date): Promise<Date> {
  const daysOf = (value?: unknown) => holding(undecidedDays, config, value) as number;
  const changes = await changesOf(tx, undecidedDays, mostChanges);
  const terms = changes.map(({ value, changed_at: since }) => ({ days: daysOf(value), since }));
  return new Date(now.getTime() - termThatHolds(terms, daysOf(), now) * dayMs);
}

type Sweeping = Pick<Shop, "db" | "objects" | "log">;

/** One that the store keeps holds up no other; where it keeps so many one after the other, it is broken, and asked later. */
async function sweep({ db, objects, log }: Sweeping, now: Date): Promise<void> {
  const begunBefore = new Date(now.getTime() - longestWriting);
  let inVain = 0;
  for (;;) {
    const ids = await takePhotosToSweep(db, { begunBefore, now }, inOneGo);
    for (const id of ids) {
      if (inVain === mostInVain) return;
      const failure = await deletion(objects, id);
      inVain = failure ? inVain + 1 : 0;
      if (failure) {
        log.warn({ err: failure, photo: id }, "a photograph could not be deleted");
        await noteNotDeleted(db, id, now);
      } else await notePhotoGone(db, id, now);
    }
    if (ids.length < inOneGo) return;
  }
}

/** Gone is what the store says when it is asked again. */
async function deletion(objects: Shop["objects"], id: string): Promise<Error | undefined> {
  try {
    await objects.delete(objectOf(id));
    return (await objects.get(objectOf(id))) && new Error("the store still has a photograph that it deleted");
  } catch (error) {
    return error as Error;
  }
}

const about = { kind: "photo_not_deleted", subject: "photographs" } as const;

async function report({ db }: Sweeping, now: Date): Promise<void> {
  const id = await notDeleted(db);
  if (id === undefined) await closeCaseAbout(db, about, "All of them are deleted.", now);
  else await openCase(db, { ...about, details: { reference: objectOf(id) } }, now);
}
