import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isWithdrawalKey } from "../../sales/orders/order-keys.server.ts";
import { orderById, type Order } from "../../sales/orders/store.server.ts";
import { statementById, type Statement } from "./statements-store.server.ts";

/** The declaration of a link in the buyer's mailbox. */
export async function statementBehindKey(
  db: DbOrTx,
  { id, key }: { id: string; key: string },
  { vault }: Pick<Context, "vault">,
): Promise<{ statement: Statement; order: Order }> {
  const statement = isWithdrawalKey(vault, id, key) ? await statementById(db, id) : undefined;
  if (!statement) return refuse("ORDER_NOT_FOUND");
  return { statement, order: await orderById(db, statement.order_id) };
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
