import { operation } from "../../../platform/operation.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { GetShares } from "./contract.ts";
import { workingShares } from "./store.server.ts";

export const getShares = operation(GetShares, async ({ orderNumber, key }, { db, vault, now }) => {
  const order = await orderBehindKey(db, { orderNumber, key }, { vault, now });
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
