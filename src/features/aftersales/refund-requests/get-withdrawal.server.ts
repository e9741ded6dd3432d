import { operation } from "../../../platform/operation.server.ts";
import { GetWithdrawal } from "./contract.ts";
import { statementBehindKey, statementShown } from "./statement-behind-key.server.ts";

/** The declaration, for the page with the button: mail scanners open links, which must change nothing. */
export const getWithdrawal = operation(GetWithdrawal, async (shown, context) => {
  const { statement, order } = await statementBehindKey(context.db, shown, context);
  return statementShown(statement, order);
});
