import { sql, type RawBuilder } from "kysely";
import { nobody } from "../../../kernel/facet.ts";
import { countedUpTo, type Count } from "../../../platform/database/counted-up-to.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import { mostCounted, type InboxFacet, type InboxView } from "./rules.ts";

export type ListedCase = {
  id: string;
  version: number;
  kind: string;
  subject: string;
  number: string | null;
  parcels: number | null;
  title: string | null;
  due_at: Date;
  opened_at: Date;
  departs_on: string;
  owner_id: string | null;
  owner: string | null;
  snoozed_until: Date | null;
  closed_at: Date | null;
  closing_note: string | null;
  details: Record<string, unknown>;
};

type Whose = { now: Date; me: string };

const isAwake = (now: Date) => sql`(snoozed_until is null or snoozed_until <= ${now})`;
const ofView: Record<InboxView, (whose: Whose) => RawBuilder<unknown>> = {
  all: ({ now }) => sql`closed_at is null and ${isAwake(now)}`,
  mine: ({ now, me }) => sql`closed_at is null and ${isAwake(now)} and owner_id = ${me}`,
  unowned: ({ now }) => sql`closed_at is null and ${isAwake(now)} and owner_id is null`,
  snoozed: ({ now }) => sql`closed_at is null and snoozed_until > ${now}`,
  closed: () => sql`closed_at is not null`,
};

// as the indexes have them: of a null none gives its rows in their order
const noOwner = "00000000-0000-0000-0000-000000000000";
const ownerInIndex = sql`coalesce(owner_id, ${sql.lit(noOwner)}::uuid)`;
const endInIndex = sql`coalesce(closed_at, 'infinity'::timestamptz)`;

const hasFacets = ({ kind, owner }: InboxFilter) => kind !== undefined || owner !== undefined;

/** True of a case that the filter leaves. */
function isLeft(filter: InboxFilter, whose: Whose): RawBuilder<boolean> {
  const { view = "all", kind, owner } = filter;
  return sql`${ofView[view](whose)}
    and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    and ${owner === undefined ? sql`true` : sql`${ownerInIndex} = ${owner === nobody ? noOwner : owner}::uuid`}
    and ${hasFacets(filter) ? sql`${endInIndex} ${view === "closed" ? sql`<` : sql`=`} 'infinity'` : sql`true`}`;
}

/** The inbox's order; what is closed begins with the newest. */
function orderOf(filter: InboxFilter, towards: "older" | "newer" = "older") {
  const isClosed = filter.view === "closed";
  const isRising = (towards === "older") !== isClosed;
  const byDue = [sql`due_at`, sql`departs_on`, sql`id`];
  const columns = !isClosed ? byDue : hasFacets(filter) ? [endInIndex, ...byDue] : [sql`closed_at`, sql`id`];
  const direction = isRising ? sql`asc` : sql`desc`;
  return {
    key: sql.join(columns),
    beyond: isRising ? sql`>` : sql`<`,
    order: sql.join(columns.map((column) => sql`${column} ${direction}`)),
  };
}

type Step = InboxFilter & { towards: "older" | "newer"; from?: string | undefined };

/** One step along an index, and the details of what is shown alone. In the order in which they were stepped along. */
export async function listedCases(
  db: DbOrTx,
  { towards, from, ...filter }: Step,
  whose: Whose,
  most: number,
): Promise<ListedCase[]> {
  const { key, beyond, order } = orderOf(filter, towards);
  const { rows } = await sql<ListedCase>`
    with page as (
      select id, row_number() over (order by ${order}) as place from cases
      where ${isLeft(filter, whose)}
        and ${from === undefined ? sql`true` : sql`(${key}) ${beyond} (select ${key} from cases where id = ${from})`}
      order by ${order} limit ${sql.lit(most)}
    )
    select cases.*, ${besides} from page join cases using (id) left join staff on staff.id = owner_id
      left join orders o on o.id = order_id
    order by place`.execute(db);
  return rows;
}

/**
 * All that a filter leaves, in the inbox's order, so many at most, as they were at that moment: what came since nobody has
 * seen, nor, with `isUntouched`, what somebody took, gave, snoozed or woke.
 */
export async function seenCases(
  db: DbOrTx,
  filter: InboxFilter,
  { isUntouched, ...whose }: Whose & { isUntouched: boolean },
  most: number,
) {
  const isTouched = sql`exists (
    select from actions where on_kind = 'case' and on_id = cases.id::text and at > ${whose.now})`;
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from cases where ${isLeft(filter, whose)} and opened_at <= ${whose.now}
      and ${isUntouched ? sql`not ${isTouched}` : sql`true`}
    order by ${orderOf(filter).order} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

const besides = sql`staff.name as owner, o.number,
  case when kind = 'parcels_to_post' then (
    select count(*)::int from dispatches d join orders w on w.id = d.order_id
    where d.state = 'waiting' and w.state = 'dispatching' and d.arrives_by::text = subject
  ) end as parcels,
  case when kind = 'incident_open' then (select title from incidents where id::text = subject) end as title`;

export async function caseById(db: DbOrTx, id: string): Promise<ListedCase | undefined> {
  return (await casesById(db, [id]))[0];
}

/** In the inbox's order. */
export async function casesById(db: DbOrTx, ids: readonly string[]): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    select cases.*, ${besides} from cases left join staff on staff.id = owner_id left join orders o on o.id = order_id
    where cases.id = any(${ids}::uuid[]) order by due_at, cases.departs_on, cases.id`.execute(db);
  return rows;
}

export type CountedView = Exclude<InboxView, "closed">;

/** As part of a statement. */
export const countCases = (filter: InboxFilter, whose: Whose, most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from cases where ${isLeft(filter, whose)} limit ${sql.lit(most)}) as those)`;

/** How many each view has, as far as anybody reads the number. */
export async function countedCases(
  db: DbOrTx,
  views: readonly CountedView[],
  whose: Whose,
): Promise<Record<CountedView, number>> {
  const counts = views.map((view): [CountedView, Count] => [
    view,
    {
      counted: (end) => countCases({ view }, whose, end),
      end: mostCounted + 1,
      ...(view !== "mine" && { of: `cases ${view}` }),
    },
  ]);
  return countedUpTo(db, whose.now, Object.fromEntries(counts) as Record<CountedView, Count>);
}

/** How many a filter would leave without each thing that it asks for, as far as anybody reads the number. */
export async function countedWithoutOne(
  db: DbOrTx,
  filters: Readonly<Partial<Record<InboxFacet | "view", InboxFilter>>>,
  whose: Whose,
): Promise<Partial<Record<InboxFacet | "view", number>>> {
  const counts = Object.entries(filters).map(
    ([name, filter]) => sql`${countCases(filter, whose, mostCounted + 1)} as ${sql.ref(name)}`,
  );
  if (counts.length === 0) return {};
  const { rows } = await sql<Partial<Record<InboxFacet | "view", number>>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}

type Counted = { values: { value: string | null; name: string | null; count: number }[]; looked: number };

/** How many of the first 10,000 that a filter leaves have which value of a facet. */
export async function countedValues(
  db: DbOrTx,
  filter: InboxFilter,
  facet: InboxFacet,
  whose: Whose,
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with looked as materialized (
        select kind, owner_id from cases where ${isLeft(filter, whose)}
        order by ${orderOf(filter).order} limit ${sql.lit(mostCounted)}),
      counted as (select ${facet === "kind" ? sql`kind` : sql`owner_id`} as value, count(*)::int as count from looked group by 1)
    select (select count(*)::int from looked) as looked, (
      select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count, 'name', staff.name)
        order by count desc, value), '[]')
      from counted left join staff on staff.id::text = value::text) as values`.execute(db);
  return rows[0]!;
}

/** Those that came into a view after a moment: opened, woken, given or closed. */
export async function countNewCases(
  db: DbOrTx,
  filter: InboxFilter,
  { since, ...whose }: Whose & { since: Date },
  most: number,
): Promise<number> {
  // what was given away or taken is new to whoever looks at one owner's
  const moments = filter.owner === undefined ? sql`opened_at, snoozed_until` : sql`opened_at, given_at, snoozed_until`;
  const isNew = {
    closed: sql`closed_at > ${since}`,
    mine: sql`greatest(opened_at, given_at, snoozed_until) > ${since}`,
    all: sql`greatest(${moments}) > ${since}`,
    unowned: sql`greatest(opened_at, given_at, snoozed_until) > ${since}`,
    snoozed: sql`opened_at > ${since}`,
  }[filter.view ?? "all"];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from cases where ${isLeft(filter, whose)} and ${isNew} limit ${sql.lit(most)}) fresh`.execute(db);
  return rows[0]!.count;
}

export function colleagues(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("staff").select(["id", "name"]).orderBy("name").execute();
}
