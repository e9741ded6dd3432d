/** Noted as the failure of a SIM whose network does not answer. */
export const neverReached = "network_unavailable";

/** So many of an order's SIMs are in each state. */
export type Progress = { waiting: number; applied: number; failed: number };

/**
 * `waiting`: some SIM is not decided; `refused`: none took the plan, everything goes back; else the order is delivered.
 */
export function reached({ waiting, applied }: Progress): "waiting" | "delivered" | "refused" {
  if (waiting > 0) return "waiting";
  return applied > 0 ? "delivered" : "refused";
}

/**
 * What one SIM has cost, in minor units: its part of what the order brought in. The parts of all are the whole to the
 * cent, so that giving back one after the other never gives too much. A renewal has no postage.
 */
export function partOf(total: number, quantity: number, position: number): number {
  const upTo = (count: number) => Math.floor((total * count) / quantity);
  return upTo(position) - upTo(position - 1);
}

/** Why money goes back for SIMs that failed so: the network said no, or said nothing at all. */
export function refundReason(failures: readonly (string | null)[]): "sim_refused" | "supplier_failed" {
  return failures.every((failure) => failure === neverReached) ? "supplier_failed" : "sim_refused";
}

/** Seconds until the next try after so many that did not reach the network; nothing when the pauses are over. */
export function nextPause(attempts: number, pauses: readonly number[]): number | undefined {
  return pauses[attempts - 1];
}
