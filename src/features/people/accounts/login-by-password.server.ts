import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { LoginByPassword } from "./contract.ts";
import { countPassword, forgivePassword, passwordTries } from "./password-tries.server.ts";
import { accountByName, replacePassword } from "./store.server.ts";
import { nameOf } from "./typed-names.server.ts";

/**
 * Whether there is an account, and whether it has a password, changes nothing: the same tries are counted, the same
 * rows looked for, one hash is made, and the answer is the same.
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
      // a password that is changed at this moment lets nobody in any more
      if (!(await replacePassword(tx, account.id, { was: account.password_hash, becomes: newest })))
        return refuse("SIGN_IN_FAILED");
      return beginSession(tx, { accountId: account.id }, staySignedIn, context);
    });
    await forgivePassword(tries, context);
    return { ...begun, checkedIccid: null, created: false };
  },
);
