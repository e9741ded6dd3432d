import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough, nobody } from "../../../kernel/facet.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all, one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { enquiryFacets, type EnquiryFacet, type EnquiryFilter } from "./enquiry-filter.ts";
import type { enquiryViews } from "./staff-contract.ts";
import type { Enquiry } from "./store.server.ts";

type Which = { view: (typeof enquiryViews)[number]; me: string; filter?: EnquiryFilter };
type Listed = Enquiry & { micros: string; owner: string | null };

const inView = (view: Which["view"], me: string) =>
  ({
    open: sql`and state in ('received', 'looking')`,
    mine: sql`and owner_id = ${me} and state <> 'closed'`,
    all: sql``,
  })[view];

/** What an enquiry has of each facet; a form that is forgotten has no interests. */
const values: Record<EnquiryFacet, RawBuilder<unknown>> = {
  intention: one(sql`intention`),
  interest: sql`array(select jsonb_array_elements_text(form -> 'interests'))`,
  country: one(sql`country`),
  owner: one(sql`coalesce(owner_id::text, ${nobody})`),
  lang: one(sql`language`),
};

const asked = (filter: EnquiryFilter = {}): AskedFacets<EnquiryFacet> =>
  enquiryFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, sql<boolean>`${value} = any (${values[facet]})`] as const];
  });
const conditions = (filter: EnquiryFilter | undefined) => asked(filter).map(([, condition]) => condition);

/** The enquiries of a view from a place on, as many as are looked through at once. */
const stepped = ({ view, me }: Which, reading: Reading) => {
  const { order, beyond } = keysetStep(reading, ["received_at", "id"]);
  return {
    order,
    along: sql`from enquiries where received_at is not null ${inView(view, me)} ${beyond} order by ${order}`,
  };
};
const lookedThrough = (which: Which, reading: Reading) =>
  sql`(select * ${stepped(which, reading).along} limit ${sql.lit(mostLookedThrough)}) as enquiries`;

/** One step along `enquiries_newest`; what waits is few. `isWhole`: to its end, as a file has it. */
export async function enquiriesIn(
  db: DbOrTx,
  which: Which,
  reading: Reading,
  most: number,
  isWhole = false,
): Promise<Listed[]> {
  const { order, along } = stepped(which, reading);
  const asks = conditions(which.filter);
  const way = reading.towards === "older" ? sql`desc` : sql`asc`;
  const from = isWhole ? sql`(select * ${along}) as enquiries` : lookedThrough(which, reading);
  const page =
    asks.length === 0
      ? sql`select * ${along} limit ${sql.lit(most)}`
      : sql`select * from ${from} where ${all(asks)} order by ${order} limit ${sql.lit(most)}`;
  const { rows } = await sql<Listed>`
    with page as (${page})
    select page.*, staff.name as owner, (extract(epoch from received_at) * 1000000)::bigint::text as micros
    from page left join staff on staff.id = owner_id
    order by received_at ${way}, page.id ${way}`.execute(db);
  return rows;
}

const changing = ["enquiry_assigned", "enquiry_moved", "enquiry_answered", "enquiry_answer_undone"];

type AsSeen = { at: Date; isUntouched: boolean };

/**
 * What a view and its filter leave that is not closed or forgotten, to its end, so many at most, as it was at a moment:
 * what came since nobody has seen, nor, with `isUntouched`, what somebody gave, moved or answered.
 */
export async function seenEnquiries(
  db: DbOrTx,
  which: Which,
  { at, isUntouched }: AsSeen,
  most: number,
): Promise<{ id: string; version: number }[]> {
  const { order, along } = stepped(which, { towards: "older" });
  const isTouched = sql`exists (select from actions where on_kind = 'enquiry' and on_id = enquiries.number
    and action = any (${changing}) and at > ${at})`;
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from (select * ${along}) as enquiries
    where received_at <= ${at} and state <> 'closed' and form is not null and ${all(conditions(which.filter))}
      and ${isUntouched ? sql`not ${isTouched}` : sql`true`}
    order by ${order} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** By number and company, which is null once it is forgotten. */
export async function enquiriesById(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; number: string; company: string | null }[]> {
  const { rows } = await sql<{ id: string; number: string; company: string | null }>`
    select id, number, company from enquiries where id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Where looking through ends, if there is more behind it; a list that nothing is asked of is not looked through. */
export async function lastLookedThrough(db: DbOrTx, which: Which, reading: Reading): Promise<Place | undefined> {
  if (conditions(which.filter).length === 0) return undefined;
  const { rows } = await sql<Place>`
    select id, (extract(epoch from received_at) * 1000000)::bigint::text as micros
    ${stepped(which, reading).along} offset ${sql.lit(mostLookedThrough - 1)} limit 1`.execute(db);
  return rows[0];
}

/** The list as its facets are asked. */
export const facetedEnquiries = (which: Which): Faceted<EnquiryFacet> => ({
  rows: lookedThrough(which, { towards: "older" }),
  values,
  asked: asked(which.filter),
});

/** Of those of a view: it came after a moment, or was given to whose view it is. */
const isNewIn = ({ view, me }: Which, since: Date) =>
  view === "mine"
    ? sql`(received_at > ${since} or exists (select from actions where on_kind = 'enquiry' and on_id = enquiries.number
        and action = 'enquiry_assigned' and at > ${since} and after ->> 'owner' = ${me}))`
    : sql`received_at > ${since}`;

/** Those of a view and its filter that came after a moment. */
export async function countNewEnquiries(db: DbOrTx, which: Which, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from enquiries where received_at is not null ${inView(which.view, which.me)} and ${isNewIn(which, since)}
        and ${all(conditions(which.filter))} limit ${most}) fresh`.execute(db);
  return rows[0]!.count;
}
