import { hourMs } from "../../../kernel/duration.ts";

/** Twelve hours at most, and an hour unseen (NIST SP 800-63B-4, 2.2.3): who has gone home is signed out. */
const most = 12 * hourMs;
const unseen = hourMs;
/** Noted as seen at most so often, so that reading pages hardly writes. */
export const seenEveryMinutes = 5;

export function staffSessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + most, now.getTime() + unseen));
}
