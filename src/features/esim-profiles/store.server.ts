import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { EsimProfileRow } from "../../platform/database/tables.ts";

export type EsimProfile = Selectable<EsimProfileRow>;

/**
 * The profiles of an order: those that were held for it while it was paid, and free ones for what is missing. All or none.
 * SKIP LOCKED: two orders at the same moment look at different profiles and neither waits for the other.
 */
export async function allotProfiles(tx: DbOrTx, orderId: string, quantity: number, now: Date): Promise<{ position: number; iccid: string }[]> {
  const { rows } = await sql<{ position: number; iccid: string }>`
    with mine as (
      select iccid from esim_profiles where order_id = ${orderId} and state = 'held' for update
    ), free as (
      select iccid from esim_profiles where state = 'available' order by iccid
      limit greatest(0, ${quantity} - (select count(*) from mine)) for update skip locked
    ), numbered as (
      select iccid, row_number() over (order by iccid) as position from (select iccid from mine union all select iccid from free) as profiles
    )
    update esim_profiles as profile
    set state = 'allotted', order_id = ${orderId}, position = numbered.position, allotted_at = ${now}
    from numbered
    where profile.iccid = numbered.iccid and (select count(*) from numbered) = ${quantity}
    returning profile.position, profile.iccid`.execute(tx);
  return rows;
}

/** Not those that are only held: nobody may see their codes. */
export function profilesOfOrder(db: DbOrTx, orderId: string): Promise<EsimProfile[]> {
  return db.selectFrom("esim_profiles").selectAll().where("order_id", "=", orderId).where("state", "<>", "held").orderBy("position").execute();
}

export async function profilesAvailable(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("esim_profiles")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("state", "=", "available")
    .executeTakeFirstOrThrow();
  return Number(count);
}
