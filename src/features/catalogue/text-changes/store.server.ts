import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TextChangeRow } from "../../../platform/database/tables.ts";

type TextChange = Selectable<TextChangeRow>;

export async function insertTextChange(
  tx: DbOrTx,
  { wish, ...change }: Omit<Insertable<TextChangeRow>, "wish"> & { wish: object },
): Promise<void> {
  await tx
    .insertInto("text_changes")
    .values({ ...change, wish: JSON.stringify(wish) })
    .execute();
}

/** What still has something to do of a text: one at most. */
export function comingOf(
  db: DbOrTx,
  { kind, name }: Pick<TextChange, "kind" | "name">,
): Promise<TextChange | undefined> {
  return db
    .selectFrom("text_changes")
    .selectAll()
    .where("kind", "=", kind)
    .where("name", "=", name)
    .where("due_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
}

/** The next one whose moment has come, with whoever made it. The catalogue is locked. */
export function nextDue(tx: DbOrTx, now: Date): Promise<(TextChange & { email: string }) | undefined> {
  return tx
    .selectFrom("text_changes")
    .innerJoin("staff", "staff.id", "made_by")
    .selectAll("text_changes")
    .select("email")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("text_changes.id")
    .limit(1)
    .executeTakeFirst();
}

export function textChangeById(db: DbOrTx, id: string): Promise<TextChange | undefined> {
  return db.selectFrom("text_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

const next = {
  waiting: ["running", "over", "cancelled", "collided"],
  running: ["over", "cancelled", "collided"],
  collided: ["cancelled"],
} as const satisfies Partial<Record<TextChange["state"], readonly TextChange["state"][]>>;

/** The one way in which a change moves on. */
export async function moveTextChange(
  tx: DbOrTx,
  { id, state }: Pick<TextChange, "id" | "state">,
  to: TextChange["state"],
): Promise<void> {
  const ways: readonly string[] = state in next ? next[state as keyof typeof next] : [];
  if (!ways.includes(to)) throw new Error(`a text change does not go from ${state} to ${to}`);
  const { numUpdatedRows } = await tx
    .updateTable("text_changes")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("a text change has moved meanwhile");
}

export type ListedChange = TextChange & { who: string };

const listed = (db: DbOrTx) =>
  db
    .selectFrom("text_changes")
    .innerJoin("staff", "staff.id", "made_by")
    .selectAll("text_changes")
    .select("staff.name as who");

/** With those that collided, which wait for a person. */
export function comingChanges(db: DbOrTx, most: number): Promise<ListedChange[]> {
  return listed(db)
    .where("text_changes.state", "in", ["waiting", "running", "collided"])
    .orderBy("starts_at")
    .orderBy("text_changes.id")
    .limit(most)
    .execute();
}

export function overChanges(db: DbOrTx, most: number): Promise<ListedChange[]> {
  return listed(db)
    .where("text_changes.state", "in", ["over", "cancelled"])
    .orderBy("starts_at", "desc")
    .orderBy("text_changes.id")
    .limit(most)
    .execute();
}
