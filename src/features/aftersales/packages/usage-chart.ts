import { dayAt, daysOf } from "../../stock/data-plans/plan-days.ts";
import type { SoldPlan } from "../../stock/data-plans/rules.ts";

const bytesInMb = 1_048_576;

/** Usage of reported days, in bytes. */
type DayUsed = { day: string; bytes: number };
type ChartDay = { day: string; usedMb: number | null };

/**
 * All days of a package for a chart: whole megabytes that add up to the rounded total, 0 for a day without usage, null
 * for a day to come. Days outside its term, which a network may report at the edges, are included.
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
