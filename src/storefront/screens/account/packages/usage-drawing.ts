import type { Usage } from "./load.ts";

type DrawnDay = {
  day: string;
  usedMb: number | null;
  x: number;
  width: number;
  y: number;
  height: number;
  over: boolean;
};
type DrawnUsage = {
  days: DrawnDay[];
  /** Across the chart, in per cent from the top: the allowance of a day. Nothing for a package. */
  allowance: number | undefined;
  /** What the top of the chart stands for. */
  topMb: number;
  /** Every so many days have their date written below. */
  dateEvery: number;
};

/** Steps of a scale that people read: 1, 2, 5, 10 … MB, and the same in GB of 1024. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]
  .flatMap((step) => [step, step * 1024])
  .toSorted((one, other) => one - other);
const mostDates = 7;

/**
 * The days of a package as bars, everything in per cent; the line of a day pass is visible even when no day came near it.
 */
export function drawUsage({ kind, allowanceMb, days }: Pick<Usage, "kind" | "allowanceMb" | "days">): DrawnUsage {
  const most = Math.max(...days.map(({ usedMb }) => usedMb ?? 0), kind === "day_pass" ? allowanceMb : 0, 1);
  const topMb = steps.find((step) => step >= most * 1.05) ?? most;
  const width = 100 / Math.max(days.length, 1);
  const high = (megabytes: number) => round((megabytes / topMb) * 100);
  return {
    days: days.map(({ day, usedMb }, place) => {
      const height = high(usedMb ?? 0);
      return {
        day,
        usedMb,
        x: round(place * width + width * 0.12),
        width: round(width * 0.76),
        y: round(100 - height),
        height,
        over: kind === "day_pass" && (usedMb ?? 0) >= allowanceMb,
      };
    }),
    allowance: kind === "day_pass" ? round(100 - high(allowanceMb)) : undefined,
    topMb,
    dateEvery: Math.max(1, Math.ceil(days.length / mostDates)),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
