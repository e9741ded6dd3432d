import { operation } from "../../../platform/operation.server.ts";
import { endOtherSessions, endSessionOf } from "../sessions/store.server.ts";
import { EndSessions } from "./owner-contract.ts";

export const endSessions = operation(EndSessions, async ({ id }, { db, caller, session }) => {
  if (id === undefined) return { ended: await endOtherSessions(db, caller.accountId, caller.sessionId) };
  const ended = await endSessionOf(db, caller.accountId, id);
  if (id === caller.sessionId) session.end();
  return { ended };
});
