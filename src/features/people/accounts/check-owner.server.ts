import { refuse } from "../../../kernel/refusal.ts";
import { attempt, forgiveAttempts } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { isOwnerTicket } from "../sessions/owner-ticket.server.ts";
import { passwordLimits } from "./rules.ts";
import type { Account } from "./store.server.ts";

type Asking = Context & { caller: AccountCaller };
/** `current`: the password as it is; `ticket`: of who has confirmed a moment ago that the account is theirs. */
type Shown = { current?: string | undefined; ticket?: string | undefined };

/**
 * A session that was left open, or stolen, must not be enough to take the account over: whoever changes how one gets in
 * shows that it is theirs.
 */
export async function checkOwner(
  { password_hash }: Pick<Account, "password_hash">,
  { current, ticket }: Shown,
  context: Asking,
): Promise<void> {
  if (ticket !== undefined && isOwnerTicket(ticket, context.caller.sessionId, context)) return;
  if (password_hash === null || (ticket !== undefined && current === undefined)) return refuse("CONFIRM_FIRST");
  await checkCurrent(password_hash, current, context);
}

/** Counted for the session: nobody else's wrong ones keep the owner from it. */
export async function checkCurrent(hash: string, current: string | undefined, context: Asking): Promise<void> {
  const { sessionId } = context.caller;
  if (current === undefined) return refuse("INVALID_INPUT", { field: "current", problem: "empty" });
  await attempt(context, passwordLimits.current, sessionId);
  if ((await context.passwords.hold(current, hash)) === "wrong") return wrongCurrent();
  await forgiveAttempts(context, passwordLimits.current, sessionId);
}

export const wrongCurrent = () => refuse("INVALID_INPUT", { field: "current", problem: "password.wrong" });
