import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendCode } from "./contract.ts";
import { mailboxOf } from "./rules.ts";

/** Sent to any mailbox: whether it has an account is only looked up once it is proven. */
export const sendCode = operation(SendCode, async ({ purpose, email }, context) => {
  await askForCode({ purpose, recipient: mailboxOf(email), by: "mail" }, context);
  return { again: secondsBetweenCodes };
});
