import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { BulkActionRow } from "../../../platform/database/tables.ts";
import { OrderFilter } from "../order-list/order-filter.ts";
import { pageOfOrders, type Wanted } from "../order-list/store.server.ts";
import { statesBefore, type BulkState } from "./rules.ts";

export type BulkAction = Omit<Selectable<BulkActionRow>, "filter"> & { filter: OrderFilter | null };

type NewBulk = Pick<BulkAction, "staff_id" | "kind" | "details" | "filter" | "at" | "begins_at"> & {
  state: "gathering" | "running";
};

/** `undefined`: the member has one under way. */
export async function putBulk(tx: DbOrTx, { details, filter, ...more }: NewBulk): Promise<string | undefined> {
  const put = await tx
    .insertInto("bulk_actions")
    .values({ ...more, details: JSON.stringify(details), filter: filter && JSON.stringify(filter) })
    .onConflict((conflict) => conflict.column("staff_id").where("state", "in", ["gathering", "running"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return put?.id;
}

/** The colleague's name. */
const givenTo = sql<string | null>`(select it.name from staff it where it.id::text = bulk_actions.details ->> 'to')`;

export async function bulkById(
  db: DbOrTx,
  id: string,
): Promise<(BulkAction & { email: string; name: string; to: string | null }) | undefined> {
  const found = await db
    .selectFrom("bulk_actions")
    .innerJoin("staff", "staff.id", "bulk_actions.staff_id")
    .select([
      "bulk_actions.id",
      "staff_id",
      "kind",
      "details",
      "filter",
      "state",
      "more",
      "at",
      "begins_at",
      "ended_at",
      "stopped_by",
      "staff.email",
      "staff.name",
      givenTo.as("to"),
    ])
    .where("bulk_actions.id", "=", id)
    .executeTakeFirst();
  return found && { ...found, filter: found.filter && OrderFilter.parse(found.filter) };
}

export function newestBulks(db: DbOrTx, most: number) {
  return db
    .selectFrom("bulk_actions")
    .innerJoin("staff", "staff.id", "bulk_actions.staff_id")
    .select(["bulk_actions.id", "kind", "details", "state", "at", "staff.name", givenTo.as("to")])
    .orderBy("at", "desc")
    .orderBy("bulk_actions.id", "desc")
    .limit(most)
    .execute();
}

/** The only way to change its state; false: it was in none that allows it. */
export async function moveBulk(
  tx: DbOrTx,
  id: string,
  state: Exclude<BulkState, "gathering">,
  also: { ended_at?: Date; stopped_by?: string; more?: boolean } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bulk_actions")
    .set({
      state,
      ...also,
      // the notes can be deleted, so their words are kept nowhere else
      ...(state !== "running" && { details: sql<string>`details - 'note'` }),
    })
    .where("id", "=", id)
    .where("state", "in", statesBefore[state])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Held until the caller commits: whoever stops it waits for the order that is being done, and nothing follows. */
export async function isStillRunning(tx: DbOrTx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom("bulk_actions")
    .select("state")
    .where("id", "=", id)
    .where("state", "=", "running")
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function putOrders(tx: DbOrTx, id: string, orderIds: readonly string[]): Promise<void> {
  await sql`insert into bulk_action_orders (bulk_action_id, place, order_id)
    select ${id}, place, order_id from unnest(${[...orderIds]}::uuid[]) with ordinality as chosen (order_id, place)`.execute(
    tx,
  );
}

export async function idsOfNumbers(tx: DbOrTx, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = any (${[...numbers]}) order by placed_at desc, id desc`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function gatheredOrders(
  db: DbOrTx,
  wanted: Wanted,
  most: number,
): Promise<{ id: string; micros: string }[]> {
  const { rows } = await sql<{ id: string; micros: string }>`
    select id, (extract(epoch from placed_at) * 1000000)::bigint::text as micros
    from (${pageOfOrders(wanted, most)}) as page order by placed_at desc, id desc`.execute(db);
  return rows;
}

export async function numberedOrders(
  db: DbOrTx,
  wanted: Wanted,
  most: number,
): Promise<{ id: string; number: string; micros: string }[]> {
  const { rows } = await sql<{ id: string; number: string; micros: string }>`
    select id, number, (extract(epoch from o.placed_at) * 1000000)::bigint::text as micros
    from (${pageOfOrders(wanted, most)}) as page join orders o using (id) order by o.placed_at desc, id desc`.execute(
    db,
  );
  return rows;
}

export function nextOrders(db: DbOrTx, id: string, most: number) {
  return db
    .selectFrom("bulk_action_orders")
    .select(["place", "order_id"])
    .where("bulk_action_id", "=", id)
    .where("outcome", "is", null)
    .orderBy("place")
    .limit(most)
    .execute();
}

/** False: another process has it, or had it. */
export async function writeOutcome(tx: DbOrTx, id: string, place: number, outcome: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bulk_action_orders")
    .set({ outcome })
    .where("bulk_action_id", "=", id)
    .where("place", "=", place)
    .where("outcome", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countedOutcomes(db: DbOrTx, id: string): Promise<{ outcome: string | null; count: number }[]> {
  const { rows } = await sql<{ outcome: string | null; count: number }>`
    select outcome, count(*)::int as count from bulk_action_orders where bulk_action_id = ${id}
    group by outcome order by 2 desc, 1`.execute(db);
  return rows;
}

export async function refusedOrders(db: DbOrTx, id: string, after: number, most: number) {
  const { rows } = await sql<{ place: number; number: string; outcome: string }>`
    select b.place, o.number, b.outcome from bulk_action_orders b join orders o on o.id = b.order_id
    where b.bulk_action_id = ${id} and b.place > ${after} and b.outcome <> 'done'
    order by b.place limit ${most}`.execute(db);
  return rows;
}
