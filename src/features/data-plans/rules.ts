import { addDays, dateAt, dayMs, instantOf } from "../../kernel/zoned-time.ts";
import type { DataPlanState, PlanAsSold } from "../../platform/database/tables.ts";

/** What the clock of a plan needs to know of what was sold; `sold_days` are the order's. */
export type SoldPlan = Pick<PlanAsSold, "kind" | "allowance_mb" | "start_rule" | "day_rule" | "day_zone"> & { sold_days: number };

export type DataPlan = {
  state: DataPlanState;
  use_by: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  used_mb: number;
  /** The moment of which `used_mb` is true. */
  as_of: Date | null;
};

/** A supplier's word on used data; `usedMb` in megabytes of 2^20, of a day pass those of the day. */
export type UsageTold = { at: Date; usedMb: number; activatedAt?: Date; expiresAt?: Date };
export type DataPlanChange = Omit<DataPlan, "use_by">;

/** When a plan that began at this moment ends: after so many days, or at midnight of its own zone. */
export function endOf({ day_rule, day_zone, sold_days }: SoldPlan, begun: Date): Date {
  if (day_rule !== "calendar_day" || !day_zone) return new Date(begun.getTime() + sold_days * dayMs);
  return new Date(instantOf(addDays(dateAt(begun.getTime(), day_zone), sold_days), "00:00", day_zone));
}

const isOver = ({ state }: Pick<DataPlan, "state">) => state === "expired" || state === "cancelled";

/** The plan after a supplier's word, or nothing where that is older than what we know, or the plan is over. */
export function afterUsage(plan: DataPlan, told: UsageTold, sold: SoldPlan): DataPlanChange | undefined {
  if (isOver(plan) || (plan.as_of && told.at < plan.as_of)) return undefined;
  const begun = plan.activated_at ?? notAfter(told.activatedAt, told.at) ?? (told.usedMb > 0 ? told.at : null);
  const end = begun && (told.expiresAt && told.expiresAt > begun ? told.expiresAt : (plan.expires_at ?? endOf(sold, begun)));
  const known = { activated_at: begun, expires_at: end, used_mb: told.usedMb, as_of: told.at };
  return { ...known, state: stateOf(known, sold, told.at) };
}

/** The plan after its first connection or installation, by its start rule; nothing when it runs already. */
export function afterStart(plan: DataPlan, begun: Date, sold: SoldPlan): DataPlanChange | undefined {
  if (plan.state !== "not_started") return undefined;
  return { state: "active", activated_at: begun, expires_at: endOf(sold, begun), used_mb: plan.used_mb, as_of: plan.as_of };
}

function stateOf({ activated_at, expires_at, used_mb }: Omit<DataPlanChange, "state">, sold: SoldPlan, at: Date): DataPlanState {
  if (!activated_at) return "not_started";
  if (expires_at && expires_at <= at) return "expired";
  return sold.kind === "fixed" && used_mb >= sold.allowance_mb ? "used_up" : "active";
}

const notAfter = (moment: Date | undefined, latest: Date) => moment && (moment > latest ? latest : moment);

const lowShare = 0.8;

/** Time to say that data runs low. A day pass is full again the next day, so nobody is told. */
export function isLow(usedMb: number, { kind, allowance_mb }: Pick<SoldPlan, "kind" | "allowance_mb">): boolean {
  return kind === "fixed" && usedMb >= allowance_mb * lowShare;
}
