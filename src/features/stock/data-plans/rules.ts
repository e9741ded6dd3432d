import type { PlanOnNetwork } from "../../../adapters/network/network.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, instantOf } from "../../../kernel/zoned-time.ts";
import type { DataPlanState, PlanAsSold } from "../../../platform/database/tables.ts";

/** What a plan's validity depends on; `sold_days` are the order's. */
export type SoldPlan = Pick<PlanAsSold, "kind" | "allowance_mb" | "start_rule" | "day_rule" | "day_zone"> & {
  sold_days: number;
};

export type DataPlan = {
  state: DataPlanState;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  /** Since its start; for a supplier's day pass, today's. */
  used_mb: number;
  /** The time of `used_mb`. */
  as_of: Date | null;
};

/** A supplier's usage report; `usedMb` in megabytes of 2^20, for a day pass today's. */
type ReportedUsage = { at: Date; usedMb: number; activatedAt?: Date; expiresAt?: Date };
export type DataPlanChange = Omit<DataPlan, "use_by">;

/** The end of a plan that started at this time: after so many days, or at midnight of its own zone. */
export function endOf({ day_rule, day_zone, sold_days }: SoldPlan, begun: Date): Date {
  if (day_rule !== "calendar_day" || !day_zone) return new Date(begun.getTime() + sold_days * dayMs);
  return new Date(instantOf(addDays(dateAt(begun.getTime(), day_zone), sold_days), "00:00", day_zone));
}

/** How a plan stands whose SIM is delivered: one that runs from the purchase on has begun. */
export function whenDelivered(
  sold: SoldPlan,
  bought: Date,
): { state: DataPlanState; activated_at: Date | null; expires_at: Date | null } {
  return sold.start_rule === "purchase"
    ? { state: "active", activated_at: bought, expires_at: endOf(sold, bought) }
    : { state: "not_started", activated_at: null, expires_at: null };
}

const isOver = ({ state }: Pick<DataPlan, "state">) => state === "expired" || state === "cancelled";

/** Applies a supplier's report; undefined where it is older than what we know, or the plan is over. */
export function afterUsage(plan: DataPlan, reported: ReportedUsage, sold: SoldPlan): DataPlanChange | undefined {
  if (isOver(plan) || (plan.as_of && reported.at < plan.as_of)) return undefined;
  const begun =
    plan.activated_at ?? notAfter(reported.activatedAt, reported.at) ?? (reported.usedMb > 0 ? reported.at : null);
  const end =
    begun &&
    (reported.expiresAt && reported.expiresAt > begun ? reported.expiresAt : (plan.expires_at ?? endOf(sold, begun)));
  const known = { activated_at: begun, expires_at: end, used_mb: reported.usedMb, as_of: reported.at };
  return { ...known, state: stateOf(known, sold, reported.at) };
}

/** Applies the first connection or installation, by the plan's start rule; undefined when it is running already. */
export function afterStart(plan: DataPlan, begun: Date, sold: SoldPlan): DataPlanChange | undefined {
  if (plan.state !== "not_started") return undefined;
  return {
    state: "active",
    activated_at: begun,
    expires_at: endOf(sold, begun),
    used_mb: plan.used_mb,
    as_of: plan.as_of,
  };
}

/** Our own network's report on a plan; its state is authoritative. */
export type NetworkChange = DataPlanChange & { used_today_mb: number; slow: boolean };

const statesOnNetwork = {
  waiting: "not_started",
  active: "active",
  used_up: "used_up",
  expired: "expired",
  ended: "expired",
} as const;

/** Applies our network's report; undefined where it is older than what we know, or the plan was taken back. */
export function afterNetwork(
  plan: Pick<DataPlan, "state" | "as_of">,
  reported: Omit<PlanOnNetwork, "reference" | "iccid">,
): NetworkChange | undefined {
  if (isOver(plan) || (plan.as_of && reported.asOf < plan.as_of)) return undefined;
  return {
    state: statesOnNetwork[reported.state],
    activated_at: reported.activatedAt,
    expires_at: reported.expiresAt,
    used_mb: Math.floor(reported.usedMb),
    used_today_mb: Math.floor(reported.usedTodayMb),
    slow: reported.slow,
    as_of: reported.asOf,
  };
}

/**
 * A plan's state at a given time, or at the time of its usage if that is later: correct even before the job records an
 * end.
 */
export function stateAt(
  { state, use_by, expires_at, as_of }: Pick<DataPlan, "state" | "use_by" | "expires_at" | "as_of">,
  now: Date,
): DataPlanState {
  const then = as_of && as_of > now ? as_of : now;
  const end = state === "not_started" ? use_by : state === "active" || state === "used_up" ? expires_at : null;
  return end && end <= then ? "expired" : state;
}

/** The usage thresholds for alerts, in percent. */
export const alertShares = [50, 80, 100] as const;
export type AlertShare = (typeof alertShares)[number];

/** The thresholds reached between two reports; megabytes of the allowance's own term, a day or the whole. */
export function sharesReached(beforeMb: number, afterMb: number, allowanceMb: number): AlertShare[] {
  const reached = (usedMb: number, share: number) => usedMb * 100 >= allowanceMb * share;
  return alertShares.filter((share) => reached(afterMb, share) && !reached(beforeMb, share));
}

function stateOf(
  { activated_at, expires_at, used_mb }: Omit<DataPlanChange, "state">,
  sold: SoldPlan,
  at: Date,
): DataPlanState {
  if (!activated_at) return "not_started";
  if (expires_at && expires_at <= at) return "expired";
  return sold.kind === "fixed" && used_mb >= sold.allowance_mb ? "used_up" : "active";
}

const notAfter = (moment: Date | undefined, latest: Date) => moment && (moment > latest ? latest : moment);
