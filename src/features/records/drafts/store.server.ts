import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DraftRow } from "../../../platform/database/tables.ts";

type Kind = DraftRow["kind"];
/** What is being changed: a plan by its code, a text by its name; `""` for a new one. */
export type DraftOf = { kind: Kind; thing: string };
type DraftsOf = { kind: Kind; things: readonly string[] };
export type Entries = Record<string, string>;
type Typed = { entries: Entries; version: string | null };

export const keepDraft = (
  tx: DbOrTx,
  { kind, thing }: DraftOf,
  by: { staffId: string; now: Date },
  typed: Typed,
): Promise<void> => keepDrafts(tx, kind, by, [{ thing, ...typed }]);

export async function keepDrafts(
  tx: DbOrTx,
  kind: Kind,
  { staffId, now }: { staffId: string; now: Date },
  drafts: readonly ({ thing: string } & Typed)[],
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ thing, entries, version }) => ({
    kind,
    thing,
    staff_id: staffId,
    entries: JSON.stringify(entries),
    version,
    saved_at: now,
  }));
  await tx
    .insertInto("drafts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "thing", "staff_id"]).doUpdateSet((eb) => ({
        entries: eb.ref("excluded.entries"),
        version: eb.ref("excluded.version"),
        saved_at: eb.ref("excluded.saved_at"),
      })),
    )
    .execute();
}

export const dropDraft = (tx: DbOrTx, { kind, thing }: DraftOf, staffId: string): Promise<void> =>
  dropDrafts(tx, { kind, things: [thing] }, staffId);

export async function dropDrafts(tx: DbOrTx, { kind, things }: DraftsOf, staffId: string): Promise<void> {
  if (things.length === 0) return;
  await tx
    .deleteFrom("drafts")
    .where("kind", "=", kind)
    .where("thing", "in", things)
    .where("staff_id", "=", staffId)
    .execute();
}

/** Everybody's: what they are about is deleted. */
export async function forgetDrafts(tx: DbOrTx, { kind, things }: DraftsOf): Promise<void> {
  if (things.length === 0) return;
  await tx.deleteFrom("drafts").where("kind", "=", kind).where("thing", "in", things).execute();
}

/** Everybody's, the newest first: a colleague's says that somebody else is at it. */
export const draftsOf = (db: DbOrTx, { kind, thing }: DraftOf) => draftsOfAll(db, { kind, things: [thing] });

export async function draftsOfAll(db: DbOrTx, { kind, things }: DraftsOf) {
  if (things.length === 0) return [];
  return db
    .selectFrom("drafts")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["thing", "staff_id", "staff.name", "entries", "version", "saved_at"])
    .where("kind", "=", kind)
    .where("thing", "in", things)
    .orderBy("saved_at", "desc")
    .execute();
}

/** All that somebody has begun of a kind. */
export async function begunBy(db: DbOrTx, kind: Kind, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("drafts")
    .select("thing")
    .where("kind", "=", kind)
    .where("staff_id", "=", staffId)
    .execute();
  return rows.map(({ thing }) => thing);
}
