import { refuse } from "../../kernel/refusal.ts";
import { forgiveAttempts } from "../../platform/attempts.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { ResetPassword } from "./contract.ts";
import { passwordLimits } from "./rules.ts";
import { lockAccountByName, setPassword } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { checkRepeated, nameOf } from "./typed-names.server.ts";

/** Whoever holds the phone or the mailbox holds the account: the password is new, nobody stays signed in, and the tries begin again. */
export const resetPassword = operation(ResetPassword, async ({ code, password, repeated, ...wish }, context) => {
  checkRepeated(password, repeated);
  const { db, passwords } = context;
  const name = nameOf(wish);
  await prove({ purpose: "reset_password", recipient: name.name }, code, context);
  const hash = await passwords.hash(password);
  const account = await db.transaction().execute(async (tx) => {
    const owned = await lockAccountByName(tx, name);
    // a code that was never sent, and guessed
    if (!owned) return refuse("CODE_WRONG", { field: "code", problem: "code" });
    await setPassword(tx, owned.id, hash);
    await endOtherSessions(tx, owned.id, undefined);
    await tellOwner(tx, { what: "password_changed", to: owned.email, lang: owned.lang }, context);
    return owned;
  });
  for (const one of [account.email, account.phone]) if (one !== null) await forgiveAttempts(context, passwordLimits.name, one);
  return {};
});
