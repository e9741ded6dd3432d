import { refuse } from "../../../kernel/refusal.ts";
import { attempt, resetAttempts } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { isOwnerTicket } from "../sessions/owner-ticket.server.ts";
import { passwordLimits } from "./rules.ts";
import type { Account } from "./store.server.ts";

type Asking = Context & { caller: AccountCaller };
/** `current`: the current password; `ticket`: from a recent confirmation of ownership. */
type Shown = { current?: string | undefined; ticket?: string | undefined };

/**
 * A session that was left open, or stolen, must not be enough to take the account over: changing credentials requires
 * proof of ownership.
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

/** Counted per session: wrong attempts elsewhere do not lock the owner out. */
export async function checkCurrent(hash: string, current: string | undefined, context: Asking): Promise<void> {
  const { sessionId } = context.caller;
  if (current === undefined) return refuse("INVALID_INPUT", { field: "current", problem: "empty" });
  await attempt(context, passwordLimits.current, sessionId);
  if ((await context.passwords.hold(current, hash)) === "wrong") return wrongCurrent();
  await resetAttempts(context, passwordLimits.current, sessionId);
}

export const wrongCurrent = () => refuse("INVALID_INPUT", { field: "current", problem: "password.wrong" });
