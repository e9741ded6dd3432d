import { refuse } from "../../kernel/refusal.ts";
import type { Context } from "../../platform/context.server.ts";
import { hashOfToken } from "../esim-shares/share-token.server.ts";
import { workingShare } from "../esim-shares/store.server.ts";
import { isInstallKey, isOrderKey } from "../orders/order-number.server.ts";
import { orderById, orderByNumber, type Order } from "../orders/store.server.ts";
import type { EsimLink } from "./contract.ts";

export type Behind = {
  order: Order;
  position: number;
  /** The shared link by which it was reached. */
  share?: { id: string; expiresAt: Date };
};

/** The one eSIM that a link speaks of. Wrong, ended, taken back and unknown are all the same: nobody learns whose order exists. */
export async function esimBehind({ orderNumber = "", position = 1, key = "", share = "" }: EsimLink, { db, vault, now }: Context): Promise<Behind> {
  if (share) {
    const found = await workingShare(db, hashOfToken(share), now);
    if (!found) return refuse("ORDER_NOT_FOUND");
    return { order: await orderById(db, found.order_id), position: found.position, share: { id: found.id, expiresAt: found.expires_at } };
  }
  const allowed = isInstallKey(vault, orderNumber, position, key) || isOrderKey(vault, orderNumber, key);
  const order = allowed ? await orderByNumber(db, orderNumber) : undefined;
  if (!order || order.way !== "esim" || position > order.quantity) return refuse("ORDER_NOT_FOUND");
  return { order, position };
}
