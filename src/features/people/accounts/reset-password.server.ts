import { refuse } from "../../../kernel/refusal.ts";
import { resetAttempts } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { forgetPlaces, notePlace } from "../sessions/known-places.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { ResetPassword } from "./contract.ts";
import { removePasskeys } from "./passkeys-store.server.ts";
import { passwordTries } from "./password-tries.server.ts";
import { lockAccountByName, setPassword } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { checkRepeated, nameOf } from "./typed-names.server.ts";

/**
 * Whoever holds the phone or the mailbox owns the account: sets a new password, removes passkeys that others may have
 * added, ends all sessions, and resets the counters of this place.
 */
export const resetPassword = operation(
  ResetPassword,
  async ({ code, password, repeated, keepPasskeys = false, ...wish }, context) => {
    checkRepeated(password, repeated);
    const { db, passwords } = context;
    const name = nameOf(wish);
    await prove({ purpose: "reset_password", recipient: name.name }, code, context);
    const hash = await passwords.hash(password);
    const account = await db.transaction().execute(async (tx) => {
      const owned = await lockAccountByName(tx, name);
      // a guessed code that was never sent
      if (!owned) return refuse("CODE_WRONG", { field: "code", problem: "code" });
      context.concerns(owned.id);
      await setPassword(tx, owned.id, hash);
      await endOtherSessions(tx, owned.id, undefined);
      if (!keepPasskeys && (await removePasskeys(tx, owned.id)) > 0)
        await tellOwner(tx, { what: "passkey_removed", to: owned.email, lang: owned.lang }, context);
      await forgetPlaces(tx, owned.id);
      await notePlace(tx, owned.id, context);
      await tellOwner(tx, { what: "password_changed", to: owned.email, lang: owned.lang }, context);
      return owned;
    });
    for (const one of [account.email, account.phone]) {
      const tries = one === null ? undefined : await passwordTries(one, context);
      if (tries) await resetAttempts(context, tries.place.limit, tries.place.who);
    }
    return {};
  },
);
