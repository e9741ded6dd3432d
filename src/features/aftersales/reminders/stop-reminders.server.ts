import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { esimOfPage } from "../../sales/orders/esim-page.server.ts";
import { endReminders } from "../../sales/orders/holder-store.server.ts";
import { isOrderKey, isRemindersKey } from "../../sales/orders/order-keys.server.ts";
import { orderByNumber, orderWithId } from "../../sales/orders/store.server.ts";
import { StopReminders } from "./contract.ts";

/** Idempotent. */
export const stopReminders = operation(StopReminders, async ({ orderNumber = "", id, key }, { db, vault, now }) => {
  const page = id === undefined ? undefined : esimOfPage(id);
  const order = page ? await orderWithId(db, page.orderId) : await orderByNumber(db, orderNumber);
  if (!order || !(isRemindersKey(vault, order.number, key) || isOrderKey(vault, order, key, now)))
    return refuse("ORDER_NOT_FOUND");
  await endReminders(db, order.id);
  return {};
});
