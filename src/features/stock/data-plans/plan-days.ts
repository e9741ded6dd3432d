import { dayMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, daysFrom } from "../../../kernel/zoned-time.ts";
import type { SoldPlan } from "./rules.ts";

type Days = Pick<SoldPlan, "kind" | "day_rule" | "day_zone">;

/** The time zone of a plan's days: its own, or UTC. */
export function zoneOfDays({ kind, day_rule, day_zone }: Days): string | null {
  return kind === "day_pass" && day_rule === "calendar_day" ? day_zone : null;
}

/** The date of the plan's day at a given time, as the network reports it (adapters/network, UsageRecord). */
export function dayAt(plan: Days, begun: Date, at: Date): string {
  const zone = zoneOfDays(plan);
  if (zone) return dateAt(at.getTime(), zone);
  if (plan.kind === "fixed") return dateAt(at.getTime(), "UTC");
  const sinceBegun = Math.floor((at.getTime() - begun.getTime()) / dayMs) * dayMs;
  return dateAt(begun.getTime() + sinceBegun, "UTC");
}

/** Every day from the first to the last of a plan that ends at this moment. */
export function daysOf(plan: Days, begun: Date, end: Date): string[] {
  const first = dayAt(plan, begun, begun);
  const last = dayAt(plan, begun, new Date(Math.max(begun.getTime(), end.getTime() - 1)));
  return Array.from({ length: daysFrom(first, last) + 1 }, (_, day) => addDays(first, day));
}
