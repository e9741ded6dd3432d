import { operation } from "../../../platform/operation.server.ts";
import { endSession } from "../sessions/store.server.ts";
import { Logout } from "./contract.ts";

/** Idempotent. */
export const logout = operation(Logout, async (_wish, { db, session, concerns }) => {
  const caller = await session.find();
  if (caller?.accountId !== undefined) concerns(caller.accountId);
  if (caller) await endSession(db, caller.sessionId);
  session.end();
  return {};
});
