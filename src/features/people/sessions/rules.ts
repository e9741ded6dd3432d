import { dayMs } from "../../../kernel/duration.ts";
/**
 * Lifetimes of a session in days: since last use, and since it started. For callers who stay signed in; for those who
 * do not (also until the browser is closed); and for those who entered the number of a SIM, which is no secret.
 */
const sessionDays = {
  stays: { unseen: 90, most: 180 },
  passes: { unseen: 1, most: 7 },
  sim: { unseen: 1, most: 1 },
} as const;

/** How long a proof of ownership allows changes of credentials. */
export const ticketMinutes = 10;

/** A session's last use is recorded at most this often, so that reading pages writes nothing. */
export const seenEveryMinutes = 5;

export function sessionEnd(
  { iccid, stays, created_at }: { iccid: string | null; stays: boolean; created_at: Date },
  now: Date,
): Date {
  const { unseen, most } = sessionDays[iccid !== null ? "sim" : stays ? "stays" : "passes"];
  return new Date(Math.min(now.getTime() + unseen * dayMs, created_at.getTime() + most * dayMs));
}

/** The cookie's lifetime; undefined for a session that ends with the browser. */
export const cookieSeconds = (stays: boolean, end: Date, now: Date) =>
  stays ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000)) : undefined;
