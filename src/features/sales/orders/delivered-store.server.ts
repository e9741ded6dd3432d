import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DataPlanState, OrderState } from "../../../platform/database/tables.ts";
import { jobsAdded, named } from "../../../platform/jobs/add-job.server.ts";
import { statesBeforePassing } from "./rules.ts";

type FromPool = {
  orderId: string;
  quantity: number;
  /** `paid` first where its money comes at the same moment. */
  through: readonly OrderState[];
  /** Parts of the statement that take its eSIMs: `allotted`. */
  taken: RawBuilder<unknown>;
  plan: { use_by: Date; state: DataPlanState; activated_at: Date | null; expires_at: Date | null };
};

/**
 * All that a delivery from our own pool writes, in one statement, which every purchase waits for: the profiles, the order's
 * state (with the guard of `moveOrder`), the end of its hold, a data plan for each SIM, a letter to the buyer and to each
 * traveller with an address of their own, and the jobs that go on. `none`: nothing was taken, and nothing is written;
 * `stuck`: profiles are taken, and the order is in no state to be delivered, or there are fewer than it has (the caller's
 * transaction must roll back).
 */
export async function writeDelivered(
  tx: DbOrTx,
  { orderId, quantity, through, taken, plan }: FromPool,
  now: Date,
): Promise<"delivered" | "none" | "stuck"> {
  const { rows } = await sql<{ done: "delivered" | "none" | "stuck"; jobs: number | null }>`${prepared}
    with ${taken}, moved as (
      update orders set state = 'delivered', paid_at = coalesce(paid_at, ${now}), closed_at = ${now},
        delivery_attempts = greatest(delivery_attempts, 1)
      where id = ${orderId} and state = any (${statesBeforePassing(through)})
        and (select count(*) from allotted) = ${quantity}
      returning id, email
    ), unheld as (
      delete from stock_holds using moved where order_id = moved.id
    ), opened as (
      insert into data_plans (order_id, position, iccid, use_by, state, activated_at, expires_at)
      select moved.id, sim.position, sim.iccid, ${plan.use_by}, ${plan.state}, ${plan.activated_at}::timestamptz,
        ${plan.expires_at}::timestamptz
      from moved, allotted as sim
      on conflict do nothing
    ), queued as (
      insert into mails (order_id, kind, position, recipient, queued_at)
      select id, 'esim_ready', null::int, null, ${now}::timestamptz from moved
      union all
      select moved.id, 'esim_for_traveller', traveller.position, traveller.email, ${now}::timestamptz
      from moved join order_travellers traveller on order_id = moved.id
      where traveller.email <> '' and lower(traveller.email) <> lower(moved.email)
      on conflict do nothing returning id
    ), following as (
      select ${named("load-plans")} as name, json_build_object('orderId', id) as payload, 'load-plans:' || id as once from moved
      union all
      select ${named("send-mail")}, json_build_object('mailId', id), gen_random_uuid()::text from queued
      union all
      select ${named("open-account")}, json_build_object('orderId', id), gen_random_uuid()::text from moved
      where ${through.includes("paid")}
        and exists (select from order_consents where order_id = moved.id and consent = 'account_by_email')
    )
    select case when exists (select from moved) then 'delivered' when exists (select from allotted) then 'stuck' else 'none' end as done,
      case when exists (select from moved) then ${jobsAdded(sql`following`)} end as jobs`.execute(tx);
  return rows[0]!.done;
}
