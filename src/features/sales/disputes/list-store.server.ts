import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all, one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { disputeFacets, type DisputeFacet, type DisputeFilter } from "./dispute-filter.ts";
import type { Dispute } from "./store.server.ts";

export type Listed = Dispute & { number: string | null; top_up: string | null };

const topUp = (paymentId: string) => sql`(
  select t.number from payments of_top_up join top_ups t on t.id = of_top_up.payable_id
  where of_top_up.id = ${sql.ref(paymentId)} and of_top_up.payable_kind = 'top_up') as top_up`;

type Which = { view: "all" | "open"; filter?: DisputeFilter };

/** What a dispute has of each facet. */
const values: Record<DisputeFacet, RawBuilder<unknown>> = {
  standing: one(sql`case when state = 'needs_answer' and answered_at is not null then 'answered' else state end`),
  gateway: one(sql`gateway`),
};

const asked = (filter: DisputeFilter = {}): AskedFacets<DisputeFacet> =>
  disputeFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, sql<boolean>`${value} = any (${values[facet]})`] as const];
  });

/** The disputes of a view from a place on. */
function stepped({ view }: Which, reading: Reading) {
  const { order, beyond } = keysetStep(reading, ["begun_at", "id"]);
  const which = view === "open" ? sql`state = 'needs_answer' and answered_at is null` : sql`true`;
  return { order, along: sql`from disputes where ${which} ${beyond} order by ${order}` };
}
const lookedThrough = (which: Which, reading: Reading) =>
  sql`(select * ${stepped(which, reading).along} limit ${sql.lit(mostLookedThrough)}) as disputes`;

/** One step along `disputes_newest` or `disputes_to_answer`. `isWhole`: to its end, as a file has it. */
export async function disputesIn(
  db: DbOrTx,
  which: Which,
  reading: Reading,
  most: number,
  isWhole = false,
): Promise<(Listed & { micros: string })[]> {
  const { order, along } = stepped(which, reading);
  const conditions = asked(which.filter).map(([, condition]) => condition);
  const from = isWhole ? sql`(select * ${along}) as disputes` : lookedThrough(which, reading);
  const page =
    conditions.length === 0
      ? sql`select * ${along} limit ${sql.lit(most)}`
      : sql`select * from ${from} where ${all(conditions)} order by ${order} limit ${sql.lit(most)}`;
  const { rows } = await sql<Listed & { micros: string }>`${conditions.length === 0 ? prepared : sql.raw("")}
    with page as (${page})
    select page.*, (select number from orders where orders.id = page.order_id) as number, ${topUp("page.payment_id")},
      (extract(epoch from begun_at) * 1000000)::bigint::text as micros
    from page order by ${order}`.execute(db);
  return rows;
}

/** Where looking through ends, if there is more behind it; a list that nothing is asked of is not looked through. */
export async function lastLookedThrough(db: DbOrTx, which: Which, reading: Reading): Promise<Place | undefined> {
  if (asked(which.filter).length === 0) return undefined;
  const { rows } = await sql<Place>`
    select id, (extract(epoch from begun_at) * 1000000)::bigint::text as micros
    ${stepped(which, reading).along} offset ${sql.lit(mostLookedThrough - 1)} limit 1`.execute(db);
  return rows[0];
}

/** The list as its facets are asked. */
export const facetedDisputes = (which: Which): Faceted<DisputeFacet> => ({
  rows: lookedThrough(which, { towards: "older" }),
  values,
  asked: asked(which.filter),
});

type Whole = Listed & { charged_amount: number; refunded: number; colleague: string | null };

export async function disputeById(db: DbOrTx, id: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`${prepared}
    select d.*, o.number, ${topUp("d.payment_id")}, p.charged_amount, staff.name as colleague,
      (select coalesce(sum(amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')::int as refunded
    from disputes d join payments p on p.id = d.payment_id left join orders o on o.id = d.order_id
      left join staff on staff.id = answered_by
    where d.id = ${id}`.execute(db);
  return rows[0];
}
