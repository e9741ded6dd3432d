import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendCode } from "./contract.ts";
import { mailboxOf } from "./rules.ts";

/** Goes to whoever asks: whether the mailbox has an account is looked at only once it is proven. */
export const sendCode = operation(SendCode, async ({ purpose, email }, context) => {
  await askForCode({ purpose, recipient: mailboxOf(email), by: "mail" }, context);
  return { again: secondsBetweenCodes };
});
