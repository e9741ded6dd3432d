import { operation } from "../../platform/operation.server.ts";
import { sessionsOf } from "../sessions/store.server.ts";
import { GetDevices } from "./contract.ts";

export const getDevices = operation(GetDevices, async (_wish, { db, caller, now }) => {
  const sessions = await sessionsOf(db, caller.accountId, now);
  const devices = sessions.map(({ id, device, country, created_at, seen_at }) => ({
    id,
    name: device,
    country,
    signedInAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    current: id === caller.sessionId,
  }));
  return { devices };
});
