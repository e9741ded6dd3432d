import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { RefundReason } from "../../platform/database/tables.ts";
import { moveOrder, orderById } from "../orders/store.server.ts";
import { paymentsThatSucceeded } from "./store.server.ts";

type Wish = { orderId: string; amount: number; reason: RefundReason; key: string };

export async function giveBack(tx: DbOrTx, { orderId, amount, reason, key }: Wish, now: Date): Promise<void> {
  const [payment] = await paymentsThatSucceeded(tx, orderId);
  await tx
    .insertInto("refunds")
    .values({ key, order_id: orderId, payment_id: payment!.id, reason, amount, currency: payment!.charged_currency, asked_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const all = await tx.selectFrom("refunds").select("amount").where("order_id", "=", orderId).execute();
  if (all.reduce((sum, one) => sum + one.amount, 0) >= (await orderById(tx, orderId)).total_amount) await moveOrder(tx, orderId, "refunding");
}

export async function giveBackPayment(tx: DbOrTx, payment: { id: string; order_id: string }, reason: "paid_twice" | "paid_late", now: Date): Promise<void> {
  void [tx, payment, reason, now];
}
