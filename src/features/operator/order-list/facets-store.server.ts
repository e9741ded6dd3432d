import { sql } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import {
  all,
  countedValues as countedAmong,
  countedWithoutOne as withoutOne,
  one,
} from "../../../platform/database/facets.server.ts";
import { mostNew } from "../inbox/rules.ts";
import { mostCountedElsewhere, placedSpans, placedWithin, saidElsewhere, type CountedFacet } from "./rules.ts";
import { askedOf, facetsOf, lookedThrough, pageOfOrders, valueOf, type Wanted } from "./store.server.ts";

/** How many of the orders that a page may look through have which value of a facet, by what else is asked for. */
export async function countedValues(db: DbOrTx, wanted: Wanted, facet: CountedFacet, now: Date) {
  const isByTime = facet === "placed";
  const isElsewhere = [facet, ...facetsOf(wanted).map(([asked]) => asked)].some((one) => saidElsewhere.has(one));
  const most = isElsewhere ? mostCountedElsewhere : mostLookedThrough;
  const spans = placedSpans.map(
    (span) => sql`(${span}, ${new Date(now.getTime() - placedWithin[span] * dayMs)}::timestamptz)`,
  );
  const counted = await countedAmong(db, {
    rows: sql`(${lookedThrough(isByTime ? { ...wanted, placedSince: undefined } : wanted, most)}) as orders`,
    values: isByTime
      ? sql`array(select span from (values ${sql.join(spans)}) as spans (span, since) where placed_at >= since)`
      : one(valueOf[facet]),
    conditions: askedOf(wanted, facet),
    at: sql`placed_at`,
  });
  return { ...counted, more: counted.looked >= most };
}

/** How many orders of those looked through have all that is asked for but one facet, for each of them. */
export const countedWithoutOne = (db: DbOrTx, wanted: Wanted) =>
  withoutOne(db, sql`(${lookedThrough(wanted)}) as orders`, facetsOf(wanted), askedOf({ ...wanted, facets: {} }));

/** All of a filter among the orders that a page may look through. */
export async function countedAll(db: DbOrTx, wanted: Wanted): Promise<{ count: number; looked: number }> {
  const { rows } = await sql<{ count: number; looked: number }>`
    select (count(*) filter (where ${all(askedOf(wanted))}))::int as count, count(*)::int as looked
    from (${lookedThrough(wanted)}) as orders`.execute(db);
  return rows[0]!;
}

/** Orders on the newer side of a place, one more than anybody reads the number of. */
export async function countedNewer(db: DbOrTx, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${pageOfOrders({ ...wanted, towards: "newer" }, mostNew + 1)}) as those`.execute(
    db,
  );
  return rows[0]!.count;
}
