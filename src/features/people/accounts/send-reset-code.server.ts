import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendResetCode } from "./contract.ts";
import { accountByName } from "./store.server.ts";
import { nameOf } from "./typed-names.server.ts";

/** Without an account a code is created too but never sent: texts cost money, and the answer must be the same. */
export const sendResetCode = operation(SendResetCode, async (wish, context) => {
  const name = nameOf(wish);
  const account = await accountByName(context.db, name);
  await askForCode(
    {
      purpose: "reset_password",
      recipient: name.name,
      by: name.by === "phone" ? "sms" : "mail",
      silent: account === undefined,
    },
    context,
  );
  return { again: secondsBetweenCodes };
});
