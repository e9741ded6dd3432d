import { maskedIccid } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countingConsents } from "../../catalogue/content/known-consents.server.ts";
import { GetUserInfo } from "./contract.ts";
import { type Account, accountShown, hasAgreedByOrder } from "./store.server.ts";

/** Called when a browser comes back (row A4), which also renews its cookie for the rest of the session. */
export const getUserInfo = operation(GetUserInfo, async (_wish, context) => {
  const { db, caller, session } = context;
  session.renew(caller.keepFor);
  if (caller.iccid !== undefined) {
    return {
      email: null,
      phone: null,
      hasPassword: false,
      checkedIccid: maskedIccid(caller.iccid),
      esimCapable: false,
      createdAt: null,
      agreeAgain: null,
    };
  }
  const account = (await accountShown(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  const { email, phone, password_hash, created_at, privacy_version } = account;
  return {
    email,
    phone,
    hasPassword: password_hash !== null,
    checkedIccid: null,
    esimCapable: true,
    createdAt: created_at.toISOString(),
    agreeAgain: await versionToAgreeTo({ id: caller.accountId, privacy_version }, context),
  };
});

/** The version to be agreed to, where a material change came since; an order since then has agreed as well. */
async function versionToAgreeTo(
  { id, privacy_version }: Pick<Account, "id" | "privacy_version">,
  context: Pick<Context, "db" | "catalogueVersion">,
): Promise<string | null> {
  const { versions, askedFor } = await countingConsents(context);
  if (askedFor === null || (privacy_version !== null && versions.includes(privacy_version))) return null;
  return (await hasAgreedByOrder(context.db, id, versions)) ? null : askedFor;
}
