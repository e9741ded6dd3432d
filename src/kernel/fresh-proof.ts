import { minuteMs } from "./duration.ts";

/** For so long after a passkey or a code a member of staff may do what their session alone does not open. */
export const freshMinutes = 10;

export function isFresh({ provenAt }: { provenAt: Date }, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < freshMinutes * minuteMs;
}
