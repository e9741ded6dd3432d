import type { OrderState, StaffRefundState } from "../../../platform/database/tables.ts";
import { amountBack, isAskedFor, isBack, type Sold, type SoldSim } from "../refund-requests/rules.ts";

/** What is given back: whole SIMs, all that is left, or money alone while the SIMs stay as they are. */
export const refundKinds = ["sims", "whole", "money"] as const;
type RefundKind = (typeof refundKinds)[number];

/**
 * What can be given back of an order as it is. One that nothing was delivered of yet goes back whole or not at all, for
 * after a part it would still be delivered; and only while it is at rest (refund-requests/at-rest.server.ts).
 */
export function refundKindsOf(state: OrderState, isAtRest: boolean): readonly RefundKind[] {
  if (state === "paid") return isAtRest ? ["whole"] : [];
  return state === "dispatching" || state === "delivered" ? refundKinds : [];
}

/** The allowed transitions. `refused`: when it was due, less was left than it had been decided for. */
const next: Record<StaffRefundState, readonly StaffRefundState[]> = {
  proposed: ["waiting", "undone"],
  waiting: ["done", "undone", "refused"],
  done: [],
  undone: [],
  refused: [],
};

/** Whoever has no limit shows that it is them before more than this goes back in 24 hours, in fen. */
export const cnyWithoutProof = 350_000;

/** How far somebody gets with a refund: alone, with a colleague who confirms it, or not at all. */
export const reaches = ["alone", "with_second", "beyond"] as const;
export type Reach = (typeof reaches)[number];
type Limit = { mostCny: number; secondPerson: boolean };

/** `given`: alone, in the last 24 hours; without a rate (`cny` is null) no limit covers it. */
export function aloneUpTo(limit: Limit | undefined, given: number, cny: number | null): Reach {
  if (!limit || (cny !== null && given + cny <= limit.mostCny)) return "alone";
  return limit.secondPerson ? "with_second" : "beyond";
}

/** The states from which it may move to `state`; the SQL guard of every move. */
export function staffRefundStatesBefore(state: StaffRefundState): StaffRefundState[] {
  return (Object.keys(next) as StaffRefundState[]).filter((before) => next[before].includes(state));
}

type Wished = { kind: RefundKind; positions: readonly number[]; amount: number | undefined };
type Here = {
  sims: readonly SoldSim[];
  /** `left` without what waits to be given back. */
  sold: Sold;
  /** The request that this answers: it does not stand against itself. */
  isAnswer: boolean;
  state: OrderState;
  isAtRest: boolean;
};
export type Planned = { positions: number[]; amount: number };

/**
 * What exactly would be given back; undefined where it cannot be: nothing left, a SIM that went back, all the money for
 * a part of the SIMs.
 */
export function plannedRefund(wished: Wished, { sims, sold, isAnswer, ...order }: Here): Planned | undefined {
  const { left } = sold;
  const kinds = refundKindsOf(order.state, order.isAtRest);
  if (!kinds.includes(wished.kind) && !(isAnswer && kinds.length > 0)) return undefined;
  const free = sims
    .filter((sim) => sim.request !== "granted" && (isAnswer || !isAskedFor(sim)))
    .map(({ position }) => position);
  const positions = wished.kind === "whole" ? free : wished.kind === "sims" ? [...wished.positions] : [];
  if (wished.kind !== "money" && (positions.length === 0 || positions.some((place) => !free.includes(place))))
    return undefined;
  const usual = wished.kind === "whole" ? left : amountBack(sold, positions, { withPostage: false });
  const amount = wished.amount ?? usual;
  if (amount <= 0 || amount > left) return undefined;
  const planned = { positions, amount };
  return fitsState(planned, { ...order, left }) && !keepsForNothing(planned, { sims, left }) ? planned : undefined;
}

/** Asked again when it is carried out. */
export function fitsState(
  { amount }: Planned,
  { state, isAtRest, left }: Pick<Here, "state" | "isAtRest"> & { left: number },
): boolean {
  return refundKindsOf(state, isAtRest).length > 0 && (state !== "paid" || amount === left);
}

/** Who gets all the money back keeps no SIM that can be used, one that they have asked about themselves either. */
export function keepsForNothing(
  { positions, amount }: Planned,
  { sims, left }: { sims: readonly SoldSim[]; left: number },
): boolean {
  return amount === left && sims.some((sim) => !isBack(sim) && !positions.includes(sim.position));
}
