import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { Photograph } from "../../../platform/photographs/open-photograph.server.ts";
import { beginPhoto, objectOf, partOf } from "./photos-store.server.ts";
import type { PhotoSlot } from "./rules.ts";
import { keyOf } from "./sealed-details.server.ts";
import type { RealName } from "./store.server.ts";

type Putting = Pick<Context, "db" | "objects" | "objectKeys" | "now">;

/** The row first, then the bytes, sealed by the registration's own key; it counts once it is kept. Its id. */
export async function putPhoto(
  realName: RealName,
  { slot, jpeg, warnings }: Pick<Photograph, "jpeg"> & { slot: PhotoSlot; warnings: readonly string[] },
  { db, objects, objectKeys, now }: Putting,
): Promise<string> {
  const id = randomUUID();
  const photo = { id, real_name_id: realName.id, slot, bytes: jpeg.length, warnings: [...warnings], added_at: now };
  await beginPhoto(db, photo);
  const sealed = keyOf(objectKeys, realName).seal(jpeg, partOf(id));
  await unlessAway(objects.put(objectOf(id), sealed));
  return id;
}

/** A store that is away is there later. */
export const unlessAway = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? new Refusal("TRY_AGAIN_LATER") : error;
  });
