import { minuteMs } from "../../../kernel/duration.ts";
import type { Caller, Shop, TokenPlace } from "../../../platform/context.server.ts";
import { hashOf } from "./begin-session.server.ts";
import { cookieSeconds, seenEveryMinutes, sessionEnd } from "./rules.ts";
import { liveSession, noteSeen } from "./store.server.ts";

/** The caller of a token; each use extends the session, up to its last day. */
export async function findCaller(
  { db, clock }: Pick<Shop, "db" | "clock">,
  token: string,
  by?: TokenPlace,
): Promise<Caller | undefined> {
  const now = clock();
  const session = await liveSession(db, hashOf(token), now);
  if (!session || (by === "plain_cookie" && !session.plain_cookie)) return undefined;
  const { id, account_id, iccid, sim_proven_by: provenBy, seen_at, stays } = session;
  const isDue = now.getTime() - seen_at.getTime() > seenEveryMinutes * minuteMs;
  const end = isDue ? sessionEnd(session, now) : session.expires_at;
  if (isDue) await noteSeen(db, id, now, end);
  const keepFor = cookieSeconds(stays, end, now);
  return {
    sessionId: id,
    stays,
    ...(keepFor !== undefined && { keepFor }),
    ...(account_id === null ? { iccid: iccid!, provenBy } : { accountId: account_id }),
  };
}
