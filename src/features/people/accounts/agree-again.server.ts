import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countingConsents, refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { AgreeAgain } from "./contract.ts";
import { hasAgreedByOrder, setConsent, type Account } from "./store.server.ts";

/** Pressed twice it is kept once; what was agreed to before stays where it was given, with the orders. */
export const agreeAgain = operation(AgreeAgain, async ({ privacyPolicy }, context) => {
  await refuseUnknownConsents(context, { privacyPolicy });
  await setConsent(context.db, context.caller.accountId, privacyPolicy.version, context.now);
  return {};
});

/** The version to be agreed to, where a material change came since; an order since then has agreed as well. */
export async function versionToAgreeTo(
  { id, privacy_version }: Pick<Account, "id" | "privacy_version">,
  context: Pick<Context, "db" | "catalogueVersion">,
): Promise<string | null> {
  const { versions, askedFor } = await countingConsents(context);
  if (askedFor === null || (privacy_version !== null && versions.includes(privacy_version))) return null;
  return (await hasAgreedByOrder(context.db, id, versions)) ? null : askedFor;
}
