import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundReason } from "../../../platform/database/tables.ts";
import { takeOffTheList } from "../../delivery/dispatches/cancel-dispatch.server.ts";
import { dispatchOf } from "../../delivery/dispatches/store.server.ts";
import { returnHeldStock } from "../../sales/orders/held-stock.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { giveBack } from "../../sales/payments/give-back.server.ts";
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
 * What was sold is taken back and its money sent, in the caller's transaction, which holds the order's row. What runs
 * outside was ended before (end-sims.server.ts); `supplierHasThem`: what a supplier made it has already taken back.
 * False: the parcel was to stay and left at this very moment. An order all of whose money goes back moves on with it
 * (`giveBack`); of which something is kept, it stays delivered.
 */
export async function giveSimsBack(
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
  // withdrawn from before it was delivered: what was set aside for it is sold to others
  if (order.state === "paid") await returnHeldStock(tx, [order.id]);
  if (order.way === "esim") await retireProfiles(tx, { orderId: order.id, positions, supplierHasThem }, now);
  else await cancelDataPlans(tx, order.id, positions, now);
  await dropOpenChange(tx, order.id);
  if (amount > 0) await giveBack(tx, { orderId: order.id, amount, reason, key: `request:${request.id}` }, now);
  return true;
}
