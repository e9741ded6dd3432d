import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { notWanted } from "../../delivery/supply/rules.ts";

/** Enough to tell how a supplier is; a busy week has more. */
const mostLookedAt = 10_000;
const mostReasons = 5;

type SupplierFigures = {
  supplier: string;
  made: number;
  failed: number;
  /** Seconds within which half, and 95 of 100, were made. */
  p50: number | null;
  p95: number | null;
  last_failure: string | null;
  last_made: boolean | null;
};

const latest = (since: Date) => sql`
  select state, failure, settled_at, extract(epoch from settled_at - asked_at) as seconds from supply_orders
  where supplier = asked.supplier and settled_at >= ${since} and failure is distinct from ${notWanted}
  order by settled_at desc limit ${sql.lit(mostLookedAt)}`;

/** What suppliers made and failed to make since then. What we took back ourselves is no failure of theirs. */
export async function figuresOfSuppliers(
  db: DbOrTx,
  suppliers: readonly string[],
  since: Date,
): Promise<SupplierFigures[]> {
  const { rows } = await sql<SupplierFigures>`
    select asked.supplier, figures.* from unnest(${[...suppliers]}::text[]) as asked (supplier)
    cross join lateral (
      select count(*) filter (where state = 'ready')::int as made, count(*) filter (where state <> 'ready')::int as failed,
        percentile_cont(0.5) within group (order by seconds) filter (where state = 'ready')::float8 as p50,
        percentile_cont(0.95) within group (order by seconds) filter (where state = 'ready')::float8 as p95,
        (array_agg(failure order by settled_at desc))[1] as last_failure,
        (array_agg(state = 'ready' order by settled_at desc))[1] as last_made
      from (${latest(since)}) as latest
    ) as figures`.execute(db);
  return rows;
}

export async function failuresOfSuppliers(db: DbOrTx, suppliers: readonly string[], since: Date) {
  const { rows } = await sql<{ supplier: string; reason: string; count: number }>`
    select asked.supplier, reasons.* from unnest(${[...suppliers]}::text[]) as asked (supplier)
    cross join lateral (
      select coalesce(failure, '') as reason, count(*)::int as count from (${latest(since)}) as latest
      where state <> 'ready' group by 1 order by 2 desc, 1 limit ${sql.lit(mostReasons)}
    ) as reasons`.execute(db);
  return rows;
}

export async function awaitedFrom(db: DbOrTx, suppliers: readonly string[]) {
  const { rows } = await sql<{ supplier: string; waiting: number; oldest: Date | null }>`
    select asked.supplier, waiting.* from unnest(${[...suppliers]}::text[]) as asked (supplier)
    cross join lateral (
      select count(*)::int as waiting, min(asked_at) as oldest from (
        select asked_at from supply_orders where supplier = asked.supplier and state in ('asked', 'accepted')
        order by asked_at limit ${sql.lit(mostLookedAt)}
      ) as awaited
    ) as waiting`.execute(db);
  return rows;
}
