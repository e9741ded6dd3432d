import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockOrderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { ShareEsim } from "./contract.ts";
import { endOfShare, mostShares } from "./rules.ts";
import { hashOfToken, newShareToken } from "./share-token.server.ts";
import { workingShares, writeShare } from "./store.server.ts";

/**
 * Market research 5.5: a link that expires. The order's row is locked, so that concurrent clicks cannot exceed the
 * limit.
 */
export const shareEsim = operation(ShareEsim, async ({ orderNumber, key, position, lasts }, { db, vault, now }) => {
  const token = newShareToken();
  const expiresAt = endOfShare(lasts, now);
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, { orderNumber, key }, { vault, now });
    if (position > order.quantity) return refuse("ORDER_NOT_FOUND");
    if (order.way !== "esim" || order.state !== "delivered") return refuse("NOT_DELIVERED");
    if ((await workingShares(tx, order.id, now)).length >= mostShares) return refuse("SHARED_OFTEN");
    const id = await writeShare(tx, { tokenHash: hashOfToken(token), orderId: order.id, position, now, expiresAt });
    return { id, token, expiresAt: expiresAt.toISOString() };
  });
});
