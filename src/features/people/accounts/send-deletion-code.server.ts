import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendDeletionCode } from "./owner-contract.ts";
import { accountById } from "./store.server.ts";

export const sendDeletionCode = operation(SendDeletionCode, async (_wish, context) => {
  const { email, id } = (await accountById(context.db, context.caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await askForCode({ purpose: "delete_account", recipient: email, accountId: id, by: "mail" }, context);
  return { again: secondsBetweenCodes };
});
