import { timingSafeEqual } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";

/** How long somebody who has shown that the account is theirs may change how one gets into it. */
const ticketMinutes = 10;

/**
 * Given to who has just signed in or confirmed that the account is theirs, for this session. It lives in the page
 * alone, neither in a cookie nor in the browser's storage: whoever has taken a session over does not have it.
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
