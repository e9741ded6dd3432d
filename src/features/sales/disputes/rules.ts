import type { GatewayDisputeState } from "../../../adapters/payment/payment-gateway.ts";

/** Those that wait for an answer, or every one. */
export const disputeViews = ["open", "all"] as const;

/** A bank may turn its decision round, but what is decided is not open again. */
const next: Record<GatewayDisputeState, readonly GatewayDisputeState[]> = {
  needs_answer: ["under_review", "won", "lost"],
  under_review: ["needs_answer", "won", "lost"],
  won: ["lost"],
  lost: ["won"],
};
export const disputeStates = Object.keys(next) as [GatewayDisputeState, ...GatewayDisputeState[]];

export function disputeStatesBefore(state: GatewayDisputeState): GatewayDisputeState[] {
  return disputeStates.filter((before) => next[before].includes(state));
}

export const isDecided = (state: GatewayDisputeState): boolean => state === "won" || state === "lost";

/** Whether the bank has the money after these moves. */
export function isTakenAfter(moves: readonly { kind: "taken" | "returned" }[]): boolean {
  return moves.reduce((sum, { kind }) => sum + (kind === "taken" ? 1 : -1), 0) > 0;
}

/** Why banks take money back, as far as there are words for it; of every other reason the gateway's page tells more. */
export const disputeReasons = [
  "fraudulent",
  "product_not_received",
  "product_unacceptable",
  "duplicate",
  "credit_not_processed",
  "subscription_canceled",
  "unrecognized",
  "general",
] as const;

export const reasonOf = (said: string) => disputeReasons.find((one) => one === said) ?? "general";

export const onAPage = 50;
