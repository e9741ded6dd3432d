import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { dateAfter, daysFrom, isDate } from "./itinerary.ts";

export const mostStops = 10;
const mostDays = 60;
/** How far ahead a trip can be planned; later prices and plans are unknown. */
const furthestDays = 365;

/**
 * What is wrong with the dates of a journey: each stay ends no earlier than it begins and begins no earlier than the
 * one before it ends. On a travel day, two stays share a day. `today` is the date in the earliest zone of the world.
 */
export function dateProblems(stops: readonly { from: string; to: string }[], today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const begins = stops[0]?.from ?? "";
  let before = "";
  for (const [number, stop] of stops.entries()) {
    for (const end of ["from", "to"] as const) {
      const problem = problemOf(stop[end], { before, today, begins });
      if (problem) problems.push({ field: `stops.${number}.${end}`, ...problem });
      else before = stop[end];
    }
  }
  return problems;
}

function problemOf(
  date: string,
  { before, today, begins }: { before: string; today: string; begins: string },
): Omit<FieldProblem, "field"> | undefined {
  if (date === "") return { problem: "empty" };
  if (!isDate(date)) return { problem: "format" };
  if (date < today) return { problem: "date.past" };
  if (date < before) return { problem: "date.order" };
  if (date > dateAfter(today, furthestDays)) return { problem: "date.far", limit: furthestDays };
  if (isDate(begins) && daysFrom(begins, date) >= mostDays) return { problem: "date.long", limit: mostDays };
  return undefined;
}
