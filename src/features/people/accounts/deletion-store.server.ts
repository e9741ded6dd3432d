import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { Account } from "./store.server.ts";

/**
 * What seven years of book-keeping do not need of an account's orders: the browser and the phone that they were made
 * with,
 * reminders, every link that was mailed or shared, and documents once nothing is left to deliver.
 */
export async function clearOrders(tx: DbOrTx, { id, email }: Pick<Account, "id" | "email">): Promise<void> {
  await sql`
    with own as (
      select id, closed_at from orders where account_id = ${id}
      union all
      select id, closed_at from orders where account_id is null and lower(email) = ${email}
    ), cleared as (
      update orders set web_uuid = null, device = null, reminders = false, order_source = null, order_sub_source = null, links_epoch = links_epoch + 1
      from own where orders.id = own.id
    ), unshared as (
      delete from esim_shares using own where order_id = own.id
    )
    delete from order_documents using own where order_id = own.id and own.closed_at is not null`.execute(tx);
}

/** Orders of the account with eSIMs that somebody else travels with, now or still to come. */
export async function ordersOnTheirWay(
  tx: DbOrTx,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct o.id, o.email from orders o
      join order_travellers traveller on traveller.order_id = o.id
      join data_plans data on data.order_id = o.id and data.position = traveller.position
    where (o.account_id = ${id} or (o.account_id is null and lower(o.email) = ${email}))
      and o.way = 'esim' and o.state = 'delivered' and data.state in ('not_started', 'active')`.execute(tx);
  return rows;
}

/** The gateway keeps none of the account's cards any longer, nor one that is just being given. */
export async function forgetCardsOf(tx: DbOrTx, { id }: Pick<Account, "id">): Promise<void> {
  const cards = await tx
    .selectFrom("saved_cards")
    .select(["gateway", "reference"])
    .where("account_id", "=", id)
    .where("reference", "is not", null)
    .where("state", "!=", "forgotten")
    .execute();
  for (const { gateway, reference } of cards) await addJob(tx, "forget-card", { gateway, reference });
}
