import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import { one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { desk, kindOfAction, trailFacets, type Action, type CountedTrailFacet, type TrailFacet } from "./rules.ts";

/** On what: a thing by its name, or all that belongs to an order. */
export type Thing = { orderId: string } | { kind: string; id: string };
export type TrailFilter = {
  kind?: readonly Action[] | undefined;
  /** Null: the desk. */
  person?: string | null | undefined;
  /** Null: there is nothing of that name. */
  thing?: Thing | null | undefined;
  /** From where. */
  network?: string | undefined;
};

type Along = {
  order: RawBuilder<unknown>;
  /** The first entries by what indexes give of the filter, by a name. */
  first: (most: number) => RawBuilder<unknown>;
  /** As many of them as are looked through at once. */
  lookedThrough: RawBuilder<unknown>;
  /** What is asked of each of them besides. */
  beside: RawBuilder<boolean>[];
};

/** With a place the planner knows that an index by time alone walks past what others have done. */
const edge = {
  older: { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  newer: { micros: "0", id: "00000000-0000-0000-0000-000000000000" },
} as const satisfies Record<string, Place>;

/**
 * One step along an index; of several actions one along the index of each, side by side, so that a rare one is not searched
 * for among all others.
 */
export function alongTrail(filter: TrailFilter, { towards, place = edge[towards] }: Reading): Along {
  const { order, beyond } = keysetStep({ towards, place }, ["at", "id"]);
  const { ranges, beside, isOfDesk = false } = rangesOf(filter);
  // an index gives the rows of a null in its order only where the null stands in that order
  const along = isOfDesk ? sql`staff_id ${towards === "older" ? sql`asc` : sql`desc`}, ${order}` : order;
  const entries = (most: RawBuilder<unknown>) => {
    const step = sql`order by ${along} limit ${most}`;
    const each = ranges.map(
      (range) => sql`(select id, at, action, staff_id, network, on_kind, on_id, order_id
        from actions where ${range} ${beyond} ${step})`,
    );
    return sql`(select * from (${sql.join(each, sql` union all `)}) as ranges ${step}) as actions`;
  };
  return { order: along, first: (most) => entries(sql.lit(most)), lookedThrough: entries(mostUnknown), beside };
}

/**
 * The planner expects a limit that it does not know to leave a tenth of the rows, and steps. Of one that it knows to be
 * more than an action has, it reads and sorts each action whole.
 */
const mostUnknown = sql`(select ${sql.lit(mostLookedThrough)})`;

type Ranges = { ranges: RawBuilder<boolean>[]; beside: RawBuilder<boolean>[]; isOfDesk?: boolean };

/** A thing has few entries, and a colleague fewer than their network. */
function rangesOf(filter: TrailFilter): Ranges {
  const { kind, person, thing } = filter;
  const besides = (...facets: TrailFacet[]) => conditions(filter, facets).map(([, condition]) => condition);
  if (thing !== undefined) return { ranges: besides("thing"), beside: besides("kind", "person", "network") };
  const narrow = person !== undefined ? besides("person") : besides("network");
  const beside = person !== undefined ? besides("network") : [];
  if (kind === undefined)
    return { ranges: narrow.length > 0 ? narrow : [sql`true`], beside, isOfDesk: person === null };
  const ranges = kind.map((action) => sql<boolean>`${sql.join([...narrow, sql`action = ${action}`], sql` and `)}`);
  return { ranges, beside, isOfDesk: person === null };
}

function conditions(filter: TrailFilter, facets: readonly TrailFacet[]): AskedFacets<TrailFacet> {
  return facets.flatMap((facet) => (filter[facet] === undefined ? [] : [[facet, condition[facet](filter)] as const]));
}

const condition: Record<TrailFacet, (filter: TrailFilter) => RawBuilder<boolean>> = {
  kind: ({ kind }) => sql`action = any(${kind})`,
  person: ({ person }) => (person === null ? sql`staff_id is null` : sql`staff_id = ${person}::uuid`),
  thing: ({ thing }) =>
    !thing
      ? sql`false`
      : "orderId" in thing
        ? sql`order_id = ${thing.orderId}::uuid`
        : sql`on_kind = ${thing.kind} and on_id = ${thing.id}`,
  network: ({ network }) => sql`network = ${network}`,
};

/** What an entry has of each facet; of an action that a newer version knows it has no kind. */
const values: Record<CountedTrailFacet, RawBuilder<unknown>> = {
  kind: one(sql`${JSON.stringify(kindOfAction)}::jsonb ->> action`),
  person: one(sql`coalesce(staff_id::text, ${desk})`),
  network: one(sql`network`),
};

/** The trail as its facets are asked: the newest, as many as are looked through at once. */
export function facetedTrail(filter: TrailFilter): Faceted<TrailFacet, CountedTrailFacet> {
  const rows = (of: TrailFilter) => alongTrail(of, { towards: "older" }).lookedThrough;
  return {
    rows: rows(filter),
    rowsWithout: {
      kind: rows({ ...filter, kind: undefined }),
      person: rows({ ...filter, person: undefined }),
      thing: rows({ ...filter, thing: undefined }),
      network: rows({ ...filter, network: undefined }),
    },
    values,
    asked: conditions(filter, trailFacets),
  };
}
