import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { mayTry, resetAttempts, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { MasterKeyMissing } from "../../../platform/object-keys.server.ts";
import { sealReading } from "./kept-reading.server.ts";
import { lookAtPhoto, type Seen } from "./look-at-photo.server.ts";
import { keepReading, objectOf, partOf } from "./photos-store.server.ts";
import { keyOf } from "./sealed-details.server.ts";
import { beginUnread, giveUpReading, noteBroken, type Unread } from "./unread-store.server.ts";

/** Others wait for the places that jobs have, and the next run is a minute away. */
const longestMs = 45_000;
/** At most one in all processes; of one that was killed no longer than any takes. */
const runs: AttemptLimit = { what: "runs that read photographs", most: 1, minutes: 3 };

/**
 * A reviewer compares with what the photograph says, also where whoever sent it never asked for that: each is read, one after
 * the other and behind those whose holders wait for it. Begun by each form that comes; every minute what was not read then.
 */
export const readSentPhotos = repeatedJob("read-sent-photos", "* * * * *", async (shop): Promise<void> => {
  const asking = { ...shop, now: shop.clock() };
  if (!(await mayTry(asking, runs, "all"))) return;
  try {
    await readAll(shop);
  } finally {
    await resetAttempts(asking, runs, "all");
  }
});

async function readAll(shop: Shop): Promise<void> {
  const until = shop.clock().getTime() + longestMs;
  while (shop.clock().getTime() < until) {
    const unread = await beginUnread(shop.db, shop.clock());
    if (!unread) return;
    const seen = await look(unread, shop);
    if (seen === "busy") return;
    if (seen === "locked") continue;
    if (seen === "damaged") await giveUpReading(shop.db, unread, shop.clock());
    else if (seen === "broken") await noteBroken(shop.db, unread.photo);
    else await keep(unread, seen.read, shop);
  }
}

const keep = ({ photo, ...keyed }: Unread, read: Seen["read"], { db, objectKeys }: Shop): Promise<void> =>
  keepReading(db, photo, sealReading(keyOf(objectKeys, keyed), photo, read));

type Unseen = "busy" | "locked" | "broken" | "damaged";

/** A store that is away, or a master key that this process does not have, is no fault of the photograph. */
async function look({ photo, ...keyed }: Unread, shop: Shop): Promise<Seen | Unseen> {
  const { objects, objectKeys, documents, log } = shop;
  try {
    const key = keyOf(objectKeys, keyed);
    const sealed = await objects.get(objectOf(photo));
    if (!sealed) return { read: null };
    const jpeg = key.open(sealed, partOf(photo));
    return await lookAtPhoto(jpeg, { documents, now: shop.clock() }, { givesWay: true });
  } catch (error) {
    log.warn({ err: error, photo }, "a photograph could not be read");
    if (error instanceof Refusal && error.code === "REAL_NAME_UNREADABLE") return "damaged";
    if (error instanceof MasterKeyMissing) return "locked";
    return error instanceof StoreUnavailable ? "busy" : "broken";
  }
}
