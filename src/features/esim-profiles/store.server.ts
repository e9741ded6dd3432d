import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { EsimProfileRow } from "../../platform/database/tables.ts";

export type EsimProfile = Selectable<EsimProfileRow>;

/**
 * Takes so many profiles from the pool for an order, all or none (needs the caller's transaction to undo a part).
 * SKIP LOCKED: two orders at the same moment look at different profiles and neither waits for the other.
 */
export async function allotProfiles(tx: DbOrTx, orderId: string, quantity: number, now: Date): Promise<{ position: number; iccid: string }[]> {
  const { rows } = await sql<{ position: number; iccid: string }>`
    with free as (
      select iccid from esim_profiles where state = 'available' order by iccid limit ${quantity} for update skip locked
    ), numbered as (
      select iccid, row_number() over (order by iccid) as position from free
    )
    update esim_profiles as profile
    set state = 'allotted', order_id = ${orderId}, position = numbered.position, allotted_at = ${now}
    from numbered
    where profile.iccid = numbered.iccid and (select count(*) from free) = ${quantity}
    returning profile.position, profile.iccid`.execute(tx);
  return rows;
}

export function profilesOfOrder(db: DbOrTx, orderId: string): Promise<EsimProfile[]> {
  return db.selectFrom("esim_profiles").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}

export async function profilesAvailable(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("esim_profiles")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("state", "=", "available")
    .executeTakeFirstOrThrow();
  return Number(count);
}
