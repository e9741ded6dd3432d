import { operation } from "../../../platform/operation.server.ts";
import { refuseUnknownConsents } from "../../catalogue/content/known-consents.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { forgetPlaces } from "../sessions/known-places.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { Register } from "./contract.ts";
import { removePasskeys } from "./passkeys-store.server.ts";
import { mailboxOf } from "./rules.ts";
import { openAccount, setPassword } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";

/**
 * Whoever has proven the mailbox owns its account, even one that an order or a code opened before: a new password
 * invalidates what was there.
 */
export const register = operation(Register, async ({ email, code, password, privacyPolicy }, context) => {
  const { db, passwords, now, visitor } = context;
  await refuseUnknownConsents(context, { privacyPolicy });
  const mailbox = mailboxOf(email);
  await prove({ purpose: "register", recipient: mailbox }, code, context);
  const hash = await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    const { id, created } = await openAccount(tx, {
      email: mailbox,
      lang: visitor.language,
      privacyVersion: privacyPolicy.version,
      now,
    });
    await setPassword(tx, id, hash);
    if (!created) {
      await endOtherSessions(tx, id, undefined);
      await forgetPlaces(tx, id);
      if ((await removePasskeys(tx, id)) > 0)
        await tellOwner(tx, { what: "passkey_removed", to: mailbox, lang: visitor.language }, context);
      await tellOwner(tx, { what: "password_changed", to: mailbox, lang: visitor.language }, context);
    }
    return { ...(await beginSession(tx, { accountId: id }, false, context)), checkedIccid: null, created };
  });
});
