import type { PlanToLoad } from "../../adapters/network/network.ts";
import { dayMs } from "../../kernel/duration.ts";
import { addDays, dateAt, instantOf } from "../../kernel/zoned-time.ts";

type Days = Pick<PlanToLoad, "kind" | "days" | "dayRule" | "dayZone">;

/** When a plan that begins at this moment ends: after so many times 24 hours, or at midnight of its own zone. */
export function endOf({ dayRule, dayZone, days }: Omit<Days, "kind">, begun: number): number {
  if (dayRule !== "calendar_day" || !dayZone) return begun + days * dayMs;
  return instantOf(addDays(dateAt(begun, dayZone), days), "00:00", dayZone);
}

/**
 * The day of a plan in which a moment lies: its name as in network.ts, and the moment when the next one begins.
 */
export function dayOf(
  { kind, dayRule, dayZone, begunAt }: Days & { begunAt: number | null },
  at: number,
): { name: string; until: number } {
  if (kind === "day_pass" && dayRule === "calendar_day" && dayZone) return calendarDayOf(dayZone, at);
  const first = kind === "day_pass" ? (begunAt ?? at) : 0;
  const begun = first + Math.floor((at - first) / dayMs) * dayMs;
  return { name: dateAt(begun, "UTC"), until: begun + dayMs };
}

/** The last day that was asked for in each zone: calendars are slow, and a SIM asks for one day several times. */
const lastDays = new Map<string, { name: string; from: number; until: number }>();

function calendarDayOf(zone: string, at: number): { name: string; until: number } {
  const last = lastDays.get(zone);
  if (last && last.from <= at && at < last.until) return { name: last.name, until: last.until };
  const name = dateAt(at, zone);
  const until = instantOf(addDays(name, 1), "00:00", zone);
  lastDays.set(zone, { name, from: instantOf(name, "00:00", zone), until });
  return { name, until };
}
