import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { closeUnpaid } from "../orders/close-orders.server.ts";
import { lockOrderBehindKey } from "../orders/order-behind-key.server.ts";
import { CancelOrder } from "./contract.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { livePayment } from "./store.server.ts";

/**
 * The buyer cancels an unpaid order: its stock and promo code are released at once and its payment page is closed;
 * money that still arrives is refunded.
 */
export const cancelOrder = operation(CancelOrder, async (shown, { db, vault, now, metrics }) => {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, shown, { vault, now });
    if (order.state === "cancelled") return;
    if (order.state !== "placed" && order.state !== "paying") refuse("ORDER_ALREADY_PAID");
    const attempt = await livePayment(tx, order.id);
    if (attempt) await endAttempt(tx, attempt, "cancelled", now);
    await closeUnpaid(tx, [order.id], now);
    metrics.orders.inc({ state: "cancelled" });
  });
  return {};
});
