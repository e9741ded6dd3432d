import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { bulkById, type Bulk, type BulkTables } from "../bulk/store.server.ts";
import { OrderFilter } from "../order-list/order-filter.ts";
import { pageOfOrders, type Wanted } from "../order-list/store.server.ts";
import type { BulkKind } from "./rules.ts";

/** Where they are written down. */
export const ordersInBulk: BulkTables = { actions: "bulk_actions", things: "bulk_action_orders" };

export type BulkAction = Bulk & {
  kind: BulkKind;
  details: { mailKind?: string; note?: string; to?: string };
  filter: OrderFilter | null;
};

export async function bulkOfOrders(db: DbOrTx, id: string): Promise<BulkAction | undefined> {
  const found = await bulkById(db, ordersInBulk, id);
  if (!found) return undefined;
  return { ...(found as BulkAction), filter: found.filter ? OrderFilter.parse(found.filter) : null };
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

export async function refusedOrders(db: DbOrTx, id: string, after: number, most: number) {
  const { rows } = await sql<{ place: number; number: string; outcome: string }>`
    select b.place, o.number, b.outcome from bulk_action_orders b join orders o on o.id = b.order_id
    where b.bulk_action_id = ${id} and b.place > ${after} and b.outcome <> 'done'
    order by b.place limit ${most}`.execute(db);
  return rows;
}
