import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import { one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { queueFacets, type QueueFacet, type QueueFilter } from "./queue-filter.ts";

/** What a registration has of each facet. */
const values: Record<QueueFacet, RawBuilder<unknown>> = {
  region: sql`regions`,
  document: one(sql`document_type`),
  purpose: one(sql`case when corrects is not null then 'correction' when purpose = 2 then 'change' else 'new' end`),
  turn: one(sql`case when decided_at is null then 'first' else 'again' end`),
};

const asked = (filter: QueueFilter): AskedFacets<QueueFacet> =>
  queueFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, sql<boolean>`${value} = any (${values[facet]})`] as const];
  });

/** What is asked of those that wait. */
export const askedOfQueue = (filter: QueueFilter = {}): RawBuilder<boolean>[] =>
  asked(filter).map(([, condition]) => condition);

/** The queue as its facets are asked: the oldest, as many as are looked through at once. */
export const facetedQueue = (filter: QueueFilter): Faceted<QueueFacet> => ({
  rows: sql`(select regions, document_type, purpose, corrects, decided_at from real_names where state = 'received'
    order by received_at, id limit ${sql.lit(mostLookedThrough)}) as waiting`,
  values,
  asked: asked(filter),
});
