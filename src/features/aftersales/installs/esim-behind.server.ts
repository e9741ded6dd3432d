import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { isFormerInstallKey, isOrderKey } from "../../sales/orders/order-keys.server.ts";
import { simBehindPage } from "../../sales/orders/sim-behind-page.server.ts";
import { orderById, orderByNumber, type Order } from "../../sales/orders/store.server.ts";
import { hashOfToken } from "../esim-shares/share-token.server.ts";
import { workingShare } from "../esim-shares/store.server.ts";
import type { EsimLink } from "./contract.ts";

export type Behind = {
  order: Order;
  position: number;
  /** The shared link by which it was reached. */
  share?: { id: string; expiresAt: Date };
};

/** The eSIM of a link. Wrong, expired, revoked and unknown links get the same answer, so that they reveal no order. */
export async function esimBehind(
  { id, orderNumber = "", position = 1, key = "", share = "" }: EsimLink,
  { db, vault, now }: Context,
): Promise<Behind> {
  if (share) {
    const found = await workingShare(db, hashOfToken(share), now);
    if (!found) return refuse("ORDER_NOT_FOUND");
    return {
      order: await orderById(db, found.order_id),
      position: found.position,
      share: { id: found.id, expiresAt: found.expires_at },
    };
  }
  if (id !== undefined) {
    const { order, position: place } = await simBehindPage({ id, key }, { db, vault, now });
    return esimIn(order, place);
  }
  const order = await orderByNumber(db, orderNumber);
  if (!order || !(isOrderKey(vault, order, key, now) || isFormerInstallKey(vault, order, position, key, now)))
    return refuse("ORDER_NOT_FOUND");
  return esimIn(order, position);
}

function esimIn(order: Order, position: number): Behind {
  return order.way === "esim" && position <= order.quantity ? { order, position } : refuse("ORDER_NOT_FOUND");
}
