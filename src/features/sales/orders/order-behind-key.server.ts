import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isOrderKey } from "./order-keys.server.ts";
import { lockOrder, orderByNumber, type Order } from "./store.server.ts";

type Asking = Pick<Context, "vault" | "now">;
type Shown = { orderNumber: string; key: string };

/** The order that a link opens. A wrong key, one that has ended and an unknown number are answered alike. */
export async function orderBehindKey(db: DbOrTx, shown: Shown, asking: Asking): Promise<Order> {
  return opened(await orderByNumber(db, shown.orderNumber), shown, asking);
}

/** The same for who is about to move it. */
export async function lockOrderBehindKey(tx: DbOrTx, shown: Shown, asking: Asking): Promise<Order> {
  return opened(await lockOrder(tx, shown.orderNumber), shown, asking);
}

/** Of one that was looked up by its number. */
export function opened<Found extends Order>(
  order: Found | undefined,
  { key }: Pick<Shown, "key">,
  { vault, now }: Asking,
): Found {
  return order && isOrderKey(vault, order, key, now) ? order : refuse("ORDER_NOT_FOUND");
}
