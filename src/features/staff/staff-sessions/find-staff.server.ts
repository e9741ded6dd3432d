import { minuteMs } from "../../../kernel/duration.ts";
import type { Shop, StaffCaller } from "../../../platform/context.server.ts";
import { hashOfStaffToken } from "./begin-staff-session.server.ts";
import { seenEveryMinutes, staffSessionEnd } from "./rules.ts";
import { liveStaffSession, noteStaffSeen } from "./store.server.ts";

/** Whose token this is, among staff alone. */
export async function findStaff(
  { db, clock }: Pick<Shop, "db" | "clock">,
  token: string,
): Promise<StaffCaller | undefined> {
  const now = clock();
  const session = await liveStaffSession(db, hashOfStaffToken(token), now);
  if (!session) return undefined;
  const { id, staff_id, created_at, seen_at, ...member } = session;
  if (now.getTime() - seen_at.getTime() > seenEveryMinutes * minuteMs)
    await noteStaffSeen(db, id, now, staffSessionEnd(created_at, now));
  return { sessionId: id, staffId: staff_id, ...member };
}
