import { operation } from "../../../platform/operation.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { liveSessionsOf } from "../staff-sessions/store.server.ts";
import { GetColleagueSessions } from "./contract.ts";

export const getColleagueSessions = operation(GetColleagueSessions, async ({ id }, { db, now, caller }) => {
  const live = await liveSessionsOf(db, id, await signInRules(db), now);
  return {
    sessions: live.map(({ staff_id: staffId, created_at, seen_at, ...session }) => ({
      ...session,
      staffId,
      since: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
      isThis: session.id === caller.sessionId,
    })),
  };
});
