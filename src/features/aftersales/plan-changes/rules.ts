import { dayMs } from "../../../kernel/duration.ts";
import { offeredChangeDays } from "../../../kernel/offered-change.ts";
import type { OrderState, PlanChangeState } from "../../../platform/database/tables.ts";
import type { offeredDays } from "../../catalogue/plans/rules.ts";
import { hasBegun, isAskedFor, touchedBy, type Sold, type SoldSim } from "../refund-requests/rules.ts";

/** Why an order's plan cannot be changed; the keys of `whyNot` in i18n/<lang>/order-detail.ts. */
export type WhyNot =
  | "not_paid"
  | "being_made"
  | "sent"
  | "begun"
  | "not_known"
  | "not_answered"
  | "too_late"
  | "given_back"
  | "refund_asked"
  | "supplier"
  | "nothing_else";

/** `underWay`: another change is in progress or under review; `left`: of the order's money. */
type Facts = { state: OrderState; ours: boolean; underWay: boolean; left: number; now: Date };

/**
 * No part of the order may have started. `ours`: the eSIM is from our own pool; a supplier's is made for one plan, so
 * it is refunded and ordered anew instead. A renewal is loaded within seconds, and cannot be taken off the SIM.
 */
export function whyNoChange(sims: readonly SoldSim[], { state, ours, underWay, left, now }: Facts): WhyNot | undefined {
  if (state === "refunding" || state === "refunded") return "given_back";
  if (state === "paid" || underWay) return "being_made";
  if (state !== "dispatching" && state !== "delivered") return "not_paid";
  if (left <= 0) return "given_back";
  if (!ours) return "supplier";
  return sims.map((sim) => whyNot(sim, now)).find((why) => why !== undefined);
}

function whyNot(sim: SoldSim, now: Date): WhyNot | undefined {
  const { request, data, way, parcel, profileState, word } = sim;
  if (request === "granted" || data?.state === "cancelled") return "given_back";
  if (isAskedFor(sim)) return "refund_asked";
  if (way === "physical") return parcel === "waiting" ? undefined : parcel === null ? "being_made" : "sent";
  if (way === "renewal") return "begun";
  if (!data || !profileState) return "being_made";
  if (hasBegun(sim)) return "begun";
  if (data.useBy <= now) return "too_late";
  // an exchange gives fresh data: never for a plan that may be in use
  if (word === "nobody") return "not_known";
  return word === "silent" ? "not_answered" : undefined;
}

/** Without usage reports, the plan may only become more expensive: nothing is refunded for what may be in use. */
export function mayCostLess(sims: readonly SoldSim[]): boolean {
  return sims.every((sim) => sim.way !== "esim" || touchedBy(sim, "until_activated") === "untouched");
}

/** `waived`: of the discount, what staff took off for a dearer plan and no cheaper one has used up since. */
export type Priced = Sold & { waived: number };
type Goods = Pick<Priced, "unit" | "quantity" | "waived">;

/** By the changes that were made, in their order: what was waived is not on the order apart from what a code took off. */
export function waivedOf(
  done: readonly { unit_amount: number; waived_amount: number }[],
  { quantity }: Pick<Sold, "quantity">,
): number {
  return done.reduce(
    (before, { unit_amount: unit, waived_amount: more }) => ({
      unit,
      quantity,
      waived: waivedAfter(before, unit) + more,
    }),
    { unit: 0, quantity, waived: 0 },
  ).waived;
}

/** A cheaper plan uses up first what was waived: it was never paid, so nothing of it goes back. */
function waivedAfter({ unit, quantity, waived }: Goods, unitNow: number): number {
  return Math.max(0, waived - Math.max(0, unit - unitNow) * quantity);
}

/**
 * What a code took off shrinks with the goods that were asked to be paid, or an expensive plan with a code would pay for
 * a cheap one; it never grows.
 */
export function discountAfter(sold: Priced, unitNow: number): number {
  const [code, waived] = [sold.discount - sold.waived, waivedAfter(sold, unitNow)];
  const [before, after] = [sold.unit * sold.quantity - sold.waived, unitNow * sold.quantity - waived];
  return waived + (after >= before ? code : Math.floor((code * after) / before));
}

/** For the whole order, in its currency: positive is to be paid, negative is refunded. */
export function differenceOf(sold: Priced, unitNow: number): number {
  return (unitNow - sold.unit) * sold.quantity - (discountAfter(sold, unitNow) - sold.discount);
}

/** Whoever gets all the money back keeps no plan. */
export function leavesMoney(difference: number, left: number): boolean {
  return difference >= 0 || left + difference > 0;
}

type Days = Parameters<typeof offeredDays>[0];

/** The requested days, or the nearest that the plan is sold for. */
export function nearestDays(plan: Days, wished: number): number {
  if (plan.kind === "fixed") return plan.days ?? 1;
  return Math.min(Math.max(wished, plan.minDays ?? 1), plan.maxDays ?? wished);
}

/**
 * An unpaid change is dropped this long after its payment page has ended, since the gateway's last report may be late.
 */
const secondsAfterExpiry = 20 * 60;

/** So long its difference may be paid: what the buyer chose, or what staff have offered. */
export function openSeconds(isOffered: boolean, { PAYMENT_MINUTES: minutes }: { PAYMENT_MINUTES: number }): number {
  return isOffered ? (offeredChangeDays * dayMs) / 1000 : minutes * 60 + secondsAfterExpiry;
}

/**
 * The allowed transitions. `ending`: the old plan is being ended on the network; `review`: it did not answer, so staff
 * decide.
 */
const next: Record<PlanChangeState, readonly PlanChangeState[]> = {
  asked: ["paying", "ending", "cancelled"],
  // requested again for the same amount, it takes over the earlier payment page
  paying: ["paying", "ending", "cancelled"],
  ending: ["done", "review", "cancelled"],
  review: ["ending", "cancelled"],
  done: [],
  cancelled: [],
};

/** The states from which it may move to `state`; the SQL guard of every move. */
export function changeStatesBefore(state: PlanChangeState): PlanChangeState[] {
  return (Object.keys(next) as PlanChangeState[]).filter((before) => next[before].includes(state));
}
