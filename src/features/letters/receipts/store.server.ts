import type { DbOrTx } from "../../../platform/database/database.server.ts";

export function moneyReturned(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.amount", "refunds.currency", "refunds.settled_at", "refunds.asked_at", "payments.method"])
    .where("refunds.order_id", "=", orderId)
    .where("refunds.state", "=", "succeeded")
    .orderBy("refunds.settled_at")
    .execute();
}

export type MoneyReturned = Awaited<ReturnType<typeof moneyReturned>>[number];
