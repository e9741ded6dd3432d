import type { Caller, Shop } from "../../platform/context.server.ts";
import { hashOf } from "./begin-session.server.ts";
import { seenEveryMinutes, sessionEnd } from "./rules.ts";
import { liveSession, noteSeen } from "./store.server.ts";

/** Whose token this is; whoever comes back in time stays signed in for another while. */
export async function findCaller({ db, clock }: Pick<Shop, "db" | "clock">, token: string): Promise<Caller | undefined> {
  const now = clock();
  const session = await liveSession(db, hashOf(token), now);
  if (!session) return undefined;
  const { id, account_id, iccid, seen_at, stays } = session;
  if (now.getTime() - seen_at.getTime() > seenEveryMinutes * 60_000) await noteSeen(db, id, now, sessionEnd(stays, now));
  return { sessionId: id, stays, ...(account_id === null ? { iccid: iccid! } : { accountId: account_id }) };
}
