import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DraftRow } from "../../../platform/database/tables.ts";

/** What is being changed: a plan by its code, a text by its name; `""` for a new one. */
type DraftOf = { kind: DraftRow["kind"]; thing: string };
type Entries = Record<string, string>;

export async function keepDraft(
  tx: DbOrTx,
  { kind, thing }: DraftOf,
  { staffId, now }: { staffId: string; now: Date },
  { entries, version }: { entries: Entries; version: string | null },
): Promise<void> {
  const kept = { entries: JSON.stringify(entries), version, saved_at: now };
  await tx
    .insertInto("drafts")
    .values({ kind, thing, staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.columns(["kind", "thing", "staff_id"]).doUpdateSet(kept))
    .execute();
}

export async function dropDraft(tx: DbOrTx, { kind, thing }: DraftOf, staffId: string): Promise<void> {
  await tx
    .deleteFrom("drafts")
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .where("staff_id", "=", staffId)
    .execute();
}

/** Everybody's, the newest first: a colleague's says that somebody else is at it. */
export function draftsOf(db: DbOrTx, { kind, thing }: DraftOf) {
  return db
    .selectFrom("drafts")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff_id", "staff.name", "entries", "version", "saved_at"])
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .orderBy("saved_at", "desc")
    .execute();
}
