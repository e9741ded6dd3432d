import { hourMs } from "../../../kernel/duration.ts";
/** How long a shared link may work. */
export const shareTimes = ["hour", "day", "week"] as const;
type ShareTime = (typeof shareTimes)[number];

const lengths: Record<ShareTime, number> = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs };

/** Links of one order that may work at the same time. */
export const mostShares = 10;

export function endOfShare(lasts: ShareTime, now: Date): Date {
  return new Date(now.getTime() + lengths[lasts]);
}
