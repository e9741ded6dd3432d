import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { EsimState, MoreOfOrder } from "./rules.ts";
import { esimsInOrder } from "./store.server.ts";

export type More = {
  id: string;
  esim?: { state: EsimState; there: number; of: number } | null;
  departs?: string | null;
  iccid?: { first: string; of: number } | null;
  iccids?: string[] | null;
  tracking?: string | null;
  net?: number | null;
  work?: Work | null;
};
/** The most pressing of `of` open cases. */
export type Work = { kind: string; due_at: string; owner: string | null; of: number };

const sims = sql`(select iccid, position from esim_profiles where order_id = o.id and esim_profiles.state <> 'retired'
      union all select iccid, position from sim_cards where order_id = o.id
      union all select iccid, position from order_renewals where order_id = o.id) as sims`;

/** `iccids`: all of them, for a file; the list shows the first. */
type Found = MoreOfOrder | "iccids";
const found: Record<Found, RawBuilder<unknown>> = {
  // how far the eSIM has come that is least far, and how many are there
  esim: sql`(select jsonb_build_object('state', profile_state, 'there', there, 'of', pieces) from (
      select profile_state, count(*) as there, sum(count(*)) over () as pieces from esim_profiles
      where order_id = o.id and esim_profiles.state <> 'retired' group by profile_state
      order by array_position(${esimsInOrder}, profile_state) limit 1) as least)`,
  departs: sql`o.departs_on::text`,
  iccid: sql`(select jsonb_build_object('first', (array_agg(iccid order by position))[1], 'of', count(*))
      from ${sims} having count(*) > 0)`,
  iccids: sql`(select array_agg(iccid order by position) from ${sims})`,
  tracking: sql`(select tracking_number from dispatches where order_id = o.id)`,
  net: sql`(select max(p.amount) - coalesce((select sum(r.sold_amount) from refunds r join payments on payments.id = r.payment_id
      where payments.order_id = o.id and payments.payable_kind = 'order' and r.state <> 'failed'), 0)
      from payments p where p.order_id = o.id and p.payable_kind = 'order' and p.state = 'succeeded')::int`,
  work: sql`(select jsonb_build_object('kind', kind, 'due_at', due_at, 'owner', staff.name, 'of', count(*) over ())
      from cases left join staff on staff.id = owner_id where order_id = o.id and closed_at is null
      order by due_at, cases.id limit 1)`,
};
const all = Object.keys(found) as Found[];

/** Of the orders of one page: some steps along an index for each, and only for what is shown. */
export async function moreOfOrders(
  db: DbOrTx,
  orders: readonly { id: string }[],
  wanted: readonly Found[],
): Promise<ReadonlyMap<string, More>> {
  const columns = all.filter((one) => wanted.includes(one));
  if (columns.length === 0 || orders.length === 0) return new Map();
  const { rows } = await sql<More>`${prepared}
    select o.id, ${sql.join(columns.map((column) => sql`${found[column]} as ${sql.ref(column)}`))}
    from unnest(${orders.map(({ id }) => id)}::uuid[]) as shown (id) join orders o on o.id = shown.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
