import type { Money } from "../../kernel/money.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import type { RefundReason } from "../../platform/database/tables.ts";
import { paymentsThatSucceeded } from "./store.server.ts";

type Wish = { orderId: string; amount: Money; reason: RefundReason; key: string };

export async function giveBack(tx: DbOrTx, { orderId, amount, reason, key }: Wish, now: Date): Promise<void> {
  const [payment] = await paymentsThatSucceeded(tx, orderId);
  await tx
    .insertInto("refunds")
    .values({ key, order_id: orderId, payment_id: payment!.id, reason, amount: amount.amount, currency: amount.currency, asked_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  void addJob;
}
