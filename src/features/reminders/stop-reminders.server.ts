import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { isOrderKey, isRemindersKey } from "../orders/order-number.server.ts";
import { StopReminders } from "./contract.ts";
import { endReminders } from "./store.server.ts";

/** As often as one likes: the second time changes nothing. */
export const stopReminders = operation(StopReminders, async ({ orderNumber, key }, { db, vault }) => {
  const stopped = (isRemindersKey(vault, orderNumber, key) || isOrderKey(vault, orderNumber, key)) && (await endReminders(db, orderNumber));
  return stopped ? { orderNumber } : refuse("ORDER_NOT_FOUND");
});
