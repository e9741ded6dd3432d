import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SupplierName, SupplyOrderRow } from "../../../platform/database/tables.ts";
import { supplyStatesBefore, type SupplyOrderState } from "./rules.ts";

export type SupplyOrder = Selectable<SupplyOrderRow>;
type Supplier = Exclude<SupplierName, "pool">;

/** What is ordered at a supplier: for an order of ours, or for a swap of one of its eSIMs. */
export type SuppliedFor = { orderId: string; swapId?: string };

/** The supplier order of one of our orders, written before the supplier is called: its id is the idempotency key. */
export async function keptSupplyOrder(
  tx: DbOrTx,
  wish: SuppliedFor & { supplier: Supplier; product: string; quantity: number },
  now: Date,
): Promise<SupplyOrder> {
  const { orderId, swapId = null, supplier, product, quantity } = wish;
  const live = await tx
    .selectFrom("supply_orders")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("swap_id", "is not distinct from", swapId)
    .where("state", "in", ["asked", "accepted", "ready"])
    .executeTakeFirst();
  if (live) return live;
  return tx
    .insertInto("supply_orders")
    .values({ order_id: orderId, swap_id: swapId, supplier, product, quantity, asked_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts an attempt before it is made. */
export async function countAttempt(tx: DbOrTx, id: string): Promise<SupplyOrder> {
  return tx
    .updateTable("supply_orders")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function supplyOrderById(db: DbOrTx, id: string): Promise<SupplyOrder | undefined> {
  return db.selectFrom("supply_orders").selectAll().where("id", "=", id).executeTakeFirst();
}

export function supplyOrderByReference(
  db: DbOrTx,
  supplier: string,
  reference: string,
): Promise<SupplyOrder | undefined> {
  return db
    .selectFrom("supply_orders")
    .selectAll()
    .where("supplier", "=", supplier as Supplier)
    .where("reference", "=", reference)
    .executeTakeFirst();
}

/** The supplier orders that an order, or a swap, still waits for. */
export function waitedFor(db: DbOrTx, { orderId, swapId }: SuppliedFor): Promise<SupplyOrder[]> {
  return db
    .selectFrom("supply_orders")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("swap_id", "is not distinct from", swapId ?? null)
    .where("state", "in", ["asked", "accepted"])
    .execute();
}

/** The only way to change its state; false when its state does not allow the transition. */
export async function moveSupplyOrder(
  db: DbOrTx,
  id: string,
  state: SupplyOrderState,
  also: Partial<Pick<SupplyOrder, "reference" | "failure" | "settled_at">> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("supply_orders")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", supplyStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when this event was processed before. */
export async function noteSupplierEvent(
  tx: DbOrTx,
  event: { supplier: string; id: string; iccid: string | null; kind: string; at: Date },
  now: Date,
): Promise<boolean> {
  const { supplier, id, iccid, kind, at } = event;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("supplier_events")
    .values({ supplier, event_id: id, iccid, kind, at, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
