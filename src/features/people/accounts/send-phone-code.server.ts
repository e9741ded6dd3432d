import { canGetTexts } from "../../../kernel/phone.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { askForCode } from "../proof-codes/ask-for-code.server.ts";
import { secondsBetweenCodes } from "../proof-codes/rules.ts";
import { SendPhoneCode } from "./owner-contract.ts";
import { phoneCodeLimit } from "./rules.ts";
import { phoneOf } from "./typed-names.server.ts";

export const sendPhoneCode = operation(SendPhoneCode, async ({ phone }, context) => {
  const { accountId } = context.caller;
  const recipient = phoneOf(phone);
  if (!canGetTexts(recipient)) return refuse("INVALID_INPUT", { field: "phone.number", problem: "phone" });
  await attempt(context, phoneCodeLimit, accountId);
  await askForCode({ purpose: "bind_phone", recipient, accountId, by: "sms" }, context);
  return { again: secondsBetweenCodes };
});
