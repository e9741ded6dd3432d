import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendEmailCode } from "./owner-contract.ts";
import { mailboxOf } from "./rules.ts";

/** Whether another account has the mailbox is revealed only once it is proven. */
export const sendEmailCode = operation(SendEmailCode, async ({ email }, context) => {
  await askForCode(
    { purpose: "bind_email", recipient: mailboxOf(email), accountId: context.caller.accountId, by: "mail" },
    context,
  );
  return { again: secondsBetweenCodes };
});
