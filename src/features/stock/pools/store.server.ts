import { sql } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PieceState, Pool } from "./rules.ts";

const dayOfMove = sql`(at at time zone ${sql.lit(operatorZone)})::date`;
/** Days that are summed, and the moves since. */
const moved = sql`
  select pool, day, was, became, pieces from stock_days
  union all
  select pool, ${dayOfMove}, was, became, pieces from stock_moves`;

/** Exact, without a look at the pieces themselves. */
export async function countedPieces(db: DbOrTx): Promise<{ pool: Pool; state: PieceState; pieces: number }[]> {
  const { rows } = await sql<{ pool: Pool; state: PieceState; pieces: number }>`
    select pool, side.state, sum(side.pieces)::int as pieces from (${moved}) as moved
    cross join lateral (values (became, pieces), (was, -pieces)) as side (state, pieces)
    where side.state <> '' group by 1, 2`.execute(db);
  return rows;
}

export type DayOfPool = { day: string; added: number; sold: number; cameBack: number; retired: number };

/** Both days count; days on which nothing moved are left out. `cameBack`: cards whose parcel was not sent after all. */
export async function daysOfPool(db: DbOrTx, pool: Pool, from: string, to: string): Promise<DayOfPool[]> {
  const { rows } = await sql<DayOfPool>`
    select day::text as day,
      coalesce(sum(pieces) filter (where was = ''), 0)::int as added,
      coalesce(sum(pieces) filter (where became = 'allotted'), 0)::int as sold,
      coalesce(sum(pieces) filter (where was = 'allotted' and became = 'available'), 0)::int as "cameBack",
      coalesce(sum(pieces) filter (where became = 'retired'), 0)::int as retired
    from (
      select day, was, became, pieces from stock_days where pool = ${pool} and day between ${from} and ${to}
      union all
      select ${dayOfMove}, was, became, pieces from stock_moves
        where pool = ${pool} and ${dayOfMove} between ${from} and ${to}
    ) as moved group by day order by day`.execute(db);
  return rows;
}

/** Folds noted moves into their days, in the order of the key: two that fold at once never wait for each other twice. */
export async function foldMoves(db: DbOrTx, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with taken as (
      delete from stock_moves where id in (select id from stock_moves order by id limit ${most} for update skip locked)
      returning pool, at, was, became, pieces
    ), summed as (
      insert into stock_days as kept (pool, day, was, became, pieces)
      select pool, ${dayOfMove}, was, became, sum(pieces) from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (pool, day, was, became) do update set pieces = kept.pieces + excluded.pieces
    )
    select count(*)::int as folded from taken`.execute(db);
  return rows[0]!.folded;
}

/** The first day on which anything is known of a pool. */
export async function knownSince(db: DbOrTx, pool: Pool): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select least((select min(day) from stock_days where pool = ${pool}),
      (select min(${dayOfMove}) from stock_moves where pool = ${pool}))::text as day`.execute(db);
  return rows[0]!.day ?? undefined;
}
