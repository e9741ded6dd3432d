import type { GatewayPaymentState } from "../../adapters/payment/payment-gateway.ts";
import type { Outcome } from "./sandbox-cards.ts";

type Move = { from: readonly GatewayPaymentState[]; to: GatewayPaymentState; event: string };

/** Every way in which a shopper moves a payment. The rest is time: pending ones settle, open ones expire. */
export const moves = {
  charge: { from: ["waiting"], to: "succeeded", event: "payment.succeeded" },
  decline: { from: ["waiting"], to: "waiting", event: "payment.declined" },
  askBank: { from: ["waiting"], to: "needs_action", event: "payment.needs_action" },
  bankApproves: { from: ["needs_action"], to: "succeeded", event: "payment.succeeded" },
  bankRefuses: { from: ["needs_action"], to: "waiting", event: "payment.declined" },
  hold: { from: ["waiting"], to: "pending", event: "payment.pending" },
  /** Back to the shop without having tried. */
  cancel: { from: ["waiting", "needs_action"], to: "cancelled", event: "payment.cancelled" },
  /** The shop does not want the money any more. */
  close: { from: ["waiting", "needs_action"], to: "cancelled", event: "payment.cancelled" },
  /** Back to the shop after a try that failed. */
  giveUp: { from: ["waiting", "needs_action"], to: "failed", event: "payment.failed" },
} as const satisfies Record<string, Move>;

/** What a move leaves written: a reason, how a pending payment will end, how refunds of it will behave, a dispute to come. */
export type Attempt = {
  move: Move;
  failure?: string;
  settlesAs?: "succeeded" | "failed";
  refundsAs?: "succeeded_later" | "failed_later";
  isDisputed?: boolean;
};

export const attemptFor: Record<Outcome, Attempt> = {
  paid: { move: moves.charge },
  card_declined: { move: moves.decline, failure: "card_declined" },
  insufficient_funds: { move: moves.decline, failure: "insufficient_funds" },
  needs_confirmation: { move: moves.askBank },
  paid_later: { move: moves.hold, settlesAs: "succeeded" },
  failed_later: { move: moves.hold, settlesAs: "failed" },
  refunded_later: { move: moves.charge, refundsAs: "succeeded_later" },
  refund_fails: { move: moves.charge, refundsAs: "failed_later" },
  disputed: { move: moves.charge, isDisputed: true },
  wallet_refused: { move: moves.decline, failure: "wallet_refused" },
};

export const bankAnswers = {
  approve: { move: moves.bankApproves },
  refuse: { move: moves.bankRefuses, failure: "authentication_failed" },
} as const satisfies Record<string, Attempt>;

export const closedByShop: Attempt = { move: moves.close, failure: "cancelled" };

/** Leaving after a failed try is a failure with its reason; leaving before one is a change of mind. */
export function leaving(failure: string | null): Attempt {
  return failure ? { move: moves.giveUp, failure } : { move: moves.cancel };
}
