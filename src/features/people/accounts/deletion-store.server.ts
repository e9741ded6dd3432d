import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { forgetDrafts } from "../../records/drafts/store.server.ts";
import type { Account } from "./store.server.ts";
import type { AccountName } from "./typed-names.server.ts";

/**
 * Locks the account and its key: a row that is about to refer to it waits, else its transaction and the deletion could
 * wait for one another.
 */
export function lockAccountToDelete(
  tx: DbOrTx,
  { by, name }: AccountName | { by: "id"; name: string },
): Promise<Account | undefined> {
  return tx.selectFrom("accounts").selectAll().where(by, "=", name).forUpdate().executeTakeFirst();
}

/** Revokes all shared links of these orders. */
export async function endShares(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom("esim_shares").where("order_id", "in", orderIds).execute();
}

/** Orders of the account, or of a guest's mailbox, with eSIMs of travellers, now or in future. */
export async function ordersOnTheirWay(
  tx: DbOrTx,
  { id, email }: { id: string | null; email: string },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct o.id, o.email from orders o
      join order_travellers traveller on traveller.order_id = o.id
      join data_plans data on data.order_id = o.id and data.position = traveller.position
    where (o.account_id = ${id}::uuid or (o.account_id is null and lower(o.email) = ${email}))
      and o.way = 'esim' and o.state = 'delivered' and data.state in ('not_started', 'active')`.execute(tx);
  return rows;
}

/** They hear of trouble no more. */
export async function deleteStatusMails(tx: DbOrTx, email: string): Promise<void> {
  await sql`delete from status_subscribers where lower(email) = lower(${email})`.execute(tx);
  await sql`delete from outage_waiters where lower(email) = lower(${email})`.execute(tx);
}

/** Of the account, and those of a guest that name the mailbox or were about an order of it; nobody is to answer them any more. */
export async function deleteChats(
  tx: DbOrTx,
  { id, email }: { id: string | null; email: string },
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from chats where account_id = ${id}::uuid or lower(email) = lower(${email})
      or order_id = any (${[...orderIds]}::uuid[]) returning id`.execute(tx);
  await forgetDrafts(tx, { kind: "chat_answer", things: rows.map(({ id: chat }) => chat) });
  for (const { id: subject } of rows)
    await closeCaseAbout(tx, { kind: "chat_waits", subject }, "the chat was deleted", now);
}

/** The pages of the console on which they are shown: by their account, and by each order. */
export async function pagesAbout(
  tx: DbOrTx,
  { id }: { id: string | null },
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders where id = any (${[...orderIds]}::uuid[])`.execute(tx);
  return [...rows.map(({ number }) => number), ...(id === null ? [] : [id])].map((one) => `/console/customers/${one}`);
}
