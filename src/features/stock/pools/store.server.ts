import { sql } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { pools, type PieceState, type Pool } from "./rules.ts";

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

export type DayOfPool = { pool: Pool; day: string; added: number; sold: number; cameBack: number; retired: number };
export type Span = { from: string; to: string };

/**
 * The days of each span, its first and its last among them; those on which nothing moved are left out. No day is in two spans.
 * `cameBack`: cards whose parcel was not sent after all.
 */
export async function daysOfPools(db: DbOrTx, pools: readonly Pool[], spans: readonly Span[]): Promise<DayOfPool[]> {
  const { rows } = await sql<DayOfPool>`
    select pool, day::text as day,
      coalesce(sum(pieces) filter (where was = ''), 0)::int as added,
      coalesce(sum(pieces) filter (where became = 'allotted'), 0)::int as sold,
      coalesce(sum(pieces) filter (where was = 'allotted' and became = 'available'), 0)::int as "cameBack",
      coalesce(sum(pieces) filter (where became = 'retired'), 0)::int as retired
    from unnest(${[...pools]}::text[]) as these (pool)
    cross join unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[]) as span (first, last)
    cross join lateral (
      select day, was, became, pieces from stock_days where pool = these.pool and day between first and last
      union all
      select ${dayOfMove}, was, became, pieces from stock_moves
        where pool = these.pool and ${dayOfMove} between first and last
    ) as moved group by pool, day order by pool, day`.execute(db);
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

/** The first day on which anything is known of each pool. */
export async function knownSince(db: DbOrTx): Promise<Partial<Record<Pool, string>>> {
  const { rows } = await sql<{ pool: Pool; day: string | null }>`
    select pool, least((select min(day) from stock_days where pool = these.pool),
      (select min(${dayOfMove}) from stock_moves where pool = these.pool))::text as day
    from unnest(${[...pools]}::text[]) as these (pool)`.execute(db);
  return Object.fromEntries(rows.map(({ pool, day }) => [pool, day ?? undefined]));
}
