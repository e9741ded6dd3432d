import { howWell, type SpeedUse } from "../plans/speed-uses.ts";

/** What people do with their phones on the way (issue "Everything a visitor can read and search"). */
export const habits = ["maps", "chat", "video", "hotspot"] as const;
export type Habit = (typeof habits)[number];

/**
 * MB a day, from the measurements in market research 3C: 45 minutes of navigation (5 minutes of Google Maps are 12 MB);
 * half an hour of feeds at 300 MB an hour and three photos of 16 MB; an hour of video in standard definition; an hour
 * of work on a laptop, as much as a video call.
 */
const megabytesADay: Record<Habit, number> = { maps: 108, chat: 198, video: 700, hotspot: 300 };

/** What one person needs on a day, in MB. Nobody takes a hotspot along for nothing else. */
export function dailyNeedMb(wished: readonly Habit[]): number {
  return [...new Set(wished)].reduce((sum, habit) => sum + megabytesADay[habit], 0);
}

/** So much of it a package must hold. */
export const withSpare = 1.125;

/** As what each habit counts where the speed after the allowance is judged (plans/speed-uses.ts). */
const speedUse: Record<Habit, SpeedUse> = { maps: "maps", chat: "chat", video: "hd", hotspot: "calls" };

/** Whether a slow line still does all that is wished, at least poorly. */
export function slowDoes(wished: readonly Habit[], kbps: number): boolean {
  return kbps > 0 && wished.every((habit) => howWell(speedUse[habit], kbps) !== "not");
}
