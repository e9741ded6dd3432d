import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { RealNamePhotoRow } from "../../../platform/database/tables/real-names.ts";

type RealNamePhoto = Selectable<RealNamePhotoRow>;

/** The photograph's own key in the object store. */
export const objectOf = (photoId: string): string => `identity/${photoId}`;
/** What its bytes are bound to, beside the registration. */
export const partOf = (photoId: string): string => `photo ${photoId}`;

/** Before its bytes are put there: a row without an object is swept, and no object is without a row. */
export async function beginPhoto(
  db: DbOrTx,
  photo: Pick<Insertable<RealNamePhotoRow>, "id" | "real_name_id" | "slot" | "bytes" | "warnings" | "added_at">,
): Promise<void> {
  await db
    .insertInto("real_name_photos")
    .modifyEnd(prepared)
    .values({ ...photo, state: "writing", gone_at: null })
    .execute();
}

type Placed = {
  id: string;
  realNameId: string;
  slot: RealNamePhoto["slot"];
  seenAt: Date | null;
  askedFor: string | null;
};

/**
 * Its bytes are there, and it takes the place of the one before, which stays beside it where a reviewer has looked at it and
 * asked for another (`seenAt`). False where it was swept meanwhile.
 */
export async function keepPhoto(tx: DbOrTx, { id, seenAt, ...place }: Placed): Promise<boolean> {
  const { realNameId, slot } = place;
  if (seenAt) await putAside(tx, { ...place, seenAt });
  await leave(tx, realNameId, slot);
  const { numUpdatedRows } = await tx
    .updateTable("real_name_photos")
    .modifyEnd(prepared)
    .set({ state: "kept" })
    .where("id", "=", id)
    .where("state", "=", "writing")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The last that a reviewer has looked at; those of times before leave. */
async function putAside(
  tx: DbOrTx,
  { realNameId, slot, seenAt, askedFor }: Omit<Placed, "id"> & { seenAt: Date },
): Promise<void> {
  const { rows } = await sql`
    update real_name_photos set state = 'earlier', reading = null, asked_for = ${askedFor}
    where real_name_id = ${realNameId} and slot = ${slot} and state = 'kept' and added_at <= ${seenAt}
    returning id`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    update real_name_photos set state = 'leaving' where real_name_id = ${realNameId} and slot = ${slot}
      and state = 'earlier' and id <> ${(rows[0] as { id: string }).id}`.execute(tx);
}

export function photosOf(db: DbOrTx, realNameId: string, state: "kept" | "earlier" = "kept"): Promise<RealNamePhoto[]> {
  return db
    .selectFrom("real_name_photos")
    .selectAll()
    .where("real_name_id", "=", realNameId)
    .where("state", "=", state)
    .orderBy("slot")
    .execute();
}

export function photoIn(
  db: DbOrTx,
  realNameId: string,
  slot: RealNamePhoto["slot"],
): Promise<Pick<RealNamePhoto, "id" | "added_at" | "reading"> | undefined> {
  return db
    .selectFrom("real_name_photos")
    .select(["id", "added_at", "reading"])
    .modifyFront(prepared)
    .where("real_name_id", "=", realNameId)
    .where("slot", "=", slot)
    .where("state", "=", "kept")
    .executeTakeFirst();
}

/** Not of one that was replaced meanwhile. */
export async function keepReading(db: DbOrTx, id: string, reading: Buffer): Promise<void> {
  await db
    .updateTable("real_name_photos")
    .modifyEnd(prepared)
    .set({ reading })
    .where("id", "=", id)
    .where("state", "=", "kept")
    .execute();
}

/** All of a registration; their bytes are deleted with the next sweep. */
export const leavePhotos = (tx: DbOrTx, realNameId: string): Promise<void> => leave(tx, realNameId);

async function leave(tx: DbOrTx, realNameId: string, slot?: RealNamePhoto["slot"]): Promise<void> {
  await tx
    .updateTable("real_name_photos")
    .modifyEnd(prepared)
    .set({ state: "leaving" })
    .where("real_name_id", "=", realNameId)
    .where("state", "=", "kept")
    .$if(slot !== undefined, (of) => of.where("slot", "=", slot!))
    .execute();
}

/**
 * What is to be deleted: replaced or given up, begun before and never finished, which can no more be kept, and looked at by a
 * reviewer once a decision is made. What the store kept before comes last, and not again in this sweep.
 */
export async function takePhotosToSweep(
  db: DbOrTx,
  { begunBefore, now }: { begunBefore: Date; now: Date },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update real_name_photos set state = 'leaving' where id in (
      select id from real_name_photos
      where (state in ('writing', 'leaving') and (state = 'leaving' or added_at < ${begunBefore})
        or state = 'earlier' and not exists (
          select from real_names name where name.id = real_name_id and name.state in ('again', 'received')))
        and (not_deleted_at is null or not_deleted_at < ${now})
      order by not_deleted_at nulls first, added_at limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function notePhotoGone(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db.updateTable("real_name_photos").set({ state: "gone", gone_at: now }).where("id", "=", id).execute();
}

export async function noteNotDeleted(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db.updateTable("real_name_photos").set({ not_deleted_at: now }).where("id", "=", id).execute();
}

/** One that the store keeps although it was told to delete it. */
export async function notDeleted(db: DbOrTx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from real_name_photos where state = 'leaving' and not_deleted_at is not null order by added_at limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}
