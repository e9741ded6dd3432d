import { createHash, randomBytes } from "node:crypto";
import { deviceName } from "../../../kernel/device-name.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { widestNetworkOf } from "../../../platform/networks.server.ts";
import { placesToNote } from "../../../platform/places.server.ts";
import { byMember } from "../../records/actions/by.server.ts";
import type { Action } from "../../records/actions/rules.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { staffSessionEnd } from "./rules.ts";
import { noteStaffPlaces, putStaffSession } from "./store.server.ts";

export const hashOfStaffToken = (token: string) => createHash("sha256").update(token).digest();

type Entering = { id: string; email: string };

/**
 * Lets a member of staff in by a way that is allowed, and says so in the audit trail. The token is always new; the caller gives it to the
 * browser's cookie (`session.begin`) once the transaction is committed, and to nothing else.
 */
export async function beginStaffSession(
  tx: DbOrTx,
  member: Entering,
  { action, way }: { action: Extract<Action, "staff_joined" | "staff_signed_in">; way: StaffWay },
  context: Context,
): Promise<string> {
  const { now, visitor, session } = context;
  const rules = await signInRules(tx);
  if (!rules.ways.includes(way)) return refuse("WAY_NOT_ALLOWED");
  const token = randomBytes(32).toString("base64url");
  const former = session.token();
  const device = deviceName(visitor.userAgent);
  await putStaffSession(tx, former === undefined ? undefined : hashOfStaffToken(former), {
    token_hash: hashOfStaffToken(token),
    staff_id: member.id,
    device,
    network: widestNetworkOf(visitor.address),
    created_at: now,
    seen_at: now,
    expires_at: staffSessionEnd({ created_at: now, seen_at: now }, rules),
    way,
  });
  session.keepBrowser();
  await noteStaffPlaces(tx, member.id, placesToNote(context), now);
  await recordAction(tx, byMember(member, context), action, { on: { kind: "staff", id: member.id }, way, device });
  return token;
}
