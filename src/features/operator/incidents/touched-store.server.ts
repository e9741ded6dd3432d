import { sql, type RawBuilder } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import type { TouchKind } from "./rules.ts";

export type Criteria = {
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
};

type TouchedOrder = {
  id: string;
  number: string;
  state: OrderState;
  placed_at: Date;
  lang: Language;
  is_written: boolean;
};

/** By the time of the order, the newest first, along `orders_newest`; no more than `most`. */
export async function touchedBy(
  db: DbOrTx,
  { id, touches, since, until, ...asked }: Criteria,
  most: number,
): Promise<TouchedOrder[]> {
  const { rows } = await sql<TouchedOrder>`
    select o.id, o.number, o.state, o.placed_at, o.lang, w.order_id is not null as is_written
    from orders o left join incident_orders w on w.incident_id = ${id}::uuid and w.order_id = o.id
    where o.number > '' and o.placed_at >= ${since} and ${until ? sql`o.placed_at < ${until}` : sql`true`}
      and ${rules[touches](asked)}
    order by o.placed_at desc, o.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}
