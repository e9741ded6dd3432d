import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { objectOf, partOf, photosOf } from "./photos-store.server.ts";
import { OpenRealName } from "./review-contract.ts";
import { earlierOf } from "./review-store.server.ts";
import { keyOf, openDetails } from "./sealed-details.server.ts";
import { realNameByNumber, simsOf, type RealName } from "./store.server.ts";

/** The look is written down before anything is opened (requirements R6). Nothing of it is kept for a repeat. */
export const openRealName = operation(OpenRealName, async ({ number, reason }, context) => {
  const { db, caller, objectKeys } = context;
  const realName = await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "review_real_names");
    const found = (await realNameByNumber(tx, number.toUpperCase())) ?? refuse("NOT_FOUND");
    if (found.details === null) return refuse("REAL_NAME_OVER");
    await recordAction(tx, byCaller(context), "real_name_seen", {
      on: { kind: "real_name", id: found.number },
      reason,
    });
    return found;
  });
  const details = openDetails(objectKeys, realName) ?? refuse("REAL_NAME_OVER");
  const [sims, photos, earlier] = await Promise.all([
    simsOf(db, realName.id),
    photographsOf(realName, context),
    earlierOf(db, realName),
  ]);
  return {
    number: realName.number,
    state: realName.state,
    version: realName.version,
    language: realName.language,
    purpose: realName.purpose!,
    regions: realName.regions ?? [],
    contactName: details.contactName,
    email: realName.email,
    phone: realName.phone,
    document: details.document,
    original: details.original ?? null,
    sims,
    photos,
    earlier: earlier.map(({ received_at, ...one }) => ({ ...one, receivedAt: received_at?.toISOString() ?? null })),
    receivedAt: realName.received_at!.toISOString(),
  };
});

type Opening = Pick<Shop, "db" | "objects" | "objectKeys">;

async function photographsOf(realName: RealName, { db, objects, objectKeys }: Opening) {
  const key = keyOf(objectKeys, realName);
  const photos = await photosOf(db, realName.id);
  return Promise.all(
    photos.map(async ({ id, slot, warnings }) => {
      const sealed = await objects.get(objectOf(id));
      // deleted between the two: what is left says so by its absence
      return { slot, warnings, jpeg: sealed ? key.open(sealed, partOf(id)).toString("base64") : "" };
    }),
  );
}
