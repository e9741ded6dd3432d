import type { Stripe } from "stripe";
import type { DisputeMove, GatewayDispute, GatewayDisputeState, PaymentGateway } from "../payment-gateway.ts";
import { asking, reading } from "./asking-stripe.server.ts";
import { between, listedAmount, moment } from "./stripe-states.ts";

/** Only the intent knows our payment. */
const intent = "payment_intent";

/** Stripe's disputes; a `warning` is an inquiry, for which no money is taken. */
export function stripeDisputes(stripe: Stripe): Pick<PaymentGateway, "listDisputes" | "findDispute"> {
  return {
    async *listDisputes(from, to) {
      const disputes = stripe.disputes.list({ created: between(from, to), limit: 100, expand: [`data.${intent}`] });
      for await (const dispute of reading(disputes)) yield disputeFromStripe(dispute);
    },

    async findDispute(reference) {
      return disputeFromStripe(await asking(() => stripe.disputes.retrieve(reference, { expand: [intent] })));
    },
  };
}

const states: Partial<Record<string, GatewayDisputeState>> = {
  warning_needs_response: "needs_answer",
  needs_response: "needs_answer",
  appeal_needs_response: "needs_answer",
  warning_under_review: "under_review",
  under_review: "under_review",
  appeal_under_review: "under_review",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
};

function disputeFromStripe(dispute: Stripe.Dispute): GatewayDispute {
  const { id, payment_intent, status, reason, amount, currency, evidence_details, livemode } = dispute;
  const answerBy = evidence_details.due_by;
  return {
    reference: id,
    paymentId: (typeof payment_intent === "string" ? null : payment_intent)?.metadata.paymentId ?? null,
    // a status that is new at Stripe is for a person to look at
    state: states[status] ?? "needs_answer",
    reason,
    amount: listedAmount(amount, currency),
    answerBy: answerBy ? moment(answerBy) : null,
    moves: dispute.balance_transactions.map(moveFromStripe),
    page: `https://dashboard.stripe.com/${livemode ? "" : "test/"}disputes/${id}`,
    createdAt: moment(dispute.created),
  };
}

function moveFromStripe({ id, amount, fee, currency, created }: Stripe.BalanceTransaction): DisputeMove {
  return {
    reference: id,
    kind: amount < 0 ? "taken" : "returned",
    fee: fee === 0 ? null : listedAmount(fee, currency),
    at: moment(created),
  };
}
