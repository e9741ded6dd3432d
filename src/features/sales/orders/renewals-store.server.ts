import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Whether a paid renewal of this SIM waits for the network. */
export async function isAnyBeingRenewed(db: DbOrTx, iccid: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_renewals r join orders o on o.id = r.order_id
    where r.iccid = ${iccid} and r.state = 'waiting' and (o.state = 'paid' or r.attempts > 0 or r.failure is not null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Another SIM carries on for this one: what was renewed, and what is ordered and not paid yet. What the network may
 * have been asked for keeps its number, which is part of what was asked.
 */
export async function moveRenewals(tx: DbOrTx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update order_renewals set iccid = ${to} where iccid = ${from}
    and (state = 'applied' or (state = 'waiting' and attempts = 0 and failure is null))`.execute(tx);
}
