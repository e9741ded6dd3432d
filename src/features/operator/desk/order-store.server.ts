import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** What the desk shows of an order besides other nouns' data. No code, no key, no part of a document. */
export function paymentsOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("payments")
    .select(["created_at", "method", "state", "charged_amount", "charged_currency", "failure", "gateway_reference"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
}

export function refundsOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("refunds")
    .select(["asked_at", "reason", "state", "amount", "currency", "failure"])
    .where("order_id", "=", orderId)
    .orderBy("asked_at")
    .execute();
}

export function mailsOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("mails")
    .select(["queued_at", "kind", "state", "sent_at", "recipient"])
    .where("order_id", "=", orderId)
    .orderBy("queued_at")
    .execute();
}

export function esimsOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("esim_profiles")
    .select(["position", "iccid", "profile_state", "profile_state_at", "device"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

export function casesOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("cases")
    .select(["opened_at", "kind", "closed_at", "closing_note"])
    .where("order_id", "=", orderId)
    .orderBy("opened_at")
    .execute();
}
