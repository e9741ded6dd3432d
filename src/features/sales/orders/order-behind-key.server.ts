import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isOrderKey } from "./order-keys.server.ts";
import { lockOrder, orderByNumber, type Order, type OrderToShow } from "./store.server.ts";

type Asking = Pick<Context, "vault" | "now">;
type Shown = { orderNumber: string; key: string };

/** The order of a link. A wrong key, an expired one and an unknown number get the same answer. */
export async function orderBehindKey(db: DbOrTx, shown: Shown, asking: Asking): Promise<Order> {
  return opened(await orderByNumber(db, shown.orderNumber), shown, asking);
}

/** The same with the order's row locked, for callers that change its state. */
export async function lockOrderBehindKey(tx: DbOrTx, shown: Shown, asking: Asking): Promise<OrderToShow> {
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
