import { dayMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, daysFrom, instantOf } from "../../../kernel/zoned-time.ts";
import type { PlanCard } from "./contract.ts";
import type { Dates } from "./need.ts";

/** Milliseconds since 1970. */
export type Span = { start: number; end: number };
/** The moments of landing and leaving, in the zone of the destination. */
export type Journey = Span & { dates: Dates; zone: string };
export type PlanClock = Pick<PlanCard, "dayRule" | "dayZone" | "startRule">;

/**
 * Without clock times the whole first day and the last one up to 23:00: an hour's room, so that the night on which the
 * clocks go back does not cost a day.
 */
export function journeyOf(dates: Dates, zone: string): Journey {
  const { from, to, lands = "00:00", leaves = "23:00" } = dates;
  const start = instantOf(from, lands, zone);
  return { start, end: Math.max(instantOf(to, leaves, zone), start + 1), dates, zone };
}

/**
 * When the plan's clock starts: with the first connection after landing; what starts with installing or buying starts
 * at home, so the day of travel counts too.
 */
function clockStart({ startRule }: PlanClock, journey: Journey): number {
  return startRule === "first_connection" ? journey.start : journey.start - dayMs;
}

/** How many of the plan's own days the journey takes (market research, pain 4: "you need 6 days, not 5"). */
export function daysNeeded(plan: PlanClock, journey: Journey): number {
  const start = clockStart(plan, journey);
  const zone = calendarOf(plan);
  if (!zone) return Math.ceil((journey.end - start) / dayMs);
  return daysFrom(dateAt(start, zone), dateAt(journey.end - 1, zone)) + 1;
}

/**
 * The plan's days one after the other: from midnight to midnight by its own clock, or 24 hours each. The first may be
 * short.
 */
export function planDays(plan: PlanClock, days: number, journey: Journey): Span[] {
  const start = clockStart(plan, journey);
  const zone = calendarOf(plan);
  if (!zone)
    return Array.from({ length: days }, (_, day) => ({ start: start + day * dayMs, end: start + (day + 1) * dayMs }));
  const midnight = (day: number) => instantOf(addDays(dateAt(start, zone), day), "00:00", zone);
  return Array.from({ length: days }, (_, day) => ({ start: Math.max(start, midnight(day)), end: midnight(day + 1) }));
}

function calendarOf({ dayRule, dayZone }: PlanClock): string | undefined {
  return dayRule === "calendar_day" && dayZone ? dayZone : undefined;
}
