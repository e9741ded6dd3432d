import type { Stripe } from "stripe";

/**
 * What we ask of Stripe for payouts: parameters after the types of Stripe's SDK (23.1.0), against which the compiler
 * checks our calls too; the example is Stripe's own (openapi/fixtures3.json, as in stripe-description.json).
 */
export const text = { type: "string", maxLength: 5000 };
const expand = { type: "array", items: text };
const created = {
  type: "object",
  properties: { gte: { type: "integer" }, lt: { type: "integer" } },
  additionalProperties: false,
};
export const paging = { created, limit: { type: "integer", minimum: 1, maximum: 100 }, starting_after: text, expand };
export const strictly = (properties: object) => ({ type: "object", additionalProperties: false, properties });
export const listOf = (name: string) => ({
  type: "object",
  properties: {
    object: { enum: ["list"] },
    data: { type: "array", items: { $ref: `#/schemas/${name}` } },
    has_more: { type: "boolean" },
    url: text,
  },
  required: ["object", "data", "has_more", "url"],
});

export const payoutRequests = {
  "GET /v1/payouts": strictly({ ...paging, status: text }),
  "GET /v1/balance_transactions": strictly({ ...paging, payout: text, type: text }),
};

export const payoutAnswers = {
  "GET /v1/payouts": listOf("payout"),
  "GET /v1/balance_transactions": listOf("balance_transaction"),
};

export const payoutSchemas = {
  payout: {
    type: "object",
    properties: {
      id: text,
      object: { enum: ["payout"] },
      amount: { type: "integer" },
      currency: { type: "string", pattern: "^[a-z]{3}$" },
      status: { enum: ["paid", "pending", "in_transit", "canceled", "failed"] },
      reconciliation_status: { enum: ["completed", "in_progress", "not_applicable"] },
      arrival_date: { type: "integer" },
      created: { type: "integer" },
      automatic: { type: "boolean" },
    },
    required: ["id", "object", "amount", "currency", "status", "reconciliation_status", "arrival_date", "created"],
  },
};

export function aPayout(id: string, change: Partial<Stripe.Payout>): Stripe.Payout {
  return {
    id,
    object: "payout",
    amount: 1100,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: 1_234_567_890,
    automatic: true,
    balance_transaction: "txn_1PgaxNB7WZ01zgkWEV3TLf40",
    created: 1_234_567_890,
    currency: "hkd",
    description: "STRIPE PAYOUT",
    destination: "ba_1Pgc79B7WZ01zgkWoU5vBiXt",
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "paid",
    trace_id: { status: "status", value: null },
    type: "bank_account",
    ...change,
  };
}
