import type { DataPlanState } from "../../../platform/database/tables.ts";
import { dayAt } from "../../stock/data-plans/plan-days.ts";
import { sharesReached, type SoldPlan } from "../../stock/data-plans/rules.ts";
import type { Used } from "../alerts/rules.ts";

/**
 * How often a plan is queried, in minutes: a running one changes, a waiting one may start, a used-up one may be
 * corrected.
 */
export const askedEveryMinutes = { active: 5, not_started: 15, used_up: 60 } as const;
export type WatchedState = keyof typeof askedEveryMinutes;

/** Opening pages never triggers queries more often than this. */
export const leastSecondsBetween = 60;

type Watched = { state: DataPlanState; network_reference: string | null; network_asked_at: Date | null };

/** Whether opening its page may trigger a query for a plan. */
export function mayBeAsked({ state, network_reference, network_asked_at }: Watched, now: Date): boolean {
  if (network_reference === null || !(state in askedEveryMinutes)) return false;
  return network_asked_at === null || now.getTime() - network_asked_at.getTime() >= leastSecondsBetween * 1000;
}

/** A plan's usage at one time. `termMb`: for a package since its start, for a day pass on the day. */
export type UsageThen = { state: DataPlanState; activated_at: Date | null; as_of: Date | null; termMb: number };

/**
 * The change that may raise an alert; undefined where no threshold was reached. A new day of a day pass starts at 0.
 */
export function changeOfUsage(
  before: UsageThen,
  after: UsageThen,
  sold: Pick<SoldPlan, "kind" | "allowance_mb" | "day_rule" | "day_zone">,
): Used | undefined {
  const day = (then: UsageThen) =>
    sold.kind === "day_pass" && after.activated_at && then.as_of ? dayAt(sold, after.activated_at, then.as_of) : null;
  const sameTerm = sold.kind === "fixed" || day(before) === day(after);
  const shares = sharesReached(sameTerm ? before.termMb : 0, after.termMb, sold.allowance_mb);
  return shares.length > 0 ? { shares, day: day(after), state: after.state } : undefined;
}

/** The maximum age of what a page shows as current; seconds. */
const freshSeconds = 120;

/** Whether a plan on our network has had no report for a while. */
export function isStale(asOf: Date | null, now: Date): boolean {
  return asOf === null || now.getTime() - asOf.getTime() > freshSeconds * 1000;
}
