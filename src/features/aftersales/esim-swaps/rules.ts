import { dayMs } from "../../../kernel/duration.ts";
import type { DataPlanState, OrderState, SupplierName } from "../../../platform/database/tables.ts";

/** Why a traveller needs another profile. */
export const swapCauses = ["lost", "deleted", "broken"] as const;

export const swapStates = ["moving", "done", "stopped"] as const;
export type SwapState = (typeof swapStates)[number];

/** Nothing follows what is over: another try is another swap. */
const mayFollow: Record<SwapState, readonly SwapState[]> = { moving: [], done: ["moving"], stopped: ["moving"] };
export const swapStatesBefore = (state: SwapState): readonly SwapState[] => mayFollow[state];

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
  planState: DataPlanState | undefined;
  /** Every plan on it that may still be used is known to the network. */
  isLoaded: boolean;
  /** A refund or a change of plan, asked for or under way, or a renewal that is being loaded. */
  isBusy: boolean;
};

const carried: readonly DataPlanState[] = ["not_started", "active", "used_up"];

/** `not_ours`: its supplier would have to make another one. */
export function whyNotSwapped(sim: ToSwap): "not_ours" | "over" | "busy" | undefined {
  if (sim.supplier !== "pool") return "not_ours";
  if (sim.orderState !== "delivered" || !sim.planState || !carried.includes(sim.planState)) return "over";
  return sim.isBusy || !sim.isLoaded ? "busy" : undefined;
}
