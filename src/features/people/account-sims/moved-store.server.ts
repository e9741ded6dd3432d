import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/**
 * Another SIM carries on for this one: on the lists of the order's own account, and of those who have proven that it is
 * theirs. Whoever merely typed the old number learns no new one.
 */
export async function moveSimOnLists(
  tx: DbOrTx,
  { from, to, orderId }: { from: string; to: string; orderId: string },
): Promise<void> {
  await sql`update account_sims said set iccid = ${to} where iccid = ${from} and (proven_by = ${orderId} or exists (
    select from orders o join accounts a on a.id = said.account_id where o.id = ${orderId}
      and (o.account_id = a.id or (o.account_id is null and lower(o.email) = a.email))))`.execute(tx);
}
