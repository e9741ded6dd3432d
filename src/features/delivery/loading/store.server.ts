import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DataPlanRow } from "../../../platform/database/tables.ts";

export type PlanToClaim = Pick<Selectable<DataPlanRow>, "order_id" | "position" | "iccid" | "use_by" | "network_round">;

/** The network's idempotency key: the position in the order, and which plan in this position it is. */
export function keyOnNetwork({ order_id, position, network_round }: PlanToClaim): string {
  return network_round === 0 ? `${order_id}:${position}` : `${order_id}:${position}:${network_round}`;
}

/** Claims the plans of an order that no network carries yet; from now on it may have been asked. */
export async function claimPlansToLoad(db: DbOrTx, orderId: string, now: Date): Promise<PlanToClaim[]> {
  const claimed = await db
    .updateTable("data_plans")
    .set({ network_asked_at: now })
    .where("order_id", "=", orderId)
    .where("network_reference", "is", null)
    .where("state", "in", ["not_started", "active"])
    .returning(["order_id", "position", "iccid", "use_by", "network_round"])
    .modifyEnd(prepared)
    .execute();
  return claimed.toSorted((one, other) => one.position - other.position);
}

/** Orders of our own eSIMs and cards with usable plans that were never loaded. */
export async function ordersToLoad(
  db: DbOrTx,
  { now, deliveredBefore, after, most }: { now: Date; deliveredBefore: Date; after: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id in (
        select order_id from data_plans
        where network_reference is null and network_asked_at is null
          and (state = 'not_started' and use_by > ${now} or state = 'active' and expires_at > ${now}))
      and state = 'delivered' and closed_at < ${deliveredBefore}
        and (way = 'physical' or way = 'esim' and coalesce(plan_as_sold ->> 'supplier', 'pool') = 'pool')
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** False where the plan was taken back or replaced since it was claimed. */
export async function noteLoaded(
  db: DbOrTx,
  { order_id, position, network_round }: PlanToClaim,
  reference: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("data_plans")
    // it may be queried from now on
    .set({ network_reference: reference, network_asked_at: null })
    .where("order_id", "=", order_id)
    .where("position", "=", position)
    .where("network_round", "=", network_round)
    .where("state", "in", ["not_started", "active"])
    .where((row) => row.or([row("network_reference", "is", null), row("network_reference", "=", reference)]))
    .modifyEnd(prepared)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** There is no network: these plans were never loaded. */
export async function noteNeverAsked(db: DbOrTx, orderId: string): Promise<void> {
  await db
    .updateTable("data_plans")
    .set({ network_asked_at: null })
    .where("order_id", "=", orderId)
    .where("network_reference", "is", null)
    .execute();
}

/** Plans that were taken back and may be on the network: known by reference, or loaded without a response. */
export function plansToEnd(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("data_plans")
    .select(["order_id", "position", "iccid", "use_by", "network_round", "network_reference"])
    .where("order_id", "=", orderId)
    .where("state", "=", "cancelled")
    .where((row) => row.or([row("network_reference", "is not", null), row("network_asked_at", "is not", null)]))
    .orderBy("position")
    .execute();
}
