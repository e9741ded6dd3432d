import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Changes that the holder of an order may make; none of them changes its state. */

export async function endReminders(db: DbOrTx, orderId: string): Promise<void> {
  await db.updateTable("orders").set({ reminders: false }).where("id", "=", orderId).execute();
}

/** Invalidates every key made so far. */
export async function beginNewLinks(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set((row) => ({ links_epoch: row("links_epoch", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
}

type Mailbox = { email: string; buyer: string };

/** A traveller with the buyer's own mailbox is the buyer, and moves along. */
export async function setMailbox(tx: DbOrTx, order: { id: string; email: string }, to: Mailbox): Promise<void> {
  await tx.updateTable("orders").set(to).where("id", "=", order.id).execute();
  await tx
    .updateTable("order_travellers")
    .set({ email: to.email })
    .where("order_id", "=", order.id)
    .where(sql`lower(email)`, "=", order.email.toLowerCase())
    .execute();
}

/** An account with its mailbox, or the mailbox of a guest. */
type Holder = { id: string | null; email: string };

const areOf = ({ id, email }: Holder) =>
  sql<boolean>`(account_id = ${id}::uuid or (account_id is null and lower(email) = ${email}))`;

export async function ordersOfHolder(db: DbOrTx, holder: Holder): Promise<string[]> {
  const orders = await db.selectFrom("orders").select("id").where(areOf(holder)).execute();
  return orders.map(({ id }) => id);
}

/** Always in the same order: whoever moves the money of one of them is waited for. */
export async function lockOrdersOfHolder(tx: DbOrTx, holder: Holder): Promise<string[]> {
  const orders = await tx
    .selectFrom("orders")
    .select("id")
    .where(areOf(holder))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

/** Assigns every guest order with the account's mailbox to the account. */
export async function claimGuestOrders(tx: DbOrTx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ account_id: id })
    .where(sql`lower(email)`, "=", email)
    .where("account_id", "is", null)
    .execute();
}

/**
 * Deletes from an account's orders what seven years of book-keeping do not require: browser, device, reminders, every
 * link that was e-mailed, and documents once nothing is left to deliver. Returns the orders' ids.
 */
export async function clearOrders(tx: DbOrTx, holder: Holder): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with cleared as (
      update orders set web_uuid = null, device = null, reminders = false, order_source = null, order_sub_source = null,
        links_epoch = links_epoch + 1
      where ${areOf(holder)}
      returning id, closed_at
    ), undocumented as (
      delete from order_documents using cleared where order_id = cleared.id and cleared.closed_at is not null
    )
    select id from cleared`.execute(tx);
  return rows.map((order) => order.id);
}
