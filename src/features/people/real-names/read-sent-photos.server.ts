import type { ReadDocument } from "../../../kernel/read-document.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { sealReading } from "./kept-reading.server.ts";
import { lookAtPhoto } from "./look-at-photo.server.ts";
import { keepReading, objectOf, partOf } from "./photos-store.server.ts";
import { keyOf } from "./sealed-details.server.ts";
import { beginUnread, noteNobodyLooked, type Unread } from "./unread-store.server.ts";

const inOneGo = 20;
/** A photograph at which nobody could look so often, within two hours, breaks whoever does: a reviewer compares it by eye. */
const mostTries = 6;

/**
 * A reviewer compares with what the photograph says, also where whoever sent it never asked for that: each is read, one after
 * the other and behind those whose holders wait for it. Begun by each form that comes; every minute what was not read then.
 */
export const readSentPhotos = repeatedJob("read-sent-photos", "* * * * *", async (shop): Promise<void> => {
  for (let count = 0; count < inOneGo; count++) {
    const unread = await beginUnread(shop.db, shop.clock());
    if (!unread) return;
    const read = await readingOf(unread, shop);
    if (read !== undefined)
      await keepReading(shop.db, unread.photo, sealReading(keyOf(shop.objectKeys, unread), unread.photo, read));
    else await noteNobodyLooked(shop.db, unread.photo);
  }
});

async function readingOf({ photo, tries, ...keyed }: Unread, shop: Shop): Promise<ReadDocument | null | undefined> {
  const sealed = await shop.objects.get(objectOf(photo));
  if (!sealed) return null;
  const jpeg = keyOf(shop.objectKeys, keyed).open(sealed, partOf(photo));
  const seen = await lookAtPhoto(jpeg, { documents: shop.documents, now: shop.clock() }, { givesWay: true });
  return seen ? seen.read : tries + 1 >= mostTries ? null : undefined;
}
