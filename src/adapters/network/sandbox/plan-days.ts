import { addDays, dateAt, dayMs, instantOf } from "../../../kernel/zoned-time.ts";
import type { PlanToLoad } from "../network.ts";

type Days = Pick<PlanToLoad, "kind" | "days" | "dayRule" | "dayZone">;

/** When a plan that begins at this moment ends: after so many times 24 hours, or at midnight of its own zone. */
export function endOf({ dayRule, dayZone, days }: Omit<Days, "kind">, begun: number): number {
  if (dayRule !== "calendar_day" || !dayZone) return begun + days * dayMs;
  return instantOf(addDays(dateAt(begun, dayZone), days), "00:00", dayZone);
}

/** The day of a plan in which a moment lies: its name as network.ts tells it, and the moment when the next one begins. */
export function dayOf({ kind, dayRule, dayZone, begunAt }: Days & { begunAt: number | null }, at: number): { name: string; until: number } {
  if (kind === "day_pass" && dayRule === "calendar_day" && dayZone) {
    const name = dateAt(at, dayZone);
    return { name, until: instantOf(addDays(name, 1), "00:00", dayZone) };
  }
  const first = kind === "day_pass" ? (begunAt ?? at) : 0;
  const begun = first + Math.floor((at - first) / dayMs) * dayMs;
  return { name: dateAt(begun, "UTC"), until: begun + dayMs };
}
