import { hourMs, minuteMs } from "../../../kernel/duration.ts";
import { staffWays, type StaffWay } from "../../../kernel/staff-ways.ts";
import type { SignInRules } from "../../records/settings/sign-in-rules.server.ts";

type Held = { created_at: Date; seen_at: Date };

/** Who has gone home is signed out. */
export function staffSessionEnd({ created_at, seen_at }: Held, { hours, idleMinutes }: SignInRules): Date {
  return new Date(Math.min(created_at.getTime() + hours * hourMs, seen_at.getTime() + idleMinutes * minuteMs));
}

/** Noted as seen at most so often, so that reading pages hardly writes; and more often where little time unseen is allowed. */
export function isToNote(seenAt: Date, { idleMinutes }: SignInRules, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > Math.min(5, idleMinutes / 10) * minuteMs;
}

/** By the rules of this moment: what was made shorter holds for sessions that have begun, too. */
export function isLive(session: Held & { way: StaffWay | null }, rules: SignInRules, now: Date): boolean {
  const { way } = session;
  const isAllowed = way === null ? rules.ways.length === staffWays.length : rules.ways.includes(way);
  return isAllowed && now < staffSessionEnd(session, rules);
}
