import type { DispatchState } from "../../../platform/database/tables.ts";

/** From each state, where a parcel may go. `returned`: it came back and may be posted again. */
const next: Record<DispatchState, readonly DispatchState[]> = {
  waiting: ["sent", "cancelled"],
  sent: ["arrived", "returned"],
  returned: ["sent", "cancelled"],
  // people move house between the doorbell and the scan: what arrived may still come back
  arrived: ["returned"],
  cancelled: [],
};

export const dispatchStates = Object.keys(next) as DispatchState[];

/** The states that a parcel must be in to move to `state`; the SQL guard of every move. */
export function dispatchStatesBefore(state: DispatchState): DispatchState[] {
  return dispatchStates.filter((before) => next[before].includes(state));
}

/**
 * Cards of a parcel that was never posted lie in the storeroom as before; what came back may be bent, opened or used.
 */
export function goesBackIntoStock(state: DispatchState): boolean {
  return state === "waiting";
}

/** Posted today it would come later than the buyer was told before paying. Days as `2026-12-24`. */
export function isInDanger({ latest, promisedBy }: { latest: string; promisedBy: string }): boolean {
  return latest > promisedBy;
}
