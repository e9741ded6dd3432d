import type { DataPlanState } from "../../../platform/database/tables.ts";
import { dayAt } from "../../stock/data-plans/plan-days.ts";
import { sharesReached, type SoldPlan } from "../../stock/data-plans/rules.ts";
import type { Used } from "../alerts/rules.ts";

/**
 * How often the network is asked about a plan, in minutes: what runs changes, what waits may begin, what is used up may
 * be put right.
 */
export const askedEveryMinutes = { active: 5, not_started: 15, used_up: 60 } as const;
export type WatchedState = keyof typeof askedEveryMinutes;

/** Nobody who opens a page makes us ask more often than this. */
export const leastSecondsBetween = 60;

type Watched = { state: DataPlanState; network_reference: string | null; network_asked_at: Date | null };

/** Whether a plan may be asked about again because somebody opens its page. */
export function mayBeAsked({ state, network_reference, network_asked_at }: Watched, now: Date): boolean {
  if (network_reference === null || !(state in askedEveryMinutes)) return false;
  return network_asked_at === null || now.getTime() - network_asked_at.getTime() >= leastSecondsBetween * 1000;
}

/** What is known of a plan's usage at a moment. `termMb`: of a package since it began, of a day pass on the day. */
export type UsageThen = { state: DataPlanState; activated_at: Date | null; as_of: Date | null; termMb: number };

/** What people may want to be told. Nothing where no share was reached. A new day of a day pass begins from 0. */
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

/** What a page shows as if it were of now may be this old; seconds. */
const freshSeconds = 120;

/** What our network carries and has told nothing of for a while. */
export function isStale(asOf: Date | null, now: Date): boolean {
  return asOf === null || now.getTime() - asOf.getTime() > freshSeconds * 1000;
}
