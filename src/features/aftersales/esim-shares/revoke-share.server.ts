import { operation } from "../../../platform/operation.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { RevokeShare } from "./contract.ts";
import { revoke } from "./store.server.ts";

export const revokeShare = operation(RevokeShare, async ({ orderNumber, key, id }, { db, vault, now }) => {
  const order = await orderBehindKey(db, { orderNumber, key }, { vault, now });
  await revoke(db, { orderId: order.id, id, now });
  return {};
});
