import { operation } from "../../../platform/operation.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { AgreeAgain } from "./contract.ts";
import { setConsent } from "./store.server.ts";

/** Pressed twice it is kept once; what was agreed to before stays where it was given, with the orders. */
export const agreeAgain = operation(AgreeAgain, async ({ privacyPolicy }, context) => {
  await refuseUnknownConsents(context, { privacyPolicy });
  await setConsent(context.db, context.caller.accountId, privacyPolicy.version, context.now);
  return {};
});
