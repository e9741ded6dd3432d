import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dueAfter, isAfterTheTrip, type CaseKind } from "./rules.ts";

/** One open case per kind and subject: what is found again every night does not pile up. */
type NewCase = {
  kind: CaseKind;
  subject: string;
  orderId?: string | null;
  details: Record<string, unknown>;
  /** Where something was promised; otherwise the rule of its kind says when. */
  dueAt?: Date;
};

export async function openCase(
  db: DbOrTx,
  { kind, subject, orderId = null, details, dueAt }: NewCase,
  now: Date,
): Promise<void> {
  const traveller = isAfterTheTrip(kind) ? null : orderId;
  const departs = sql<string>`coalesce((select departs_on from orders where id = ${traveller}), 'infinity')`;
  await db
    .insertInto("cases")
    .values({
      kind,
      subject,
      order_id: orderId,
      details: JSON.stringify(details),
      opened_at: now,
      departs_on: departs,
      due_at: dueBefore(departs, { openedAt: sql`${now}::timestamptz`, due: sql`${dueAt ?? dueAfter(kind, now)}` }),
    })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).where("closed_at", "is", null).doNothing())
    .execute();
}

/** Nobody is helped after they have left: a case is due before the day of departure, though not before it was opened. */
function dueBefore(
  departs: RawBuilder<string>,
  { openedAt, due }: { openedAt: RawBuilder<unknown>; due: RawBuilder<unknown> },
) {
  return sql<Date>`greatest(${openedAt}, least(${due}::timestamptz, ${departs}::timestamp at time zone 'UTC'))`;
}

/**
 * Puts the rules of today on the open cases of these kinds: those of an older version have none yet, and settings may
 * have changed since they were opened.
 */
export async function ruleCases(db: DbOrTx, hours: Readonly<Record<string, number>>): Promise<void> {
  const departs = sql<string>`coalesce(o.departs_on, 'infinity')`;
  const due = dueBefore(departs, {
    openedAt: sql`c.opened_at`,
    due: sql`(c.opened_at + r.value::int * interval '1 hour')`,
  });
  await sql`
    update cases set due_at = ruled.due, departs_on = ruled.departs from (
      select c.id, ${due} as due, ${departs} as departs
      from cases c join jsonb_each_text(${JSON.stringify(hours)}::jsonb) as r on r.key = c.kind
        left join orders o on o.id = c.order_id
      where c.closed_at is null
    ) as ruled where cases.id = ruled.id and (due_at, cases.departs_on) is distinct from (ruled.due, ruled.departs)`.execute(
    db,
  );
}

type About = Pick<NewCase, "kind" | "subject">;

/** Closes a case that has resolved itself, or was resolved as the note says. */
export async function closeCaseAbout(db: DbOrTx, about: About, note: string, now: Date): Promise<void> {
  await closeIfOpen(db, about, note, now);
}

/** The same, and whether one was open: one that is being closed is waited for. */
export async function closeIfOpen(db: DbOrTx, { kind, subject }: About, note: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cases")
    .set({ closed_at: now, closing_note: note })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function subjectsOpen(db: DbOrTx, kind: CaseKind): Promise<string[]> {
  const open = db.selectFrom("cases").select("subject").where("kind", "=", kind).where("closed_at", "is", null);
  return (await open.execute()).map(({ subject }) => subject);
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

/** `overdue`: due by `now`, and not put off to later. */
export async function countCases(db: DbOrTx, now: Date): Promise<{ open: number; overdue: number }> {
  return db
    .selectFrom("cases")
    .select([
      sql<number>`count(*)::int`.as("open"),
      sql<number>`(count(*) filter (where due_at <= ${now} and (snoozed_until is null or snoozed_until <= ${now})))::int`.as(
        "overdue",
      ),
    ])
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
}

/**
 * Before its case: a line of the trail locks the order too, and whoever holds an order goes on to its cases, each of us
 * waiting for the other in a circle.
 */
export async function lockOrderOfCase(tx: DbOrTx, id: string): Promise<void> {
  await sql`select from orders where id = (select order_id from cases where id = ${id}) for key share`.execute(tx);
}

/** Locked, so that what was seen of it is still true when it is changed. */
export function lockCase(tx: DbOrTx, id: string) {
  return casesToChange(tx).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** The open one, if there is one. */
export function lockCaseAbout(tx: DbOrTx, { kind, subject }: About) {
  const about = casesToChange(tx).where("kind", "=", kind).where("subject", "=", subject);
  return about.where("closed_at", "is", null).forNoKeyUpdate().executeTakeFirst();
}

const casesToChange = (tx: DbOrTx) =>
  tx
    .selectFrom("cases")
    .select(["id", "kind", "subject", "order_id", "version", "owner_id", "snoozed_until", "closed_at"]);

/**
 * Those that nobody is changing at this moment, locked with their orders, which a line of the trail locks too. It waits
 * for none: whoever holds an order goes on to its cases in an order of its own, and would wait for us in a circle.
 */
export async function lockFreeCases(tx: DbOrTx, ids: readonly string[]) {
  const { rows: orders } = await sql<{ id: string }>`
    select id from orders where id in (select order_id from cases where id = any (${ids}::uuid[]))
    order by id for key share skip locked`.execute(tx);
  const free = orders.map(({ id }) => id);
  return casesToChange(tx)
    .where("id", "in", ids)
    .where((row) => row.or([row("order_id", "is", null), row("order_id", "=", sql<string>`any (${free}::uuid[])`)]))
    .orderBy("id")
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Which of them there are, whoever holds them. */
export async function knownCases(tx: DbOrTx, ids: readonly string[]): Promise<Set<string>> {
  const known = await tx.selectFrom("cases").select("id").where("id", "in", ids).execute();
  return new Set(known.map(({ id }) => id));
}

/** The open ones, always in the same order, locked. */
export function lockCasesOfOrder(tx: DbOrTx, orderId: string) {
  return tx
    .selectFrom("cases")
    .select(["id", "kind", "subject", "order_id", "owner_id"])
    .where("order_id", "=", orderId)
    .where("closed_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

type Change =
  | { owner_id: string | null; given_at: Date }
  | { snoozed_until: Date | null }
  | { closed_at: Date; closing_note: string };

/** Of a case that is locked and open. Its version afterwards. */
export async function changeCase(tx: DbOrTx, id: string, change: Change): Promise<number> {
  const { version } = await tx
    .updateTable("cases")
    .set((row) => ({ ...change, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** The first in the inbox's order that is nobody's, locked; one that a colleague is taking is passed over. */
export function lockNextCase(tx: DbOrTx, now: Date, kind?: CaseKind) {
  return tx
    .selectFrom("cases")
    .select(["id", "kind", "subject", "order_id"])
    .where("closed_at", "is", null)
    .where("owner_id", "is", null)
    .$if(kind !== undefined, (cases) => cases.where("kind", "=", kind!))
    .where((row) => row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", now)]))
    .orderBy("due_at")
    .orderBy("departs_on")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function isColleague(tx: DbOrTx, staffId: string): Promise<boolean> {
  return (await tx.selectFrom("staff").select("id").where("id", "=", staffId).executeTakeFirst()) !== undefined;
}
