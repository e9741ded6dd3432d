import { randomBytes } from "node:crypto";
import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";
import { hashOf } from "../sessions/begin-session.server.ts";
import { cookieSeconds } from "../sessions/rules.ts";
import { openBeside, sessionById } from "../sessions/store.server.ts";
import { ownPage, serviceOf } from "./esim-way.server.ts";
import { stateForm, ticketMs } from "./rules.ts";
import { takeTicket, tradeTicket } from "./store.server.ts";

type Shown = { ticket: string; state: string };

/**
 * A browser comes with a ticket: from our own page, or sent back by the operator's service with its mark. Answers where
 * it goes on to; undefined where the ticket is used, older than a minute, of another browser or made up, or its session
 * is over.
 */
export async function openTicket({ ticket, state }: Shown, context: Context): Promise<string | undefined> {
  const { db, now, visitor } = context;
  await context.limits.spend("write", context);
  const { browser } = placeOf(context);
  if (browser === undefined) return undefined;
  const which = { hash: hashOf(ticket), browser, now };
  const service = await serviceOf(context);
  if (!service) {
    const taken = await takeTicket(db, which);
    return taken && (await signIn(taken.session_id, context)) ? ownPage(visitor.language, "account") : undefined;
  }
  if (!service.tellsWho || !stateForm.test(state)) return undefined;
  const code = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + ticketMs);
  if (!(await tradeTicket(db, which, { hash: hashOf(code), expires_at }))) return undefined;
  const back = new URL(service.address);
  back.searchParams.set("code", code);
  back.searchParams.set("state", state);
  return back.href;
}

/** Whoever else is signed in to this browser meanwhile stays so. A new token ends with the session itself. */
async function signIn(sessionId: string, context: Context): Promise<boolean> {
  const { db, now, session } = context;
  const present = await session.find();
  const meant = await sessionById(db, sessionId);
  if (!meant) return false;
  const { account_id: account } = meant;
  if (present) return account === null ? present.iccid === meant.iccid : present.accountId === account;
  const token = randomBytes(32).toString("base64url");
  const opened = await openBeside(db, sessionId, hashOf(token), now);
  if (!opened) return false;
  session.begin(token, cookieSeconds(opened.stays, opened.expires_at, now));
  noteSecurity(context, ["sign_in", "succeeded"], { what: "/esim/open", ...(account !== null && { account }) });
  return true;
}
