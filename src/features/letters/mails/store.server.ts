import { sql, type Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { MailRow, PaymentRow, RefundRequestRow } from "../../../platform/database/tables.ts";

export type Mail = Selectable<MailRow>;
export type PaymentInLetter = Pick<Selectable<PaymentRow>, "method" | "charged_amount" | "charged_currency">;

/** Undefined when it was sent or dropped. */
export function queuedMail(db: DbOrTx, id: string): Promise<Mail | undefined> {
  return db
    .selectFrom("mails")
    .select(["id", "order_id", "kind", "position", "what", "day", "repetition"])
    .select(["recipient", "lang", "state", "queued_at", "sent_at"])
    .modifyFront(prepared)
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
}

export async function markSent(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state: "sent", sent_at: now })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .modifyEnd(prepared)
    .execute();
}

/** Drops an obsolete e-mail: deletes its row, since it was never sent. */
export async function takeBack(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).where("state", "=", "queued").execute();
}

/** The payment that paid the order; an accidental second one is later. */
export function paymentThatPaid(db: DbOrTx, orderId: string): Promise<PaymentInLetter | undefined> {
  return db
    .selectFrom("payments")
    .select(["method", "charged_amount", "charged_currency"])
    .modifyFront(prepared)
    .where("order_id", "=", orderId)
    .where("state", "=", "succeeded")
    .orderBy("settled_at")
    .executeTakeFirst();
}

/** The names of those countries that may block an installation after arrival. */
export async function placesThatBlockInstalling(
  db: DbOrTx,
  countries: string[],
  language: Language,
): Promise<string[]> {
  const places = await db
    .selectFrom("destinations")
    .select("names")
    .modifyFront(prepared)
    .where("iso2", "=", sql<string>`any (${countries}::text[])`)
    .where("blocked_note", "=", "install_before_arrival")
    .orderBy("iso2")
    .execute();
  return places.map(({ names }) => names[language]);
}

/** An order's completed refunds, in order; `id`: of one refund alone. */
export function refundsThatSucceeded(db: DbOrTx, orderId: string, id?: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.amount", "refunds.currency", "refunds.reason", "refunds.settled_at", "payments.method"])
    .where("refunds.order_id", "=", orderId)
    .where("refunds.state", "=", "succeeded")
    .$if(id !== undefined, (found) => found.where("refunds.id", "=", id!))
    .orderBy("refunds.settled_at")
    .execute();
}

export function consentsOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("order_consents")
    .select(["consent", "text_version"])
    .modifyFront(prepared)
    .where("order_id", "=", orderId)
    .orderBy("consent")
    .execute();
}

export type RequestInLetter = Selectable<RefundRequestRow>;

export function refundRequestById(db: DbOrTx, id: string): Promise<RequestInLetter> {
  return db.selectFrom("refund_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export function withdrawalStatement(db: DbOrTx, id: string) {
  return db.selectFrom("withdrawal_statements").selectAll().where("id", "=", id).executeTakeFirst();
}

export function planChangeById(db: DbOrTx, id: string) {
  return db.selectFrom("plan_changes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export function helpCase(db: DbOrTx, reference: string) {
  return db
    .selectFrom("cases")
    .select("details")
    .where("kind", "=", "help_asked")
    .where("subject", "=", reference)
    .orderBy("opened_at", "desc")
    .executeTakeFirst();
}

/** The account that placed the order, or that has proven the mailbox of a guest's order. */
export function accountOfOrder(db: DbOrTx, { account_id, email }: { account_id: string | null; email: string }) {
  const accounts = db.selectFrom("accounts").select("email");
  return (
    account_id === null ? accounts.where("email", "=", email.toLowerCase()) : accounts.where("id", "=", account_id)
  ).executeTakeFirst();
}
