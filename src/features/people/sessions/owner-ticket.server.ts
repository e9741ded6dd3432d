import { timingSafeEqual } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import { ticketMinutes } from "./rules.ts";

/**
 * Issued after a sign-in or a proof of ownership, for this session. It stays in the page alone, neither in a cookie nor
 * in the browser's storage: whoever hijacks a session does not get it.
 */
export function ownerTicket(sessionId: string, { vault, now }: Pick<Context, "vault" | "now">): string {
  const until = now.getTime() + ticketMinutes * minuteMs;
  return `${until}.${signatureOf(sessionId, String(until), vault)}`;
}

export function isOwnerTicket(
  ticket: string,
  sessionId: string,
  { vault, now }: Pick<Context, "vault" | "now">,
): boolean {
  const [until = "", signature = ""] = ticket.split(".");
  const right = signatureOf(sessionId, until, vault);
  return (
    signature.length === right.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(right)) &&
    Number(until) > now.getTime()
  );
}

const signatureOf = (sessionId: string, until: string, vault: Context["vault"]) =>
  vault.sign("owner ticket", `${sessionId} ${until}`);
