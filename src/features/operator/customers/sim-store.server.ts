import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DataPlanState, ProfileState } from "../../../platform/database/tables.ts";
import { mostDays, mostShown } from "./rules.ts";
import { soldPlan, type PlanColumns } from "./store.server.ts";

/** Instants as the database writes them into JSON. */
type SimRow = {
  profile: { state: ProfileState; at: string | null; device: string | null; supplier: string } | null;
  is_card: boolean;
  needs_real_name: boolean;
  days: { day: string; usedMb: number }[];
  renewals: { number: string; state: string; at: string | null }[];
  auto_top_ups: { account: string; plan: string; days: number; isOn: boolean; stopped: string | null }[];
  holders: { account: string; email: string }[];
  events: { at: string; kind: string; supplier: string }[];
};

/** All that is known of a SIM besides its plans, each part along an index by its number. */
export async function simByNumber(db: DbOrTx, iccid: string): Promise<SimRow> {
  const { rows } = await sql<SimRow>`
    select
      (select jsonb_build_object('state', profile_state, 'at', profile_state_at, 'device', device, 'supplier', supplier)
        from esim_profiles where iccid = ${iccid}) as profile,
      exists (select from sim_cards where iccid = ${iccid}) as is_card,
      exists (select from data_plans d join orders o on o.id = d.order_id
        where d.iccid = ${iccid} and o.plan_as_sold ->> 'identity' <> 'none') as needs_real_name,
      coalesce((select jsonb_agg(to_jsonb(it) order by it.day) from (
        select day, (sum(used_bytes) / 1048576)::int as "usedMb"
        from data_plans d join usage_days u using (order_id, position) where d.iccid = ${iccid}
        group by day order by day desc limit ${sql.lit(mostDays)}) as it), '[]') as days,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select number, r.state, applied_at as at
        from order_renewals r join orders o on o.id = r.order_id where r.iccid = ${iccid}
        order by o.placed_at desc limit ${sql.lit(mostShown)}) as it), '[]') as renewals,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select account_id as account, plan_code as plan, days,
        on_since is not null as "isOn", stopped from auto_top_ups where iccid = ${iccid}
        order by changed_at desc limit ${sql.lit(mostShown)}) as it), '[]') as auto_top_ups,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select account_id as account, email
        from account_sims s join accounts a on a.id = s.account_id where s.iccid = ${iccid} and not hidden
        order by added_at limit ${sql.lit(mostShown)}) as it), '[]') as holders,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select at, kind, supplier from supplier_events
        where iccid = ${iccid} order by at desc limit ${sql.lit(mostShown)}) as it), '[]') as events`.execute(db);
  return rows[0]!;
}

type PlanOnSim = PlanColumns & {
  plan_code: string;
  number: string;
  state: DataPlanState;
  used_mb: number;
  used_today_mb: number;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  as_of: Date | null;
  slow: boolean;
};

/** The newest first. */
export async function plansOnSim(db: DbOrTx, iccid: string): Promise<PlanOnSim[]> {
  const { rows } = await sql<PlanOnSim>`
    select number, d.state, used_mb, used_today_mb, use_by, activated_at, expires_at, as_of, slow, days, plan_code, ${soldPlan}
    from data_plans d join orders o on o.id = d.order_id where d.iccid = ${iccid}
    order by o.placed_at desc, d.position limit ${sql.lit(mostShown)}`.execute(db);
  return rows;
}
