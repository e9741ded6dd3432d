import { sql, type RawBuilder } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import { mostDays, type TouchKind } from "./rules.ts";
import { placeIn } from "./store.server.ts";

type Criteria = {
  id: string;
  touches: TouchKind;
  name: string | null;
  still: boolean;
  since: Date;
  until: Date | null;
};

const ours = sql`coalesce(o.plan_as_sold ->> 'supplier', 'pool') = 'pool'`;
const named = (column: RawBuilder<unknown>, name: string | null) => sql`(${name}::text is null or ${column} = ${name})`;
/** `offset 0`: looked up for each order by its id, never read for all orders that ever were. */
const has = (rows: RawBuilder<unknown>) => sql`exists (${rows} offset 0)`;

/** Which of the orders of the span are touched; `still`: what went wrong is not over for them. */
const rules: Record<TouchKind, (asked: { name: string | null; still: boolean }) => RawBuilder<unknown>> = {
  gateway: ({ name, still }) => sql`
    ${has(sql`select from payments p where p.order_id = o.id and ${named(sql`p.gateway`, name)}`)}
      and ${still ? sql`o.paid_at is null` : sql`true`}`,
  supplier: ({ name, still }) =>
    has(sql`select from supply_orders s where s.order_id = o.id and ${named(sql`s.supplier`, name)}
      and ${still ? sql`s.state in ('asked', 'accepted')` : sql`true`}`),
  network: ({ still }) => sql`
    (${ours} and ${still ? sql`o.state = 'delivered'` : sql`true`} and ${has(sql`select from data_plans d where d.order_id = o.id
      and ${still ? sql`d.network_reference is null and d.state = 'not_started'` : sql`true`}`)}
    or o.paid_at is not null and ${still ? sql`o.state = 'paid'` : sql`true`} and ${has(sql`select from order_renewals r
      where r.order_id = o.id and ${still ? sql`r.state = 'waiting'` : sql`true`}`)})`,
  mail: ({ still }) =>
    has(sql`select from mails m where m.order_id = o.id and m.kind <> 'incident_news' and m.held_until is null
      and ${still ? sql`m.state = 'queued'` : sql`true`}`),
  delivery: ({ still }) => (still ? sql`o.state = 'paid'` : sql`o.paid_at is not null`),
  destination: () => sql`o.state = 'delivered'`,
  carrier: () => sql`o.state = 'delivered'`,
};

/** Orders of the span; of a place those whose plan ran there in it, or was to begin there. */
function spanOf({ touches, name, since, until, still }: Criteria): RawBuilder<unknown> {
  if (touches !== "destination" && touches !== "carrier")
    return sql`o.placed_at >= ${since} and ${until ? sql`o.placed_at < ${until}` : sql`true`}`;
  const { iso2, carrier } = placeIn(name);
  const end = until ?? new Date(since.getTime() + mostDays * dayMs);
  const [first, last] = [since, end].map((at) => dateAt(at.getTime(), operatorZone));
  const hasCarrier = sql`and exists (select from networks n where n.network_set = o.plan_as_sold ->> 'network_set'
    and n.iso2 = ${iso2} and n.carrier = ${carrier})`;
  return sql`o.id in (
      select order_id from data_plans where expires_at > ${since} and activated_at < ${end}
        and ${still ? sql`state in ('active', 'used_up')` : sql`true`}
      union select leaves.id from orders leaves join data_plans d on d.order_id = leaves.id and d.state = 'not_started'
        where leaves.state = 'delivered' and leaves.departs_on between ${first}::date and ${last}::date)
    and o.plan_as_sold -> 'countries' ? ${iso2} ${touches === "carrier" ? hasCarrier : sql``}`;
}

const touched = (criteria: Criteria, more: RawBuilder<unknown>, most: number) => sql`
  select o.id, o.number, o.state, o.placed_at, o.lang, w.order_id is not null as is_written
  from orders o left join incident_orders w on w.incident_id = ${criteria.id}::uuid and w.order_id = o.id
  where o.number > '' and ${spanOf(criteria)} and ${rules[criteria.touches](criteria)} ${more}
  order by o.placed_at desc, o.id desc limit ${sql.lit(most)}`;

type TouchedOrder = {
  id: string;
  number: string;
  state: OrderState;
  placed_at: Date;
  lang: Language;
  is_written: boolean;
};

/** By the time of the order, the newest first, behind the one of this number; no more than `most`. */
export async function touchedBy(db: DbOrTx, criteria: Criteria, most: number, after?: string): Promise<TouchedOrder[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (o.placed_at, o.id) < (select placed_at, id from orders where number = ${after})`;
  return (await sql<TouchedOrder>`${touched(criteria, behind, most)}`.execute(db)).rows;
}

type Touched = { touched: number; unwritten: number; seen: string };

/** How many, who of them has heard nothing of it, and by which sign these are known again. */
export async function countedTouched(db: DbOrTx, criteria: Criteria, most: number): Promise<Touched> {
  const { rows } = await sql<Touched>`
    select count(*)::int as touched, count(*) filter (where not is_written)::int as unwritten, ${seen} as seen
    from (${touched(criteria, sql``, most)}) those`.execute(db);
  return rows[0]!;
}

const seen = sql`coalesce(md5(string_agg(id::text, ',' order by id) filter (where not is_written)), '')`;

/** Those who have heard nothing, with the sign by which they were seen. */
export async function unwrittenOf(db: DbOrTx, criteria: Criteria, most: number) {
  const { rows } = await sql<{ touched: number; ids: string[]; seen: string }>`
    select count(*)::int as touched, coalesce(array_agg(id) filter (where not is_written), '{}') as ids, ${seen} as seen
    from (${touched(criteria, sql``, most)}) those`.execute(db);
  return rows[0]!;
}
