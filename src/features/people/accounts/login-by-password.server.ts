import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countPassword, forgivePassword } from "../../../platform/password-tries.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { LoginByPassword } from "./contract.ts";
import { passwordTries } from "./password-tries.server.ts";
import { accountByName, replacePassword } from "./store.server.ts";
import { nameOf } from "./typed-names.server.ts";

/**
 * Takes the same path with and without an account or password: the same attempts counted, the same rows read, one hash
 * computed, the same answer.
 */
export const loginByPassword = operation(
  LoginByPassword,
  async ({ phone, email, password, staySignedIn = false }, context) => {
    const { db, passwords } = context;
    const name = nameOf({ phone, email });
    const tries = await passwordTries(name.name, context);
    await countPassword(tries, context);
    const account = await accountByName(db, name);
    if (account) context.concerns(account.id);
    const held = await passwords.hold(password, account?.password_hash);
    if (!account || held === "wrong") return refuse("SIGN_IN_FAILED");
    const newest = held === "outdated" ? await passwords.hash(password) : account.password_hash!;
    const begun = await db.transaction().execute(async (tx) => {
      // a password that is being changed concurrently no longer signs in
      if (!(await replacePassword(tx, account.id, { was: account.password_hash, becomes: newest })))
        return refuse("SIGN_IN_FAILED");
      return beginSession(tx, { accountId: account.id }, staySignedIn, context);
    });
    await forgivePassword(tries, context);
    return { ...begun, checkedIccid: null, created: false };
  },
);
