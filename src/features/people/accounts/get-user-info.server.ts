import { maskedIccid } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetUserInfo } from "./contract.ts";
import { accountShown } from "./store.server.ts";
import { versionToAgreeTo } from "./version-to-agree-to.server.ts";

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
