import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { isOrderKey } from "../orders/order-number.server.ts";
import { orderByNumber } from "../orders/store.server.ts";
import { GetShares } from "./contract.ts";
import { workingShares } from "./store.server.ts";

export const getShares = operation(GetShares, async ({ orderNumber, key }, { db, vault, now }) => {
  const order = isOrderKey(vault, orderNumber, key) ? await orderByNumber(db, orderNumber) : undefined;
  if (!order) return refuse("ORDER_NOT_FOUND");
  const shares = await workingShares(db, order.id, now);
  return {
    shares: shares.map(({ id, position, created_at, expires_at, opened_at }) => ({
      id,
      position,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      openedAt: opened_at?.toISOString() ?? null,
    })),
  };
});
