import { minuteMs } from "../../../kernel/duration.ts";
import type { Shop, StaffCaller } from "../../../platform/context.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { hashOfStaffToken } from "./begin-staff-session.server.ts";
import { isLive, isToNote, staffSessionEnd } from "./rules.ts";
import { liveStaffSession, noteStaffSeen } from "./store.server.ts";

/** Whose token this is, among staff alone. */
export async function findStaff(
  { db, clock }: Pick<Shop, "db" | "clock">,
  token: string,
): Promise<StaffCaller | undefined> {
  const now = clock();
  const [session, rules] = await Promise.all([liveStaffSession(db, hashOfStaffToken(token), now), signInRules(db)]);
  if (!session || !isLive(session, rules, now)) return undefined;
  const { id, staff_id, created_at, seen_at, way: _way, proven_at, ...member } = session;
  if (isToNote(seen_at, rules, now))
    await noteStaffSeen(db, id, now, staffSessionEnd({ created_at, seen_at: now }, rules));
  const provenUntil = new Date((proven_at ?? created_at).getTime() + rules.proofMinutes * minuteMs);
  return { sessionId: id, staffId: staff_id, provenUntil, ...member };
}
