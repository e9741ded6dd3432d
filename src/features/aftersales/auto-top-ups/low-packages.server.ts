import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { hoursBeforeEnd, lowFrom } from "./rules.ts";

export type LowPackage = { autoTopUpId: string; orderId: string; position: number };

/** Whether a package runs low by the rule of `rules.ts`: nearly used up, or about to end. */
const isLow = (data: string, of: string, now: Date) => sql`(
  ${sql.ref(`${data}.state`)} = 'used_up'
  or (${sql.ref(`${of}.plan_as_sold`)} ->> 'kind' = 'fixed'
    and ${sql.ref(`${data}.used_mb`)}::bigint * 100 >= (${sql.ref(`${of}.plan_as_sold`)} ->> 'allowance_mb')::bigint *
      ${lowFrom}::int)
  or ${sql.ref(`${data}.expires_at`)} <= ${now}::timestamptz + make_interval(hours => case
    when ${sql.ref(`${of}.days`)} > 1 then ${hoursBeforeEnd(2)}::int else ${hoursBeforeEnd(1)}::int end))`;

/**
 * The packages to top up now: from the owner's own order and of the agreed plan, running low, not handled before, on a
 * SIM in the owner's list with nothing waiting, nothing for the same destination that is still fine, and no purchase in
 * progress. `only` restricts the query to one package, `after` continues it.
 */
export async function lowPackages(
  db: DbOrTx,
  now: Date,
  { most, only, after }: { most: number; only?: LowPackage; after?: LowPackage },
): Promise<LowPackage[]> {
  const { rows } = await sql<LowPackage>`
    select auto.id as "autoTopUpId", data.order_id as "orderId", data.position
    from auto_top_ups auto
      join data_plans data on data.iccid = any (auto.spellings)
      join orders o on o.id = data.order_id
    where auto.on_since is not null and data.state in ('active', 'used_up') and data.expires_at > ${now}
      and ${isLow("data", "o", now)}
      and o.state = 'delivered' and o.plan_code = auto.plan_code
      and (o.account_id = auto.account_id
        or (o.account_id is null and lower(o.email) = (select email from accounts where id = auto.account_id)))
      ${
        only
          ? sql`and auto.id = ${only.autoTopUpId} and data.order_id = ${only.orderId}
        and data.position = ${only.position}`
          : sql``
      }
      ${
        after
          ? sql`and (auto.id, data.order_id, data.position) > (${after.autoTopUpId}::uuid, ${after.orderId}::uuid,
        ${after.position}::int)`
          : sql``
      }
      and not exists (select from auto_top_up_orders made
        where made.auto_top_up_id = auto.id and made.low_order_id = data.order_id and made.low_position = data.position)
      and not exists (select from account_sims said
        where said.account_id = auto.account_id and said.iccid = any (auto.spellings) and said.hidden)
      and not exists (
        select from data_plans other join orders oo on oo.id = other.order_id
        where other.iccid = any (auto.spellings) and (
          (other.state = 'not_started' and other.use_by > ${now})
          or (other.state = 'active' and other.expires_at > ${now}
            and oo.plan_as_sold ->> 'area' = o.plan_as_sold ->> 'area' and not ${isLow("other", "oo", now)})))
      and not exists (
        select from order_renewals bought join orders bo on bo.id = bought.order_id
        where bought.iccid = any (auto.spellings) and bought.state = 'waiting'
          and bo.state in ('placed', 'paying', 'paid'))
    order by auto.id, data.order_id, data.position limit ${most}`.execute(db);
  return rows;
}
