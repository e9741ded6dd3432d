import type {
  DataPlanState,
  DispatchState,
  OrderState,
  ProfileState,
  PurchaseWay,
  RefundRequestReason,
  RefundRequestState,
} from "../../../platform/database/tables.ts";
import { beenOnPhone, isUntouched, type Touched } from "../../stock/esim-profiles/rules.ts";

/** What is known of one SIM of an order. */
export type SoldSim = {
  /** Its place in the order, from 1. */
  position: number;
  iccid: string | null;
  way: PurchaseWay;
  /** `esim`, once it is made. */
  profileState: ProfileState | null;
  /** Its code was shown, in an e-mail or on a page. */
  codesShown: boolean;
  /** `esim`: of our own pool, not made by a supplier. */
  ours: boolean;
  /** Whether its data is reported, by our network or its supplier. `silent`: queried just now, without an answer. */
  word: "heard" | "silent" | "nobody";
  parcel: DispatchState | null;
  renewal: "waiting" | "applied" | "failed" | null;
  data: { state: DataPlanState; useBy: Date; activatedAt: Date | null; usedMb: number } | null;
  /** The state of an earlier request about it that was not rejected. */
  request: RefundRequestState | null;
};

export type RefundRule = "until_installed" | "until_activated" | "none";
export type Decision = "at_once" | "review" | "no";

/** Why a SIM can or cannot be refunded; the keys of `why` in i18n/<lang>/order-detail.ts. */
type Why =
  | "unused"
  | "not_sent"
  | "installed"
  | "begun"
  | "switched_on"
  | "was_on_phone"
  | "not_known"
  | "not_answered"
  | "rule_none"
  | "parcel_sent"
  | "parcel_back"
  | "loaded"
  | "not_paid"
  | "being_made"
  | "already_back"
  | "already_asked"
  | "used_up"
  | "too_late";

export type Term = { position: number; answer: Decision; why: Why; until: Date | null };

/** States in which there is something to refund. */
const bought: readonly OrderState[] = ["dispatching", "delivered"];

/**
 * Market notes, pain 6: shown before the request, from the plan's refund rule as sold and the SIM's state. `left`: of the
 * order's money; without any, nothing is taken back either.
 */
export function refundTerm(
  sim: SoldSim,
  { state, rule, left, now }: { state: OrderState; rule: RefundRule; left: number; now: Date },
): Term {
  const { position, data } = sim;
  const until = data?.useBy ?? null;
  const say = (answer: Decision, why: Why): Term => ({ position, answer, why, until: answer === "no" ? null : until });
  if (state === "refunding" || state === "refunded") return say("no", "already_back");
  if (state === "paid") return say("no", "being_made");
  if (!bought.includes(state)) return say("no", "not_paid");
  if (left <= 0) return say("no", "already_back");
  if (isBack(sim)) return say("no", "already_back");
  if (isAskedFor(sim)) return say("no", "already_asked");
  if (data?.state === "used_up") return say("no", "used_up");
  if (data?.state === "expired" || (until && until <= now)) return say("no", "too_late");
  if (sim.way === "physical") return cardTerm(sim, say);
  if (sim.way === "renewal") return sim.renewal === "applied" ? say("review", "loaded") : say("no", "being_made");
  return esimTerm(sim, rule, say);
}

type Say = (answer: Decision, why: Why) => Term;

function cardTerm({ parcel }: SoldSim, say: Say): Term {
  if (parcel === "waiting") return say("at_once", "not_sent");
  return parcel === "returned"
    ? say("review", "parcel_back")
    : parcel === null
      ? say("no", "being_made")
      : say("review", "parcel_sent");
}

function esimTerm(sim: SoldSim, rule: RefundRule, say: Say): Term {
  const { data, profileState } = sim;
  if (!data || !profileState) return say("no", "being_made");
  if (hasBegun(sim)) return say("review", "begun");
  if (rule === "none") return say("review", "rule_none");
  if (sim.word === "silent") return say("review", "not_answered");
  const touched = touchedBy(sim, rule);
  if (touched === "untouched") return say("at_once", "unused");
  return say("review", touched === "touched" ? "installed" : unclear(profileState));
}

/** The reason shown: the profile's state where it is known, else that nothing was reported. */
function unclear(profileState: ProfileState): Why {
  if (profileState === "enabled") return "switched_on";
  return beenOnPhone.includes(profileState) ? "was_on_phone" : "not_known";
}

export function hasBegun({ data }: SoldSim): boolean {
  return data !== null && (data.state !== "not_started" || data.usedMb > 0 || data.activatedAt !== null);
}

/**
 * `rule`: the plan's own for its refund; the law's, which asks only whether the service has begun, is
 * `until_activated`.
 */
export function touchedBy({ profileState, codesShown, data, ours, word }: SoldSim, rule: RefundRule): Touched {
  return isUntouched({
    refundRule: rule,
    ours,
    heard: word === "heard",
    profileState: profileState ?? "unknown",
    planState: data?.state,
    codesShown,
  });
}

/** Given back, or never delivered and its money given back: it cannot be used. */
export function isBack({ request, data, renewal, parcel }: SoldSim): boolean {
  return request === "granted" || data?.state === "cancelled" || renewal === "failed" || parcel === "cancelled";
}

/** A request about it is pending. */
export function isAskedFor({ request }: Pick<SoldSim, "request">): boolean {
  return request === "asked" || request === "ending";
}

/**
 * Money of an order, in its currency's minor units. `left`: what of it has not gone back yet, by staff, a plan change or
 * a bank, whatever the SIMs cost.
 */
export type Sold = { unit: number; quantity: number; discount: number; postage: number; left: number };

/**
 * The price of one SIM: its share of the goods after the discount. The shares add up exactly, so that refunding every
 * part refunds the whole and never more.
 */
export function shareOf({ unit, quantity, discount }: Omit<Sold, "left">, position: number): number {
  const goods = unit * quantity - discount;
  const upTo = (count: number) => Math.floor((goods * count) / quantity);
  return upTo(position) - upTo(position - 1);
}

/** The refund for these SIMs, never more than is left; postage only for a whole parcel that was never sent. */
export function amountBack(
  sold: Sold,
  positions: readonly number[],
  { withPostage }: { withPostage: boolean },
): number {
  const goods = positions.reduce((sum, position) => sum + shareOf(sold, position), 0);
  return Math.min(sold.left, goods + (withPostage && positions.length === sold.quantity ? sold.postage : 0));
}

/** One decision per request: immediate only if it is for every SIM; an unsent parcel is refunded whole. */
export function decisionFor(terms: readonly Term[], { quantity }: { quantity: number }): Decision {
  if (terms.length === 0 || terms.some(({ answer }) => answer === "no")) return "no";
  if (terms.some(({ answer }) => answer === "review")) return "review";
  return terms.some(({ why }) => why === "not_sent") && terms.length < quantity ? "review" : "at_once";
}

/** The reasons to choose from; `withdrawal` is not among them, it has a page of its own. */
export const refundReasons = [
  "plans_changed",
  "wrong_plan",
  "does_not_work",
  "phone_not_supported",
  "not_arrived",
  "other",
] as const satisfies readonly RefundRequestReason[];

/** The allowed transitions. `ending`: what was sold is being ended outside, after which staff may have to decide. */
const next: Record<RefundRequestState, readonly RefundRequestState[]> = {
  asked: ["ending", "granted", "rejected"],
  ending: ["granted", "asked", "rejected"],
  granted: [],
  // while nobody has been told
  rejected: ["asked"],
};

/** The states from which it may move to `state`; the SQL guard of every move. */
export function requestStatesBefore(state: RefundRequestState): RefundRequestState[] {
  return (Object.keys(next) as RefundRequestState[]).filter((before) => next[before].includes(state));
}

/** Pauses in seconds before a silent network or supplier is queried again; then staff decide. */
export const pausesBeforeAPerson: readonly number[] = [2, 10, 30];

/** More requests than this about one order are abuse. */
export const mostRequests = 10;
