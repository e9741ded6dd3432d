import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { moveOrder, type Order } from "../orders/store.server.ts";
import { refundableOfOrder, hasOpenRefund } from "./order-money-store.server.ts";
import { isAllBack } from "./parts.ts";
import type { LockedPayable } from "./payable.ts";

/** How refunds move an order, whether of its own price or of a plan change. */
export function refundsOfOrder(tx: DbOrTx, order: Order): Pick<LockedPayable, "refunded" | "notRefunded"> {
  return {
    async refunded({ id }, now) {
      await closeWhenAllIsBack(tx, order.id, now);
      await queueMail(tx, order.id, "refunded", now, { what: id });
    },
    async notRefunded() {
      if (order.state === "refunded") await moveOrder(tx, order.id, "refunding");
    },
  };
}

/**
 * Moves an order from `refunding` to `refunded` after its last refund. Does nothing while a part is pending, failed or
 * not yet requested.
 */
export async function closeWhenAllIsBack(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  if ((await isWhollyBack(tx, orderId)) && !(await hasOpenRefund(tx, orderId)))
    await moveOrder(tx, orderId, "refunded", { closed_at: now });
}

export async function isWhollyBack(tx: DbOrTx, orderId: string): Promise<boolean> {
  const payments = await refundableOfOrder(tx, orderId);
  return payments.filter(({ unwanted }) => !unwanted).every(isAllBack);
}
