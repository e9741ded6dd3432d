import { createHash, randomBytes } from "node:crypto";
import { deviceName } from "../../../kernel/device-name.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { notePlace } from "./known-places.server.ts";
import { ownerTicket } from "./owner-ticket.server.ts";
import { cookieSeconds, sessionEnd } from "./rules.ts";
import { putSession } from "./store.server.ts";

/** The session's holder: an account, or a SIM's holder; `provenBy` is the order that they have named with it. */
type Holder = { accountId: string } | { iccid: string; provenBy: string | null };

export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/**
 * Starts a session in place of the browser's current one. The token is always new, against session fixation; it is
 * returned once, to the caller and as cookie, and only its hash is stored.
 */
export async function beginSession(
  db: DbOrTx,
  holder: Holder,
  stays: boolean,
  context: Context,
): Promise<{ token: string; ticket: string | null }> {
  const { now, visitor, session } = context;
  if ("accountId" in holder) context.concerns(holder.accountId);
  const token = randomBytes(32).toString("base64url");
  const whose = {
    account_id: "accountId" in holder ? holder.accountId : null,
    iccid: "iccid" in holder ? holder.iccid : null,
    sim_proven_by: "iccid" in holder ? holder.provenBy : null,
  };
  const end = sessionEnd({ ...whose, stays, created_at: now }, now);
  const former = session.token();
  const id = await putSession(db, former === undefined ? undefined : hashOf(former), {
    ...whose,
    token_hash: hashOf(token),
    device: deviceName(visitor.userAgent),
    country: countryOf(context) ?? null,
    stays,
    plain_cookie: false,
    created_at: now,
    seen_at: now,
    expires_at: end,
  });
  if (whose.account_id !== null) await notePlace(db, whose.account_id, context);
  session.begin(token, cookieSeconds(stays, end, now));
  return { token, ticket: whose.account_id === null ? null : ownerTicket(id, context) };
}
