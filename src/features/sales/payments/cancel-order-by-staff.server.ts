import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Priority } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockOrder, type Order } from "../orders/store.server.ts";
import { cancelUnpaid } from "./cancel-unpaid.server.ts";
import { CancelOrderByStaff } from "./staff-contract.ts";

export const cancelOrderByStaff = operation(CancelOrderByStaff, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: CancelOrderByStaff.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "cancel_orders");
    const order = (await lockOrder(tx, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    await cancelForStaff(tx, order, byCaller(context));
    return {};
  });
});

/** Refuses what is paid; what is cancelled already stays so, without a second line in the trail. */
export async function cancelForStaff(
  tx: DbOrTx,
  order: Pick<Order, "id" | "state">,
  by: By,
  urgency: { priority?: Priority } = {},
): Promise<void> {
  const done = await cancelUnpaid(tx, order, by.now, urgency);
  if (done === "paid") return refuse("ORDER_IS_PAID");
  if (done === "cancelled")
    await recordAction(tx, by, "order_cancelled", {
      orderId: order.id,
      before: { state: order.state },
      after: { state: "cancelled" },
    });
}
