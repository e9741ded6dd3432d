import { minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import { ticketMinutes } from "./rules.ts";

const purpose = "owner ticket";

/**
 * Issued after a sign-in or a proof of ownership, for this session. It stays in the page alone, neither in a cookie nor
 * in the browser's storage: whoever hijacks a session does not get it.
 */
export function ownerTicket(sessionId: string, { vault, now }: Pick<Context, "vault" | "now">): string {
  const until = now.getTime() + ticketMinutes * minuteMs;
  return `${until}.${vault.sign(purpose, `${sessionId} ${until}`)}`;
}

export function isOwnerTicket(
  ticket: string,
  sessionId: string,
  { vault, now }: Pick<Context, "vault" | "now">,
): boolean {
  const [until = "", signature = ""] = ticket.split(".");
  return vault.isSigned(purpose, `${sessionId} ${until}`, signature) && Number(until) > now.getTime();
}
