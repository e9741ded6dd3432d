import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/**
 * Releases the promo codes of closed orders; idempotent per order. Codes are locked in a fixed order, to avoid
 * deadlocks between batches.
 */
export async function releaseUses(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await sql`
    select from promo_codes
      where code in (select code from promo_uses where order_id = any (${orderIds}) and state = 'counted')
    order by code for no key update`.execute(tx);
  await sql`
    with released as (
      update promo_uses set state = 'released' where order_id = any (${orderIds}) and state = 'counted' returning code
    ), counted as (
      select code, count(*)::int as uses from released group by code
    )
    update promo_codes as promo set uses = promo.uses - counted.uses from counted
      where promo.code = counted.code`.execute(tx);
}
