import { dayMs } from "../../../kernel/duration.ts";
import type { DataPlanState, OrderState, ProfileState, SupplierName } from "../../../platform/database/tables.ts";
import { beenOnPhone } from "../../stock/esim-profiles/rules.ts";

/** Why a traveller needs another profile. */
export const swapCauses = ["lost", "deleted", "broken"] as const;

/** `moving`: one of our pool, at the network. `ending`, then `ordering`: one of a supplier's, there. */
export const swapStates = ["moving", "ending", "ordering", "done", "stopped"] as const;
export type SwapState = (typeof swapStates)[number];

/** Nothing follows what is over: another try is another swap. */
const mayFollow: Record<SwapState, readonly SwapState[]> = {
  moving: [],
  ending: [],
  ordering: ["ending"],
  done: ["moving", "ordering"],
  stopped: ["moving", "ending", "ordering"],
};
export const swapStatesBefore = (state: SwapState): readonly SwapState[] => mayFollow[state];
export const isSwapOver = (state: SwapState): boolean => state === "done" || state === "stopped";

/** Of one member in a day: each opens what is left of a plan to whoever has the order's mailbox. */
export const swapsPerDay = 10;
/** Of one SIM: whoever loses a phone every week sells data. */
export const swapsPerSim = 2;
export const swapsPerSimMs = 30 * dayMs;
/** So long after correcting an order's mailbox its eSIMs are replaced by a colleague. */
export const afterCorrectionMs = 7 * dayMs;

/** What is known of a profile and its place in the order. */
export type ToSwap = {
  orderState: OrderState;
  supplier: SupplierName;
  /** What its supplier would be asked for; null: nothing is known to ask for. */
  product: string | null;
  profileState: ProfileState;
  planState: DataPlanState | undefined;
  /** Every plan on it that may still be used is known to the network. */
  isLoaded: boolean;
  /** A refund or a change of plan, asked for or under way, or a renewal that is being loaded. */
  isBusy: boolean;
};

const carried: readonly DataPlanState[] = ["not_started", "active", "used_up"];

/** `used`: its supplier takes back, and so makes anew, only what was never on a phone. */
export function whyNotSwapped(sim: ToSwap): "over" | "busy" | "used" | undefined {
  const { supplier, product, planState, profileState } = sim;
  if (sim.orderState !== "delivered" || !planState || !carried.includes(planState)) return "over";
  if (sim.isBusy) return "busy";
  if (supplier === "pool") return sim.isLoaded ? undefined : "busy";
  if (product === null) return "over";
  return planState !== "not_started" || beenOnPhone.includes(profileState) ? "used" : undefined;
}
