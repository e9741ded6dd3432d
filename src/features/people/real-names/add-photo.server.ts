import { refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { Photograph } from "../../../platform/photographs/open-photograph.server.ts";
import { AddPhoto } from "./contract.ts";
import { formBehindHandOver } from "./hand-over-key.server.ts";
import { beginForm, openForm } from "./open-form.server.ts";
import { keepPhoto } from "./photos-store.server.ts";
import { putPhoto } from "./put-photo.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { isKeyOfHandOver, type PhotoSlot } from "./rules.ts";
import { isKnownBefore, keptReasons, lockRealName, type RealName } from "./store.server.ts";
import { usable } from "./usable-photograph.server.ts";

/** Of one network in an hour: a family with several documents, and a photograph again and again. */
const photosOfNetwork: AttemptLimit = { what: "photographs of a network", most: 60, minutes: 60, network: true };

type Asking = Context & { caller?: AccountCaller };

/**
 * The row first, then the sealed bytes, then both are one: killed anywhere, what was begun is swept away
 * (sweep-photos.server.ts) and the form goes on with the photograph before.
 */
export const addPhoto = operation(AddPhoto, async ({ photo, ...wish }, context) => {
  await attempt(context, photosOfNetwork, context.visitor.address);
  const earlier = wish.number === undefined ? undefined : await openForm(wish, context);
  const checked = await usable(context.photographs.check(photo));
  const realName = earlier ?? (await beginForm(wish, context));
  await keep(realName, wish, checked, context);
  // a device that was asked for a photograph gets no key that opens more
  const key = wish.key && earlier ? wish.key : keyOfRealName(context.vault, realName.id);
  return { number: realName.number, key, warnings: checked.warnings };
});

async function keep(
  realName: RealName,
  { slot, number = "", key = "" }: { slot: PhotoSlot; number?: string; key?: string },
  photograph: Photograph,
  context: Asking,
): Promise<void> {
  const { db } = context;
  const id = await putPhoto(realName, { slot, ...photograph }, context);
  const isKept = await db.transaction().execute(async (tx) => {
    const locked = await lockRealName(tx, realName.id);
    const { state, decided_at: seenAt } = locked;
    const known = keptReasons(locked).filter(isKnownBefore);
    const askedFor = known.find((reason) => reason.startsWith("photo_")) ?? null;
    // while it was looked at, the code may have ended
    if (isKeyOfHandOver(key)) await formBehindHandOver(tx, { number, key }, context);
    if (state !== "draft" && state !== "again") return false;
    return keepPhoto(tx, { id, realNameId: realName.id, slot, seenAt, askedFor });
  });
  if (!isKept) refuse("REAL_NAME_OVER");
}
