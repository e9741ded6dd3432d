import { sql, type Selectable } from "kysely";
import { hourMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DataPlanRow } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { whenDelivered, type DataPlanChange, type SoldPlan } from "./rules.ts";

/** `reference`: our network carries it already. */
type SimToOpen = { position: number; iccid: string; reference?: string | null };

/**
 * `begins`: the plan starts with the purchase, so now. `carrier`: our own network, which is to load it, or the supplier
 * who made the SIM and reports its usage.
 */
type NewDataPlan = {
  orderId: string;
  sims: readonly SimToOpen[];
  useBy: Date;
  begins?: { sold: SoldPlan; at: Date };
  carrier: "network" | "supplier";
};

/** Opens the data plans of delivered SIMs; each starts later, by its start rule. */
export async function openDataPlans(tx: DbOrTx, { orderId, sims, useBy, begins, carrier }: NewDataPlan): Promise<void> {
  const begun = begins ? whenDelivered(begins.sold, begins.at) : {};
  await tx
    .insertInto("data_plans")
    .values(
      sims.map(({ position, iccid, reference = null }) => ({
        order_id: orderId,
        position,
        iccid,
        use_by: useBy,
        network_reference: reference,
        ...begun,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .modifyEnd(prepared)
    .execute();
  if (carrier === "network" && sims.some(({ reference }) => !reference)) await loadLater(tx, orderId);
}

export function dataPlansOf(db: DbOrTx, orderId: string) {
  return db.selectFrom("data_plans").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}

/** A returned parcel is posted again: extends the time to start. */
export async function beginLater(tx: DbOrTx, orderId: string, useBy: Date): Promise<void> {
  const longer = await tx
    .updateTable("data_plans")
    .set({ use_by: useBy })
    .where("order_id", "=", orderId)
    .where("state", "=", "not_started")
    .where("use_by", "<", useBy)
    .returning("position")
    .execute();
  await loadAnew(
    tx,
    orderId,
    longer.map(({ position }) => position),
  );
}

/** The plans on the network are not what was sold any more: they are ended, and the sold ones loaded instead. */
export async function loadAnew(tx: DbOrTx, orderId: string, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  const { rows } = await sql<{ network_reference: string }>`
    with before as (
      select position, network_reference from data_plans
      where order_id = ${orderId} and position = any (${[...positions]}::int[])
        and (network_reference is not null or network_asked_at is not null) for no key update
    )
    update data_plans set network_reference = null, network_round = network_round + 1, network_asked_at = null,
      -- what ended there before it began may have been seen as over meanwhile
      state = case when activated_at is null then 'not_started' else state end, as_of = null
    from before where order_id = ${orderId} and data_plans.position = before.position
    returning before.network_reference`.execute(tx);
  for (const { network_reference: reference } of rows) if (reference) await addJob(tx, "end-plan", { reference });
  if (rows.length > 0) await loadLater(tx, orderId);
}

export async function loadLater(tx: DbOrTx, orderId: string): Promise<void> {
  await addJob(tx, "load-plans", { orderId }, { once: `load-plans:${orderId}` });
}

/** Locks a plan for a change: reports on one plan are serialised. */
export function lockDataPlan(
  tx: DbOrTx,
  orderId: string,
  position: number,
): Promise<Selectable<DataPlanRow> | undefined> {
  return tx
    .selectFrom("data_plans")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeDataPlan(
  tx: DbOrTx,
  orderId: string,
  position: number,
  change: DataPlanChange,
): Promise<void> {
  await tx
    .updateTable("data_plans")
    .set(change)
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .execute();
}

/** Cancels plans that were taken back or replaced; where our network may carry them, they are ended there too. */
export async function cancelDataPlans(
  tx: DbOrTx,
  orderId: string,
  positions: readonly number[],
  now: Date,
): Promise<void> {
  const cancelled = await tx
    .updateTable("data_plans")
    .set({ state: "cancelled", as_of: now })
    .where("order_id", "=", orderId)
    .where("position", "in", [...positions])
    .where("state", "<>", "cancelled")
    .returning(["network_reference", "network_asked_at"])
    .execute();
  const onNetwork = cancelled.some((plan) => plan.network_reference !== null || plan.network_asked_at !== null);
  if (onNetwork) await addJob(tx, "end-plans", { orderId }, { once: `end-plans:${orderId}` });
}

/** A plan on our network may have been started or used in its last minutes: how long its report may take. */
const networkHasMs = hourMs;

/**
 * Expires plans that have ended or were not started in time. Locked ones are left for the next run. Returns how many.
 */
export async function expireDataPlans(db: DbOrTx, now: Date): Promise<number> {
  const heardAt = sql`case when network_reference is null then ${now}::timestamptz
    else ${new Date(now.getTime() - networkHasMs)}::timestamptz end`;
  const { numAffectedRows } = await sql`
    update data_plans set state = 'expired'
    where (order_id, position) in (
      select order_id, position from data_plans
      where (state in ('active', 'used_up') and expires_at <= ${now} and expires_at <= ${heardAt})
        or (state = 'not_started' and use_by <= ${now} and use_by <= ${heardAt})
      for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
