import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundReason } from "../../../platform/database/tables.ts";
import { takeOffTheList } from "../../delivery/dispatches/cancel-dispatch.server.ts";
import { dispatchOf } from "../../delivery/dispatches/store.server.ts";
import { stopWaiting } from "../../delivery/supply/cancel-supply.server.ts";
import { returnHeldStock } from "../../sales/orders/held-stock.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { refundMoney } from "../../sales/payments/refund-money.server.ts";
import { cancelDataPlans } from "../../stock/data-plans/store.server.ts";
import { retireProfiles } from "../../stock/esim-profiles/retire-profiles.server.ts";
import { decidedByRules, dropOpenChange, type RefundRequest } from "./store.server.ts";

type Given = {
  order: Order;
  request: Pick<RefundRequest, "id" | "positions" | "amount" | "decided_by">;
  reason: RefundReason;
  supplierHasThem?: boolean;
};

/**
 * Takes back what was sold and refunds it, in the caller's transaction, with the order's row locked. What runs outside
 * was ended before (end-sims.server.ts); `supplierHasThem`: the supplier has already taken back what it made. False:
 * the parcel was just sent. A full refund moves the order on (`refundMoney`); otherwise it stays delivered.
 */
export async function refundSims(
  tx: DbOrTx,
  { order, request, reason, supplierHasThem = false }: Given,
  now: Date,
): Promise<boolean> {
  const { positions, amount } = request;
  const by = request.decided_by ?? decidedByRules;
  const waiting = order.way === "physical" && (await dispatchOf(tx, order.id))?.state === "waiting";
  if (
    order.way === "physical" &&
    positions.length === order.quantity &&
    !(await takeOffTheList(tx, order, { who: by, now })) &&
    waiting
  )
    return false;
  // given back before delivery: its held stock is released, and its supplier takes back what it makes
  if (order.state === "paid") {
    await returnHeldStock(tx, [order.id]);
    await stopWaiting(tx, { orderId: order.id }, now);
  }
  if (order.way === "esim") await retireProfiles(tx, { orderId: order.id, positions, supplierHasThem }, now);
  else await cancelDataPlans(tx, order.id, positions, now);
  await dropOpenChange(tx, order.id);
  if (amount > 0) await refundMoney(tx, { orderId: order.id, amount, reason, key: `request:${request.id}` }, now);
  return true;
}
