import { sql } from "kysely";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { mostPlaced } from "./rules.ts";
import { isLookedThrough, lastLookedThrough, pageOfOrders, type Wanted } from "./store.server.ts";

export async function placeOf(db: DbOrTx, number: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`${prepared}
    select id, (extract(epoch from placed_at) * 1000000)::bigint::text as micros from orders
    where number = ${number}`.execute(db);
  return rows[0];
}

/** `isCounted`: there are no more on this side than that. */
type Side = { first: string | null; count: number; isCounted: boolean };

/** One side of an order in a list: the order beside it, and how many there are as far as anybody reads the number. */
export async function sideOf(db: DbOrTx, wanted: Wanted): Promise<Side> {
  const nearest = wanted.towards === "older" ? sql`placed_at desc, id desc` : sql`placed_at, id`;
  const { rows } = await sql<Omit<Side, "isCounted">>`${isLookedThrough(wanted) ? sql.raw("") : prepared}
    with those as materialized (${pageOfOrders(wanted, mostPlaced)})
    select (select number from orders where id = (select id from those order by ${nearest} limit 1)) as first,
      (select count(*)::int from those) as count`.execute(db);
  const [{ first, count }] = rows as [Side];
  const isCut =
    count === mostPlaced || (isLookedThrough(wanted) && (await lastLookedThrough(db, wanted)) !== undefined);
  return { first, count, isCounted: !isCut };
}

/** Whether the list has this one: its place can outlast what brought it there. */
export async function hasOrder(db: DbOrTx, wanted: Wanted, { id }: Place): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`${isLookedThrough(wanted) ? sql.raw("") : prepared}
    select exists (${pageOfOrders({ ...wanted, only: id }, 1)}) as has`.execute(db);
  return rows[0]!.has;
}
