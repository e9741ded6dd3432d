import { refuse } from "../../kernel/refusal.ts";
import { attempt, forgiveAttempts } from "../../platform/attempts.server.ts";
import type { Context } from "../../platform/context.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { ChangePassword } from "./contract.ts";
import { passwordLimits } from "./rules.ts";
import { accountById, replacePassword, type Account } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { checkRepeated } from "./typed-names.server.ts";

export const changePassword = operation(ChangePassword, async ({ current, password, repeated }, context) => {
  checkRepeated(password, repeated);
  const { db, passwords, caller } = context;
  const account = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  if (account.password_hash !== null) await checkCurrent(account, current, context);
  const becomes = await passwords.hash(password);
  const otherSessionsEnded = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, account.id, { was: account.password_hash, becomes }))) return wrong();
    await tellOwner(tx, { what: "password_changed", to: account.email, lang: account.lang }, context);
    return endOtherSessions(tx, account.id, caller.sessionId);
  });
  return { otherSessionsEnded };
});

/** A session that was left open must not be enough to take the account over. */
async function checkCurrent({ id, password_hash }: Account, current: string | undefined, context: Context): Promise<void> {
  if (current === undefined) return refuse("INVALID_INPUT", { field: "current", problem: "empty" });
  await attempt(context, passwordLimits.current, id);
  if ((await context.passwords.hold(current, password_hash)) === "wrong") return wrong();
  await forgiveAttempts(context, passwordLimits.current, id);
}

const wrong = () => refuse("INVALID_INPUT", { field: "current", problem: "password.wrong" });
