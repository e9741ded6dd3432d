import type { LivingPlan } from "./living-plan.ts";

export const mb = 1_048_576;
export const hour = 3_600_000;
export const day = 24 * hour;
/** The moment when the tests begin: a whole second, neither midnight in UTC nor in Tokyo. */
export const start = Date.parse("2026-11-21T08:00:00Z");

/** A package of 1,000 MB for Japan, 30 days, that waits. */
export function aPlan(reference: string, change: Partial<LivingPlan> = {}): LivingPlan {
  return {
    reference,
    kind: "fixed",
    days: 30,
    startRule: "first_connection",
    dayRule: null,
    dayZone: null,
    countries: ["JP"],
    state: "waiting",
    allowance: 1000 * mb,
    slowSpeed: 0,
    boughtAt: start - day,
    useBy: start + 180 * day,
    begunAt: null,
    expiresAt: null,
    used: 0,
    day: null,
    usedOnDay: 0,
    ...change,
  };
}

export const aDayPass = (reference: string, change: Partial<LivingPlan> = {}) =>
  aPlan(reference, {
    kind: "day_pass",
    days: 5,
    dayRule: "calendar_day",
    dayZone: "Asia/Tokyo",
    allowance: 100 * mb,
    slowSpeed: 16_000,
    ...change,
  });

export const running = (plan: LivingPlan, expiresAt = start + plan.days * day): LivingPlan => ({
  ...plan,
  state: "active",
  begunAt: start,
  expiresAt,
});
