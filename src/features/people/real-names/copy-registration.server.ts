import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { beginForm } from "./open-form.server.ts";
import { objectOf, partOf, photosOf } from "./photos-store.server.ts";
import { putPhoto, unlessAway } from "./put-photo.server.ts";
import type { PhotoSlot } from "./rules.ts";
import { keyOf, openDetails, sealDetails, unlessDamaged } from "./sealed-details.server.ts";
import type { RealName } from "./store.server.ts";

export type Copy = { draft: RealName; photos: { id: string; slot: PhotoSlot }[] };

/**
 * A draft with the photographs of a registration, opened and sealed by a key of its own, bound to its row: deleting either
 * leaves nothing that opens the other. Killed before it is sent, it is swept as any draft.
 */
export async function copyRegistration(before: RealName, context: Context): Promise<Copy> {
  const { db, objects, objectKeys } = context;
  const kept = await photosOf(db, before.id);
  if (before.details === null || kept.length === 0) return refuse("REGISTER_ANEW");
  const key = keyOf(objectKeys, before);
  const draft = await beginForm({ channel: before.channel }, context);
  const photos: Copy["photos"] = [];
  // one after the other: each is some megabytes
  for (const { id, slot, warnings } of kept) {
    const sealed = (await unlessAway(objects.get(objectOf(id)))) ?? refuse("REGISTER_ANEW");
    const jpeg = unlessDamaged(() => key.open(sealed, partOf(id))) ?? refuse("REGISTER_ANEW");
    photos.push({ id: await putPhoto(draft, { slot, jpeg, warnings }, context), slot });
  }
  return { draft, photos };
}

/** What the document says, by the key of the copy; what a document before it said stays where it is. */
export function sealedAnew(before: RealName, draft: RealName, { objectKeys }: Pick<Context, "objectKeys">): Buffer {
  const { original: _before, ...details } = openDetails(objectKeys, before) ?? refuse("REGISTER_ANEW");
  return sealDetails(keyOf(objectKeys, draft), details);
}
