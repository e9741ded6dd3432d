import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockOrderBehindKey } from "../orders/order-behind-key.server.ts";
import { cancelUnpaid } from "./cancel-unpaid.server.ts";
import { CancelOrder } from "./contract.ts";

/** The buyer cancels an unpaid order. */
export const cancelOrder = operation(CancelOrder, async (shown, { db, vault, now, metrics }) => {
  const done = await db
    .transaction()
    .execute(async (tx) => cancelUnpaid(tx, await lockOrderBehindKey(tx, shown, { vault, now }), now));
  if (done === "paid") return refuse("ORDER_ALREADY_PAID");
  if (done === "cancelled") metrics.orders.inc({ state: "cancelled" });
  return {};
});
