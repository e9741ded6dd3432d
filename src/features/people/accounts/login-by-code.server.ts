import { operation } from "../../../platform/operation.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { LoginByCode } from "./contract.ts";
import { mailboxOf } from "./rules.ts";
import { openAccount } from "./store.server.ts";

/** Signs in whoever has proven the mailbox, who may then also learn that there was no account yet. */
export const loginByCode = operation(
  LoginByCode,
  async ({ email, code, staySignedIn = false, privacyPolicy }, context) => {
    const { db, now, visitor } = context;
    await refuseUnknownConsents(context, { privacyPolicy });
    const mailbox = mailboxOf(email);
    await prove({ purpose: "sign_in", recipient: mailbox }, code, context);
    return db.transaction().execute(async (tx) => {
      const { id, created } = await openAccount(tx, {
        email: mailbox,
        lang: visitor.language,
        privacyVersion: privacyPolicy.version,
        now,
      });
      return { ...(await beginSession(tx, { accountId: id }, staySignedIn, context)), checkedIccid: null, created };
    });
  },
);
