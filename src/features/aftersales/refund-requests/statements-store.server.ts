import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { WithdrawalStatementRow } from "../../../platform/database/tables.ts";

export type Statement = Selectable<WithdrawalStatementRow>;

type NewStatement = Pick<Statement, "request_key" | "order_id" | "name" | "contact" | "received_at">;

/** Undefined when this click was recorded before. */
export function writeStatement(
  tx: DbOrTx,
  statement: NewStatement & Partial<Pick<Statement, "confirmed_at">>,
): Promise<Statement | undefined> {
  return tx
    .insertInto("withdrawal_statements")
    .values(statement)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function statementById(db: DbOrTx, id: string): Promise<Statement | undefined> {
  return db.selectFrom("withdrawal_statements").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Unconfirmed ones, oldest first. */
export function openStatements(db: DbOrTx, orderId: string): Promise<Statement[]> {
  return db
    .selectFrom("withdrawal_statements")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is", null)
    .orderBy("received_at")
    .execute();
}

/** Confirms all of them: there is one contract to withdraw from. */
export async function confirmStatements(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable("withdrawal_statements")
    .set({ confirmed_at: now })
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is", null)
    .execute();
}
