import type { PlanOnNetwork, PlanToLoad } from "../../adapters/network/network.ts";
import { byActivationOrder, type InOrder } from "../../kernel/activation-order.ts";
import { dayOf, endOf } from "./plan-days.ts";

/** A plan as it lives. Moments in milliseconds since 1970, all of them whole seconds; data in bytes. */
export type LivingPlan = Pick<PlanToLoad, "kind" | "days" | "startRule" | "dayRule" | "dayZone" | "countries"> & {
  reference: string;
  state: PlanOnNetwork["state"];
  allowance: number;
  /** Bytes in a second once the allowance is used; 0: none. */
  slowSpeed: number;
  boughtAt: number;
  useBy: number;
  begunAt: number | null;
  expiresAt: number | null;
  used: number;
  /** The last day on which something was used, and how much. */
  day: string | null;
  usedOnDay: number;
};

export function begun(plan: LivingPlan, at: number): LivingPlan {
  return { ...plan, state: "active", begunAt: at, expiresAt: endOf(plan, at) };
}

/** The plan when this moment has come: over when its time is, lost when it waited for too long. */
export function atMoment(plan: LivingPlan, at: number): LivingPlan {
  const end = isRunning(plan) ? plan.expiresAt! : plan.state === "waiting" ? plan.useBy : Infinity;
  return end <= at ? { ...plan, state: "expired" } : plan;
}

export function afterUse(plan: LivingPlan, bytes: number, at: number): LivingPlan {
  const { name } = dayOf(plan, at);
  const used = plan.used + bytes;
  const state = plan.kind === "fixed" && used >= plan.allowance ? "used_up" : plan.state;
  return { ...plan, used, day: name, usedOnDay: bytes + usedOn(plan, name), state };
}

/** What is left of the allowance, of a day pass that of the day. */
export function leftAt(plan: LivingPlan, at: number): number {
  return Math.max(0, plan.allowance - (plan.kind === "fixed" ? plan.used : usedOn(plan, dayOf(plan, at).name)));
}

export function usedOn({ day, usedOnDay }: LivingPlan, name: string): number {
  return day === name ? usedOnDay : 0;
}

export function isRunning({ state }: LivingPlan): boolean {
  return state === "active" || state === "used_up";
}

/**
 * The plan that carries a SIM's data in a country: of those that run the first in order with data left; or else one
 * that is slow for the rest of its day; or else the first that waits, which then begins; at last a package that is used
 * up, slowly. Of two alike the one that comes first.
 */
export function carrierOf(plans: readonly LivingPlan[], country: string, at: number): LivingPlan | undefined {
  const here = plans
    .filter(({ countries }) => countries.length === 0 || countries.includes(country))
    .toSorted((one, other) => byActivationOrder(place(one), place(other)));
  const running = here.filter(({ state }) => state === "active");
  return (
    running.find((plan) => leftAt(plan, at) > 0) ??
    running.find(({ slowSpeed }) => slowSpeed > 0) ??
    // a day pass without data for the rest of its day is full again tomorrow: nothing begins in its stead
    running[0] ??
    here.find(({ state }) => state === "waiting") ??
    here.find(({ state, slowSpeed }) => state === "used_up" && slowSpeed > 0)
  );
}

function place({ expiresAt, useBy, countries, boughtAt }: LivingPlan): InOrder {
  return { endsAt: new Date(expiresAt ?? useBy), regions: countries.length, boughtAt: new Date(boughtAt) };
}
