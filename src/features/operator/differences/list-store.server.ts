import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all, one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { differenceFacets, type DifferenceFacet, type DifferenceFilter } from "./difference-filter.ts";
import { kinds, shown, type DifferenceCase } from "./store.server.ts";

/** What a difference has of each facet. */
const values: Record<DifferenceFacet, RawBuilder<unknown>> = {
  kind: one(sql`kind`),
  gateway: one(sql`details ->> 'gateway'`),
};

const asked = (filter: DifferenceFilter): AskedFacets<DifferenceFacet> =>
  differenceFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, sql<boolean>`${value} = any (${values[facet]})`] as const];
  });

/** Those that are open from a place on, along `cases_differences_of_top_ups`. */
function stepped(reading: Reading) {
  const { order, beyond } = keysetStep(reading, ["opened_at", "id"]);
  return { order, along: sql`from cases where closed_at is null and kind in (${kinds}) ${beyond} order by ${order}` };
}
const lookedThrough = (reading: Reading) =>
  sql`(select * ${stepped(reading).along} limit ${sql.lit(mostLookedThrough)}) as cases`;

/** `isWhole`: to the end of the list, as a file has it. */
export async function openDifferences(
  db: DbOrTx,
  filter: DifferenceFilter,
  reading: Reading,
  most: number,
  isWhole = false,
): Promise<DifferenceCase[]> {
  const { order, along } = stepped(reading);
  const conditions = asked(filter).map(([, condition]) => condition);
  const from = isWhole ? sql`(select * ${along}) as cases` : lookedThrough(reading);
  const page =
    conditions.length === 0
      ? sql`select * ${along} limit ${sql.lit(most)}`
      : sql`select * from ${from} where ${all(conditions)} order by ${order} limit ${sql.lit(most)}`;
  const { rows } = await sql<DifferenceCase>`${conditions.length === 0 ? prepared : sql.raw("")}
    select ${shown} from (${page}) as cases left join orders on orders.id = cases.order_id
    order by ${order}`.execute(db);
  return rows;
}

/** Where looking through ends, if there is more behind it; a list that nothing is asked of is not looked through. */
export async function lastLookedThrough(
  db: DbOrTx,
  filter: DifferenceFilter,
  reading: Reading,
): Promise<Place | undefined> {
  if (asked(filter).length === 0) return undefined;
  const { rows } = await sql<Place>`
    select id, (extract(epoch from opened_at) * 1000000)::bigint::text as micros
    ${stepped(reading).along} offset ${sql.lit(mostLookedThrough - 1)} limit 1`.execute(db);
  return rows[0];
}

/** The list as its facets are asked. */
export const facetedDifferences = (filter: DifferenceFilter): Faceted<DifferenceFacet> => ({
  rows: lookedThrough({ towards: "older" }),
  values,
  asked: asked(filter),
});
