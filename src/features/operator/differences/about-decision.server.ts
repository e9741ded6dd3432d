import type { Facts } from "./rules.ts";
import type { Decision } from "./store.server.ts";

/** How the audit trail names a decision: both sides as they were, and what was done. */
export function aboutDecision(decision: Decision, { here, there }: Facts) {
  const { case_id: id, order_id: orderId, kind, subject, deed, account, amount, currency, reason } = decision;
  return {
    on: { kind: "case" as const, id },
    ...(orderId && { orderId }),
    before: { ours: here, theirs: there },
    reason,
    kind,
    subject,
    deed,
    account,
    ...(amount !== null && { amount, currency }),
  };
}
