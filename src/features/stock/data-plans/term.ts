import type { Selectable } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, daysFrom, instantOf } from "../../../kernel/zoned-time.ts";
import type { DataPlanRow } from "../../../platform/database/tables.ts";
import type { SoldPlan } from "./rules.ts";

/**
 * Usage within the allowance's own term, the day or the whole. Our network reports both, a supplier of a day pass the
 * day's.
 */
export function usedOfTerm(
  plan: Pick<Selectable<DataPlanRow>, "used_mb" | "used_today_mb" | "network_reference">,
  { kind }: Pick<SoldPlan, "kind">,
): number {
  return kind === "day_pass" && plan.network_reference !== null ? plan.used_today_mb : plan.used_mb;
}

/**
 * When a day of a day pass ends: at midnight of its own zone, or 24 hours after it started. `day`: the date on which it
 * starts.
 */
export function endOfDay(
  { day_rule, day_zone }: Pick<SoldPlan, "day_rule" | "day_zone">,
  begun: Date,
  day: string,
): Date {
  if (day_rule === "calendar_day" && day_zone) return new Date(instantOf(addDays(day, 1), "00:00", day_zone));
  return new Date(begun.getTime() + (daysFrom(dateAt(begun.getTime(), "UTC"), day) + 1) * dayMs);
}
