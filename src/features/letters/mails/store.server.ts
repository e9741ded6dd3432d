import { sql, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { compiledOnce } from "../../../platform/database/compiled-once.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { MailRow, PaymentRow, RefundRequestRow } from "../../../platform/database/tables.ts";
import { ordersToShow, type OrderToShow } from "../../sales/orders/store.server.ts";

export type Mail = Omit<Selectable<MailRow>, "state" | "queued_at" | "sent_at" | "held_until">;
export type PaymentInLetter = Pick<Selectable<PaymentRow>, "method" | "charged_amount" | "charged_currency">;

export type SoldInLetter = OrderToShow & {
  payment: PaymentInLetter | undefined;
  consents: { consent: string; text_version: string }[];
  /** Countries of its plan that may block an installation after arrival, by their names. */
  blocking: Record<Language, string>[];
  /** The last day to start what was delivered; null before that. */
  use_by: Date | null;
};

/**
 * A queued e-mail with all facts of its order that e-mails share, in one statement; undefined when it was sent or
 * dropped. The payment is the one that paid the order; an accidental second one is later.
 */
export async function queuedMail(db: DbOrTx, id: string): Promise<{ mail: Mail; sold: SoldInLetter } | undefined> {
  const [row] = await queuedWithFacts(db, id);
  return row && apart(row);
}

/** The same of any e-mail of this order, sent or not. */
export async function mailOfOrder(
  db: DbOrTx,
  { id, number }: { id: string; number: string },
): Promise<{ mail: Mail; sold: SoldInLetter; state: Selectable<MailRow>["state"]; at: Date } | undefined> {
  const row = await mailWithFacts(db, id)
    .select(["mails.state as mail_state", (one) => one.fn.coalesce("mails.sent_at", "mails.queued_at").as("mail_at")])
    .where("orders.number", "=", number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { mail_state: state, mail_at: at, ...found } = row;
  return { ...apart(found), state, at };
}

/** What an e-mail of this order would be drawn from that nobody has queued. */
export async function soldInLetter(db: DbOrTx, number: string): Promise<SoldInLetter | undefined> {
  const sold = await ordersToShow(db).select(factsOfOrder).where("orders.number", "=", number).executeTakeFirst();
  return sold && { ...sold, payment: sold.payment ?? undefined };
}

function apart({
  mail_id,
  kind,
  position,
  what,
  day,
  repetition,
  recipient,
  mail_lang,
  payment,
  ...sold
}: MailWithFacts): { mail: Mail; sold: SoldInLetter } {
  const mail = { id: mail_id, order_id: sold.id, kind, position, what, day, repetition, recipient, lang: mail_lang };
  return { mail, sold: { ...sold, payment: payment ?? undefined } };
}

const queuedWithFacts = compiledOnce((db, id: string) =>
  mailWithFacts(db, id).where("mails.state", "=", sql.lit<"queued">("queued")),
);

type MailWithFacts = Awaited<ReturnType<ReturnType<typeof mailWithFacts>["execute"]>>[number];

const factsOfOrder = [
  sql<PaymentInLetter | null>`(select to_jsonb(it) from (select method, charged_amount, charged_currency
    from payments where order_id = orders.id and state = 'succeeded' order by settled_at limit 1) as it)`.as("payment"),
  sql<SoldInLetter["consents"]>`coalesce((select jsonb_agg(to_jsonb(it) order by it.consent)
    from (select consent, text_version from order_consents where order_id = orders.id) as it), '[]')`.as("consents"),
  sql<SoldInLetter["blocking"]>`coalesce((select jsonb_agg(names order by iso2) from destinations
    where blocked_note = 'install_before_arrival'
      and iso2 in (select jsonb_array_elements_text(orders.plan_as_sold -> 'countries'))), '[]')`.as("blocking"),
  sql<Date | null>`(select min(use_by) from data_plans where order_id = orders.id and state <> 'cancelled')`.as(
    "use_by",
  ),
] as const;

function mailWithFacts(db: DbOrTx, id: string) {
  return ordersToShow(db)
    .innerJoin("mails", "mails.order_id", "orders.id")
    .select([
      "mails.id as mail_id",
      "mails.kind",
      "mails.position",
      "mails.what",
      "mails.day",
      "mails.repetition",
      "mails.recipient",
      "mails.lang as mail_lang",
      ...factsOfOrder,
    ])
    .where("mails.id", "=", id);
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

/** An order's completed refunds, in order; `id`: of one refund alone. */
export function refundsThatSucceeded(db: DbOrTx, orderId: string, id?: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.amount", "refunds.currency", "refunds.reason", "refunds.settled_at"])
    .select(["payments.method", "payments.charged_amount"])
    .where("refunds.order_id", "=", orderId)
    .where("refunds.state", "=", "succeeded")
    .$if(id !== undefined, (found) => found.where("refunds.id", "=", id!))
    .orderBy("refunds.settled_at")
    .execute();
}

export type RequestInLetter = Selectable<RefundRequestRow>;

export function refundRequestById(db: DbOrTx, id: string): Promise<RequestInLetter> {
  return db.selectFrom("refund_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export type DeclarationInLetter = Pick<RequestInLetter, "name" | "contact" | "asked_at">;

/** By the id of the request that it became, or by its own key where it is left to a person. */
export async function receivedDeclaration(db: DbOrTx, what: string): Promise<DeclarationInLetter> {
  const { rows } = await sql<DeclarationInLetter>`
    select name, contact, asked_at from refund_requests where id = ${what}
    union all select name, contact, received_at from withdrawal_statements where request_key = ${what}`.execute(db);
  if (!rows[0]) throw new Error(`${what} is no declaration`);
  return rows[0];
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

/** What staff wrote of an incident to those whom it touches, this order's buyer among them. */
export async function incidentTexts(db: DbOrTx, orderId: string, incidentId: string) {
  const row = await db
    .selectFrom("incident_orders")
    .innerJoin("incident_letters", "incident_letters.id", "letter_id")
    .select("texts")
    .where("incident_orders.incident_id", "=", incidentId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.texts;
}

/** The account that placed the order, or that has proven the mailbox of a guest's order. */
export function accountOfOrder(db: DbOrTx, { account_id, email }: { account_id: string | null; email: string }) {
  const accounts = db.selectFrom("accounts").select("email");
  return (
    account_id === null ? accounts.where("email", "=", email.toLowerCase()) : accounts.where("id", "=", account_id)
  ).executeTakeFirst();
}

/** Who asked for their money back, or declared a withdrawal, as they signed it. */
export async function signersOf(db: DbOrTx, orderId: string): Promise<{ name: string | null; contact: string }[]> {
  const { rows } = await sql<{ name: string | null; contact: string }>`
    select name, contact from refund_requests where order_id = ${orderId}
    union select name, contact from withdrawal_statements where order_id = ${orderId}`.execute(db);
  return rows;
}

export function promoForOne(db: DbOrTx, code: string, currency: Currency) {
  return db
    .selectFrom("promo_codes")
    .innerJoin("promo_amounts", "promo_amounts.code", "promo_codes.code")
    .select(["amount", "uses", "stopped_at", "valid_until"])
    .where("promo_codes.code", "=", code)
    .where("currency", "=", currency)
    .executeTakeFirst();
}
