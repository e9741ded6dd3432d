import type { Stripe } from "stripe";
import { listOf, paging, strictly, text } from "./described-payouts.suite.ts";

/** What we ask of Stripe for disputes, after the types of Stripe's SDK (23.1.0), as for payouts. */
export const disputeRequests = {
  "GET /v1/disputes": strictly({ ...paging, charge: text, payment_intent: text }),
  "GET /v1/disputes/{dispute}": strictly({ expand: paging.expand }),
};

export const disputeAnswers = { "GET /v1/disputes": listOf("dispute") };

export const disputeSchemas = {
  dispute: {
    type: "object",
    properties: {
      id: text,
      object: { enum: ["dispute"] },
      amount: { type: "integer" },
      currency: { type: "string", pattern: "^[a-z]{3}$" },
      balance_transactions: { type: "array", items: { $ref: "#/schemas/balance_transaction" } },
      evidence_details: { type: "object", properties: { due_by: { type: ["integer", "null"] } }, required: ["due_by"] },
      reason: text,
      status: text,
      created: { type: "integer" },
      livemode: { type: "boolean" },
    },
    required: ["id", "object", "amount", "currency", "balance_transactions", "evidence_details", "reason", "status"],
  },
};

/** As Stripe answers without `expand`. */
export type Dispute = Omit<Stripe.Dispute, "payment_intent" | "evidence"> & { payment_intent: string };

export function aDispute(id: string, change: Partial<Dispute> & Pick<Dispute, "payment_intent" | "charge">): Dispute {
  return {
    id,
    object: "dispute",
    amount: 1000,
    balance_transactions: [],
    created: 1_234_567_890,
    currency: "usd",
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: 1_235_865_599,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    reason: "fraudulent",
    status: "needs_response",
    ...change,
  };
}
