import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { esimOfPage } from "./esim-page.server.ts";
import { isInstallKey } from "./order-keys.server.ts";
import { orderWithId, type Order } from "./store.server.ts";

/** The SIM of a traveller's link, however it was sold. Wrong, expired and unknown links get the same answer. */
export async function simBehindPage(
  { id, key }: { id: string; key: string },
  { db, vault, now }: Pick<Context, "db" | "vault" | "now">,
): Promise<{ order: Order; position: number }> {
  const page = esimOfPage(id);
  const order = page && (await orderWithId(db, page.orderId));
  if (!order || page.position > order.quantity || !isInstallKey(vault, order, page.position, key, now))
    return refuse("ORDER_NOT_FOUND");
  return { order, position: page.position };
}
