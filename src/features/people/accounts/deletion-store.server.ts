import { sql, type NotNull } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { Account } from "./store.server.ts";

/** No eSIM of these orders is shared any longer. */
export async function endShares(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom("esim_shares").where("order_id", "in", orderIds).execute();
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
    .$narrowType<{ reference: NotNull }>()
    .execute();
  for (const { gateway, reference } of cards) await addJob(tx, "forget-card", { gateway, reference });
}
