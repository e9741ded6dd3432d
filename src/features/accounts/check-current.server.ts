import { refuse } from "../../kernel/refusal.ts";
import { attempt, forgiveAttempts } from "../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../platform/context.server.ts";
import { passwordLimits } from "./rules.ts";
import type { Account } from "./store.server.ts";

/** A session that was left open must not be enough to take the account over: whoever changes how one gets in says the password, where there is one. */
export async function checkCurrent({ password_hash }: Pick<Account, "password_hash">, current: string | undefined, context: Context & { caller: AccountCaller }): Promise<void> {
  const { sessionId } = context.caller;
  if (password_hash === null) return;
  if (current === undefined) return refuse("INVALID_INPUT", { field: "current", problem: "empty" });
  await attempt(context, passwordLimits.current, sessionId);
  if ((await context.passwords.hold(current, password_hash)) === "wrong") return wrongCurrent();
  await forgiveAttempts(context, passwordLimits.current, sessionId);
}

export const wrongCurrent = () => refuse("INVALID_INPUT", { field: "current", problem: "password.wrong" });
