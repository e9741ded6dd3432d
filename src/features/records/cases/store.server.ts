import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** One open case per kind and subject: what is found again every night does not pile up. */
type NewCase = { kind: string; subject: string; orderId?: string | null; details: Record<string, unknown> };

export async function openCase(db: DbOrTx, { kind, subject, orderId, details }: NewCase, now: Date): Promise<void> {
  await db
    .insertInto("cases")
    .values({ kind, subject, order_id: orderId ?? null, details: JSON.stringify(details), opened_at: now })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).where("closed_at", "is", null).doNothing())
    .execute();
}

/** Closes a case that has resolved itself, or was resolved as the note says. */
export async function closeCaseAbout(
  db: DbOrTx,
  { kind, subject }: Pick<NewCase, "kind" | "subject">,
  note: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("cases")
    .set({ closed_at: now, closing_note: note })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("closed_at", "is", null)
    .execute();
}

/** The open case with this id prefix; undefined when there is none, or more than one. */
export async function openCaseLike(tx: DbOrTx, beginning: string) {
  const found = await openCases(tx, sql<boolean>`starts_with(cases.id::text, ${beginning.toLowerCase()})`);
  return found.length === 1 ? found[0] : undefined;
}

/** The oldest first. */
export function openCases(db: DbOrTx, which = sql<boolean>`true`) {
  return db
    .selectFrom("cases")
    .leftJoin("orders", "orders.id", "cases.order_id")
    .select([
      "cases.id",
      "cases.kind",
      "cases.subject",
      "cases.order_id",
      "cases.details",
      "cases.opened_at",
      "orders.number",
    ])
    .where("cases.closed_at", "is", null)
    .where(which)
    .orderBy("cases.opened_at")
    .execute();
}

export async function casesOpen(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("cases")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when it was closed already. */
export async function endCase(tx: DbOrTx, id: string, note: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("cases")
    .set({ closed_at: now, closing_note: note })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
