import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { isOrderKey } from "../orders/order-number.server.ts";
import { orderByNumber } from "../orders/store.server.ts";
import { RevokeShare } from "./contract.ts";
import { revoke } from "./store.server.ts";

export const revokeShare = operation(RevokeShare, async ({ orderNumber, key, id }, { db, vault, now }) => {
  const order = isOrderKey(vault, orderNumber, key) ? await orderByNumber(db, orderNumber) : undefined;
  if (!order) return refuse("ORDER_NOT_FOUND");
  await revoke(db, { orderId: order.id, id, now });
  return {};
});
