import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";

/** All money received for an order, in order of arrival, including what has been refunded since. */
export function paymentsReceived(db: DbOrTx, orderId: string) {
  return received(db).where("order_id", "=", orderId).execute();
}

/** The same for a payable without an order. */
export function paymentsReceivedFor(db: DbOrTx, { kind, id }: { kind: PayableKind; id: string }) {
  return received(db)
    .where("order_id", "is", null)
    .where("payable_kind", "=", kind)
    .where("payable_id", "=", id)
    .execute();
}

function received(db: DbOrTx) {
  return db
    .selectFrom("payments")
    .select([
      "method",
      "payable_kind",
      "amount",
      "currency",
      "charged_amount",
      "charged_currency",
      "rate",
      "rate_source",
      "rate_valid_from",
      "settled_at",
      "created_at",
    ])
    .where("state", "=", "succeeded")
    .orderBy("settled_at");
}

export type PaymentReceived = Awaited<ReturnType<typeof paymentsReceived>>[number];
