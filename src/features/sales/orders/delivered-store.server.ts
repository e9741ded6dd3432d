import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DataPlanState, OrderState } from "../../../platform/database/tables.ts";
import { statesBeforePassing } from "./rules.ts";

type FromPool = {
  orderId: string;
  /** `paid` first where its money comes at the same moment. */
  through: readonly OrderState[];
  sims: readonly { position: number; iccid: string }[];
  plan: { use_by: Date; state: DataPlanState; activated_at: Date | null; expires_at: Date | null };
};

/**
 * All that a delivery from our own pool writes, in one statement, which every purchase waits for: the order's state
 * (with the guard of `moveOrder`), the end of its hold, a data plan for each SIM, a letter to the buyer and to each
 * traveller with an address of their own. Answers the letters; nothing where the order is not there any more.
 */
export async function writeDelivered(
  tx: DbOrTx,
  { orderId, through, sims, plan }: FromPool,
  now: Date,
): Promise<{ mails: string[]; opensAccount: boolean } | undefined> {
  const { rows } = await sql<{ mails: string[]; opensAccount: boolean }>`${prepared}
    with moved as (
      update orders set state = 'delivered', paid_at = coalesce(paid_at, ${now}), closed_at = ${now},
        delivery_attempts = greatest(delivery_attempts, 1)
      where id = ${orderId} and state = any (${statesBeforePassing(through)}) returning id, email
    ), unheld as (
      delete from stock_holds using moved where order_id = moved.id
    ), opened as (
      insert into data_plans (order_id, position, iccid, use_by, state, activated_at, expires_at)
      select moved.id, sim.position, sim.iccid, ${plan.use_by}, ${plan.state}, ${plan.activated_at}::timestamptz,
        ${plan.expires_at}::timestamptz
      from moved, jsonb_to_recordset(${JSON.stringify(sims)}) as sim (position int, iccid text)
      on conflict do nothing
    ), queued as (
      insert into mails (order_id, kind, position, recipient, queued_at)
      select id, 'esim_ready', null::int, null, ${now}::timestamptz from moved
      union all
      select moved.id, 'esim_for_traveller', traveller.position, traveller.email, ${now}::timestamptz
      from moved join order_travellers traveller on order_id = moved.id
      where traveller.email <> '' and lower(traveller.email) <> lower(moved.email)
      on conflict do nothing returning id
    )
    select coalesce((select array_agg(id::text) from queued), '{}') as mails,
      exists (select from order_consents where order_id = moved.id and consent = 'account_by_email') as "opensAccount"
    from moved`.execute(tx);
  return rows[0];
}
