/** Recorded as the failure of a SIM when the network does not answer. */
export const neverReached = "network_unavailable";

/** How many of an order's SIMs are in each state. */
export type Progress = { waiting: number; applied: number; failed: number };

/** `waiting`: some SIM is undecided; `refused`: none took the plan, the order is refunded; else it is delivered. */
export function reached({ waiting, applied }: Progress): "waiting" | "delivered" | "refused" {
  if (waiting > 0) return "waiting";
  return applied > 0 ? "delivered" : "refused";
}

/**
 * The price of one SIM in minor units: its share of what the order brought in. The shares add up exactly, so that
 * refunding them one by one never exceeds the total. A renewal has no postage.
 */
export function partOf(total: number, quantity: number, position: number): number {
  const upTo = (count: number) => Math.floor((total * count) / quantity);
  return upTo(position) - upTo(position - 1);
}

/** The refund reason for failed SIMs: the network refused, or never answered. */
export function refundReason(failures: readonly (string | null)[]): "sim_refused" | "supplier_failed" {
  return failures.every((failure) => failure === neverReached) ? "supplier_failed" : "sim_refused";
}

/** Seconds until the next retry after so many failures; undefined when the pauses are used up. */
export function nextPause(attempts: number, pauses: readonly number[]): number | undefined {
  return pauses[attempts - 1];
}
