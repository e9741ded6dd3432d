import { hourMs } from "../../../kernel/duration.ts";

/** What the shop asks outside of itself, each drawn as a line. */
export const services = ["gateway", "supplier", "network", "mail"] as const;
export type Service = (typeof services)[number];

export const hoursShown = 24;

/** The beginning of the first of the hours that are shown; the last is the one that runs. */
export const firstHour = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / hourMs) * hourMs - (hoursShown - 1) * hourMs);

type Tried = { attempts: number; failures: number };

/** In the running hour and the one before it: one failure is chance, some are trouble. */
export function isInTrouble(lastHours: readonly Tried[]): boolean {
  const sum = (count: (hour: Tried) => number) => lastHours.reduce((total, hour) => total + count(hour), 0);
  const failures = sum((hour) => hour.failures);
  return failures >= 3 && failures * 5 >= sum((hour) => hour.attempts);
}
