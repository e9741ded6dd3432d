import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { packagesOfOrder } from "../../aftersales/packages/store.server.ts";
import { orderWithId } from "../../sales/orders/store.server.ts";
import type { ChatOrder } from "./contract.ts";

/** How far an order is, read when it is shown; no name, address, code or link is among it. */
export async function orderFacts(db: DbOrTx, orderId: string | null): Promise<ChatOrder | null> {
  const order = orderId === null ? undefined : await orderWithId(db, orderId);
  if (!order) return null;
  const packages = await packagesOfOrder(db, order.id, undefined);
  return {
    number: order.number,
    state: order.state,
    packages: packages.map(({ state, used_mb: usedMb, expires_at: until }) => ({
      state,
      usedMb,
      until: until?.toISOString() ?? null,
    })),
  };
}
