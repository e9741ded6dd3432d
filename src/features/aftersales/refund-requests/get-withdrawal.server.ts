import { operation } from "../../../platform/operation.server.ts";
import { GetWithdrawal } from "./contract.ts";
import { statementBehindKey, statementShown } from "./statement-behind-key.server.ts";

/**
 * What was declared, for the page with the button: programs that look into mailboxes open links, and must change
 * nothing.
 */
export const getWithdrawal = operation(GetWithdrawal, async (shown, context) => {
  const { statement, order } = await statementBehindKey(context.db, shown, context);
  return statementShown(statement, order);
});
