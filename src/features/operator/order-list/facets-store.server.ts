import { sql } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mostNew } from "../inbox/rules.ts";
import {
  mostCountedElsewhere,
  mostLookedThrough,
  mostValues,
  placedSpans,
  placedWithin,
  saidElsewhere,
  type CountedFacet,
  type Facet,
} from "./rules.ts";
import { all, askedOf, facetsOf, lookedThrough, pageOfOrders, valueOf, type Wanted } from "./store.server.ts";

type Counted = {
  values: { value: string; count: number }[];
  /** Orders that were looked through, and the last of them. */
  looked: number;
  until: Date | null;
  /** There may be more behind the last of them. */
  more: boolean;
};

/**
 * How many of the orders that a page may look through have which value of a facet, by what else is asked for: the value
 * itself is left open, so that one sees what another one would show. No order is read that a page would not read.
 */
export async function countedValues(db: DbOrTx, wanted: Wanted, facet: CountedFacet, now: Date): Promise<Counted> {
  const isByTime = facet === "placed";
  const isElsewhere = [facet, ...facetsOf(wanted).map(([asked]) => asked)].some((one) => saidElsewhere.has(one));
  const most = isElsewhere ? mostCountedElsewhere : mostLookedThrough;
  const spans = placedSpans.map(
    (span) => sql`(${span}, ${new Date(now.getTime() - placedWithin[span] * dayMs)}::timestamptz)`,
  );
  const had = isByTime
    ? sql`select span as value from looked, (values ${sql.join(spans)}) as spans (span, since)
        where placed_at >= since and value is not null`
    : sql`select value from looked where value is not null`;
  // asked once of each order, and kept without the rest of its row: what another table says is asked for by an index
  const { rows: found } = await sql<Omit<Counted, "more">>`
    with looked as materialized (
        select placed_at, case when ${all(askedOf(wanted, facet))} then (${isByTime ? sql`''` : valueOf[facet]}) end as value
        from (${lookedThrough(isByTime ? { ...wanted, placedSince: undefined } : wanted, most)}) as orders),
      counted as (select value::text, count(*)::int as count from (${had}) as had
        group by value order by count(*) desc, value limit ${sql.lit(mostValues)})
    select (select coalesce(jsonb_agg(to_jsonb(counted) order by count desc, value), '[]') from counted) as values,
      (select count(*)::int from looked) as looked, (select min(placed_at) from looked) as until`.execute(db);
  const [counted] = found;
  return { ...counted!, more: counted!.looked >= most };
}

type WithoutOne = Partial<Record<Facet, number>> & { looked: number };

/** How many orders of those looked through have all that is asked for but one facet, for each of them. */
export async function countedWithoutOne(db: DbOrTx, wanted: Wanted): Promise<WithoutOne> {
  const asked = facetsOf(wanted);
  const judged = [
    sql`(${all(askedOf({ ...wanted, facets: {} }))}) as is_of_view`,
    ...asked.map(([facet, condition]) => sql`(${condition}) as ${sql.ref(`has_${facet}`)}`),
  ];
  const counts = asked.map(([facet]) => {
    const others = asked.filter(([one]) => one !== facet).map(([one]) => sql<boolean>`${sql.ref(`has_${one}`)}`);
    return sql`(count(*) filter (where is_of_view and ${all(others)}))::int as ${sql.ref(facet)}`;
  });
  // judged once: written into the counts, each condition would be asked again for every one of them
  const { rows } = await sql<WithoutOne>`
    with judged as materialized (select ${sql.join(judged)} from (${lookedThrough(wanted)}) as orders)
    select ${sql.join([...counts, sql`count(*)::int as looked`])} from judged`.execute(db);
  return rows[0]!;
}

/** All of a filter among the orders that a page may look through. */
export async function countedAll(db: DbOrTx, wanted: Wanted): Promise<{ count: number; looked: number }> {
  const { rows } = await sql<{ count: number; looked: number }>`
    select (count(*) filter (where ${all(askedOf(wanted))}))::int as count, count(*)::int as looked
    from (${lookedThrough(wanted)}) as orders`.execute(db);
  return rows[0]!;
}

export const lookedAtMost = (looked: number): boolean => looked >= mostLookedThrough;

/** Orders on the newer side of a place, one more than anybody reads the number of. */
export async function countedNewer(db: DbOrTx, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${pageOfOrders({ ...wanted, towards: "newer" }, mostNew + 1)}) as those`.execute(
    db,
  );
  return rows[0]!.count;
}
