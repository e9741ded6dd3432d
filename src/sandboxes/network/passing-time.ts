import { afterUse, atMoment, begun, carrierOf, isRunning, leftAt, type LivingPlan } from "./living-plan.ts";
import { dayOf } from "./plan-days.ts";

/**
 * `country` is where it has a network: null for one that lies nowhere or is blocked. `speed`: the bytes that it wishes
 * in a second.
 */
export type LivingSim = { country: string | null; speed: number };
export type Use = { reference: string; day: string; bytes: number };
export type Lived = { plans: LivingPlan[]; uses: Use[] };

const second = 1000;

/**
 * A SIM's life from one moment to another, both whole seconds. It goes from one event to the next (a plan begins, ends,
 * is used up, a day begins) and is what going second by second would be, wherever one stops in between.
 */
export function passTime(sim: LivingSim, plans: readonly LivingPlan[], from: number, to: number): Lived {
  let lived: Lived = { plans: [...plans], uses: [] };
  for (let at = from; ;) {
    const carrier = meet(sim, lived, at);
    if (at >= to) return lived;
    const next = Math.min(to, nextEvent(sim, lived.plans, carrier, at));
    const { seconds, bytes } = carrier
      ? flow(carrier, sim.speed, at, next)
      : { seconds: (next - at) / second, bytes: 0 };
    if (carrier) lived = noted(lived, carrier, bytes, at);
    at += seconds * second;
  }
}

/** So many bytes at one moment, as far as plans carry them at full speed; those that are slow would need hours. */
export function useAtOnce(sim: LivingSim, plans: readonly LivingPlan[], wish: number, at: number): Lived {
  let lived: Lived = { plans: [...plans], uses: [] };
  for (let left = wish; ;) {
    const carrier = meet(sim, lived, at);
    const bytes = carrier ? Math.min(left, leftAt(carrier, at)) : 0;
    if (!carrier || bytes === 0) return lived;
    lived = noted(lived, carrier, bytes, at);
    left -= bytes;
  }
}

/** What this moment brings: plans end, and where the SIM is connected and needs it, one begins. */
function meet({ country }: LivingSim, lived: Lived, at: number): LivingPlan | undefined {
  lived.plans = lived.plans.map((plan) => atMoment(plan, at));
  const carrier = country === null ? undefined : carrierOf(lived.plans, country, at);
  if (carrier?.state !== "waiting") return carrier;
  const first = begun(carrier, at);
  lived.plans = lived.plans.map((plan) => (plan === carrier ? first : plan));
  return first;
}

function nextEvent(
  { speed }: LivingSim,
  plans: readonly LivingPlan[],
  carrier: LivingPlan | undefined,
  at: number,
): number {
  const ends = plans.flatMap((plan) =>
    isRunning(plan) ? [plan.expiresAt!] : plan.state === "waiting" ? [plan.useBy] : [],
  );
  // a new day fills another pass than the one that carries now, too
  const days =
    carrier && speed > 0
      ? plans.filter((plan) => plan === carrier || plan.state === "active").map((plan) => dayOf(plan, at).until)
      : [];
  return Math.min(...ends, ...days);
}

/**
 * For how long it flows as now, and how much that is: up to the last whole second of the allowance, then that of its
 * rest.
 */
function flow(carrier: LivingPlan, wish: number, at: number, next: number): { seconds: number; bytes: number } {
  const left = leftAt(carrier, at);
  const seconds = (next - at) / second;
  if (left === 0) return { seconds, bytes: Math.min(wish, carrier.slowSpeed) * seconds };
  if (left < wish) return { seconds: 1, bytes: left };
  const full = wish === 0 ? seconds : Math.min(seconds, Math.floor(left / wish));
  return { seconds: full, bytes: wish * full };
}

function noted({ plans, uses }: Lived, carrier: LivingPlan, bytes: number, at: number): Lived {
  if (bytes === 0) return { plans, uses };
  const after = afterUse(carrier, bytes, at);
  return {
    plans: plans.map((plan) => (plan === carrier ? after : plan)),
    uses: [...uses, { reference: carrier.reference, day: after.day!, bytes }],
  };
}
