import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isWithdrawalKey } from "../../sales/orders/order-keys.server.ts";
import { orderById, type Order } from "../../sales/orders/store.server.ts";
import { statementById, type Statement } from "./statements-store.server.ts";

/**
 * The declaration of a link in the buyer's mailbox. Once the order has another mailbox, the link that the former one got
 * opens nothing; the new one has the order's own key to withdraw with.
 */
export async function statementBehindKey(
  db: DbOrTx,
  { id, key }: { id: string; key: string },
  { vault }: Pick<Context, "vault">,
): Promise<{ statement: Statement; order: Order }> {
  const statement = isWithdrawalKey(vault, id, key) ? await statementById(db, id) : undefined;
  const order = statement && (await orderById(db, statement.order_id));
  if (!order || !isForMailbox(statement, order)) return refuse("ORDER_NOT_FOUND");
  return { statement, order };
}

/** It was declared with the order's mailbox, in which its link lies. */
export function isForMailbox({ contact }: Pick<Statement, "contact">, { email }: Pick<Order, "email">): boolean {
  return contact.toLowerCase() === email.toLowerCase();
}

export function statementShown({ name, contact, received_at, confirmed_at }: Statement, { number }: Order) {
  return {
    orderNumber: number,
    name,
    email: contact,
    receivedAt: received_at.toISOString(),
    confirmedAt: confirmed_at?.toISOString() ?? null,
  };
}
