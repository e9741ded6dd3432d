import { sql, type RawBuilder, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { StockHoldRow } from "../../../platform/database/tables.ts";
import type { Held } from "./holding-rules.ts";
import { statesBefore } from "./rules.ts";

/** Locks these holders until the caller's transaction ends; always in the same lock order, to avoid deadlocks. */
export async function lockHolders(tx: DbOrTx, names: readonly string[]): Promise<void> {
  await sql`${prepared} select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names.toSorted()}::text[]) as name`.execute(tx);
}

/** What other orders hold for each of these holders. */
export async function heldBy(
  tx: DbOrTx,
  holders: readonly string[],
  { orderId, now }: { orderId: string; now: Date },
): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { holder: string }>`${prepared}
    select holder, sum(pieces)::int as pieces, count(*)::int as orders, min(held_until) as until
    from stock_holds, unnest(holders) as holder
    where holders && ${holders}::text[] and holder = any (${holders}::text[]) and held_until > ${now}
      and order_id <> ${orderId}
    group by holder`.execute(tx);
  return new Map(rows.map(({ holder, ...held }) => [holder, held]));
}

/**
 * The hold and, with the guard of `moveOrder`, the order's state: parts of the statement that takes the pieces from the
 * stock, because buyers of one network wait for each other until it is committed.
 */
export function payingWritten({
  order_id,
  what,
  pieces,
  holders,
  held_at,
  held_until,
}: Selectable<StockHoldRow>): RawBuilder<unknown> {
  return sql`moved as (
      update orders set state = 'paying' where id = ${order_id} and state = any (${statesBefore("paying")})
    ), noted as (
      insert into stock_holds (order_id, what, pieces, holders, held_at, held_until)
      values (${order_id}, ${what}, ${pieces}, ${holders}, ${held_at}, ${held_until})
      on conflict (order_id) do update set what = excluded.what, pieces = excluded.pieces, holders = excluded.holders,
        held_at = excluded.held_at, held_until = excluded.held_until
    )`;
}

/** Ends holds: paid, or released. */
export async function deleteHolds(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await sql`${prepared} delete from stock_holds where order_id = any (${[...orderIds]}::uuid[])`.execute(tx);
}

export async function currentHoldEnd(db: DbOrTx, orderId: string): Promise<Date | undefined> {
  return (
    await db
      .selectFrom("stock_holds")
      .select("held_until")
      .modifyFront(prepared)
      .where("order_id", "=", orderId)
      .executeTakeFirst()
  )?.held_until;
}

/** Orders whose hold has expired. */
export async function overdueHolds(db: DbOrTx, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("stock_holds")
    .select("order_id")
    .where("held_until", "<=", now)
    .orderBy("held_until")
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Closed orders that still hold stock, left behind by an older version of the shop. */
export async function closedHolders(db: DbOrTx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id in (select order_id from esim_profiles where state = 'held' union all select order_id from sim_cards
      where state = 'held')
      and state not in ('placed', 'paying', 'paid')
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

type HeldUnpaid = { what: StockHoldRow["what"]; pieces: number; oldest: Date | null; heldLong: number };

/** Held and unpaid stock by kind: since when, and how many pieces since before `longSince`. */
export async function heldUnpaid(db: DbOrTx, longSince: Date): Promise<HeldUnpaid[]> {
  const { rows } = await sql<HeldUnpaid>`
    select what, coalesce(sum(pieces), 0)::int as pieces, min(held_at) as oldest,
      coalesce(sum(pieces) filter (where held_at <= ${longSince}), 0)::int as "heldLong"
    from unnest('{esim,card}'::text[]) as what left join stock_holds using (what) group by what order by what`.execute(
    db,
  );
  return rows;
}
