import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";

export function moneyReturned(db: DbOrTx, orderId: string) {
  return returned(db).where("refunds.order_id", "=", orderId).execute();
}

/** For what has no order. */
export function moneyReturnedFor(db: DbOrTx, { kind, id }: { kind: PayableKind; id: string }) {
  return returned(db)
    .where("payments.order_id", "is", null)
    .where("payments.payable_kind", "=", kind)
    .where("payments.payable_id", "=", id)
    .execute();
}

function returned(db: DbOrTx) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.amount", "refunds.currency", "refunds.settled_at", "refunds.asked_at", "payments.method"])
    .where("refunds.state", "=", "succeeded")
    .orderBy("refunds.settled_at");
}

export type MoneyReturned = Awaited<ReturnType<typeof moneyReturned>>[number];
