import { dayAt, daysOf } from "../../stock/data-plans/plan-days.ts";
import type { SoldPlan } from "../../stock/data-plans/rules.ts";

const bytesInMb = 1_048_576;

/** What was used on the days that are known, in bytes. */
type DayUsed = { day: string; bytes: number };
type ChartDay = { day: string; usedMb: number | null };

/**
 * All days of a package for a chart: whole megabytes whose sum is the whole, a day without use 0, one that has not come
 * null.
 * Days outside its term, which a network may name at its edges, are shown too.
 */
export function usageChart(
  sold: SoldPlan,
  { begun, end, now }: { begun: Date; end: Date; now: Date },
  used: readonly DayUsed[],
): ChartDay[] {
  const bytesOn = new Map(used.map(({ day, bytes }) => [day, bytes]));
  const today = dayAt(sold, begun, now);
  const days = [...new Set([...daysOf(sold, begun, end), ...bytesOn.keys()])].toSorted();
  let bytes = 0;
  return days.map((day) => {
    const before = Math.floor(bytes / bytesInMb);
    bytes += bytesOn.get(day) ?? 0;
    return { day, usedMb: day > today && !bytesOn.has(day) ? null : Math.floor(bytes / bytesInMb) - before };
  });
}
