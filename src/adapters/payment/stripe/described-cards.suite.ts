import type { Stripe } from "stripe";

/**
 * What we ask of Stripe for saved cards, as far as we call it: names and kinds of parameters after the types of
 * Stripe's SDK (23.1.0), against which the compiler checks our calls too; the examples are whole objects of those
 * types.
 */
const text = { type: "string", maxLength: 5000 };
const expand = { type: "array", items: text };
const metadata = { type: "object", additionalProperties: { type: "string", maxLength: 500 } };
const strictly = (properties: object, required: string[] = []) => ({
  type: "object",
  additionalProperties: false,
  properties,
  required,
});

export const cardRequests = {
  "POST /v1/payment_intents": strictly(
    {
      amount: { type: "integer", minimum: 1, maximum: 99_999_999 },
      currency: { type: "string", pattern: "^[a-z]{3}$" },
      customer: text,
      payment_method: text,
      allowed_payment_method_types: { type: "array", items: { enum: ["card"] } },
      off_session: { type: "boolean" },
      confirm: { type: "boolean" },
      description: { type: "string", maxLength: 1000 },
      metadata,
      expand,
    },
    ["amount", "currency"],
  ),
  "GET /v1/payment_intents": strictly({
    customer: text,
    created: {
      type: "object",
      properties: { gte: { type: "integer" }, lt: { type: "integer" } },
      additionalProperties: false,
    },
    limit: { type: "integer", minimum: 1, maximum: 100 },
    starting_after: text,
    expand,
  }),
  "GET /v1/payment_intents/{intent}": strictly({ expand }),
  "POST /v1/payment_methods/{payment_method}/detach": strictly({ expand }),
};

export const cardAnswers = {
  "GET /v1/payment_intents": {
    type: "object",
    properties: {
      object: { enum: ["list"] },
      data: { type: "array", items: { $ref: "#/schemas/payment_intent" } },
      has_more: { type: "boolean" },
      url: text,
    },
    required: ["object", "data", "has_more", "url"],
  },
};

export const cardSchemas = {
  payment_method: {
    type: "object",
    properties: {
      id: text,
      object: { enum: ["payment_method"] },
      type: { enum: ["card"] },
      customer: { anyOf: [text, { type: "null" }] },
      card: { type: "object", required: ["brand", "exp_month", "exp_year", "last4"] },
    },
    required: ["id", "object", "type", "customer", "created", "livemode", "billing_details"],
  },
};

export function aPaymentMethod(id: string, customer: string, created: number): Stripe.PaymentMethod {
  return {
    id,
    object: "payment_method",
    billing_details: { address: null, email: "lin@example.com", name: "Lin Mei", phone: null, tax_id: null },
    card: {
      brand: "visa",
      checks: null,
      country: "HK",
      display_brand: "visa",
      exp_month: 12,
      exp_year: 2030,
      fingerprint: "print",
      funding: "credit",
      generated_from: null,
      last4: "4242",
      networks: null,
      regulated_status: "unregulated",
      three_d_secure_usage: null,
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function aSetupIntent(
  id: string,
  { customer, id: payment_method, created }: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    created,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "succeeded",
    usage: "off_session",
  };
}
