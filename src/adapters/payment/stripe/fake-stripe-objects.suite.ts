import type { Stripe } from "stripe";
import type { Dispute } from "./described-disputes.suite.ts";
import { example, type Intent, type Refund, type Session } from "./described.suite.ts";

/** Our account settles in Hong Kong dollars, whatever the shopper paid in. */
const settlementRate: Record<string, number> = { hkd: 1, cny: 1.0852, usd: 7.8 };

export function newSession(id: string, form: URLSearchParams, created: number): Session {
  const allowed = form.get("allowed_payment_method_types[0]") ?? "";
  const currency = form.get("line_items[0][price_data][currency]");
  return {
    ...example("checkout.session"),
    id,
    created,
    currency,
    url: `https://checkout.stripe.test/c/pay/${id}`,
    client_reference_id: form.get("client_reference_id"),
    metadata: { paymentId: form.get("metadata[paymentId]")!, orderNumber: form.get("metadata[orderNumber]")! },
    amount_subtotal: Number(form.get("line_items[0][price_data][unit_amount]")),
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    expires_at: Number(form.get("expires_at")),
    success_url: form.get("success_url"),
    cancel_url: form.get("cancel_url"),
    customer_email: form.get("customer_email"),
    locale: form.get("locale"),
    adaptive_pricing: { enabled: false },
    currency_conversion: null,
    shipping_address_collection: null,
    shipping_cost: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    // an account that has not activated a method is not offered it, without an error
    payment_method_types: currency === "usd" && allowed !== "card" ? [] : [allowed],
    payment_intent: null,
  };
}

export function cardlessSession(id: string, form: URLSearchParams, created: number): Session {
  return {
    ...newSession(id, form, created),
    mode: "setup",
    metadata: { cardId: form.get("metadata[cardId]")! },
    amount_subtotal: null,
    amount_total: null,
    currency: null,
    customer: null,
    customer_creation: "always",
    payment_status: "no_payment_required",
    setup_intent: null,
    total_details: null,
  };
}

export function newIntent(id: string, { amount_total, currency, metadata }: Session, created: number): Intent {
  return {
    ...example("payment_intent"),
    id,
    created,
    amount: amount_total ?? 0,
    currency: currency ?? "",
    metadata: metadata ?? {},
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    processing: null,
    shipping: null,
    transfer_data: null,
  };
}

export function newFee(
  id: string,
  charge: string,
  { amount, currency }: Intent,
  created: number,
): Stripe.BalanceTransaction {
  const rate = settlementRate[currency] ?? 1;
  const settled = Math.round(amount * rate);
  const fee = Math.round(settled * 0.034) + 235;
  const exchange_rate = rate === 1 ? null : rate;
  return {
    ...example("balance_transaction"),
    id,
    created,
    available_on: created,
    amount: settled,
    currency: "hkd",
    exchange_rate,
    fee,
    net: settled - fee,
    source: charge,
  };
}

/** A refund takes its amount at the rate of its charge; the fee stays. */
export function takenFor(id: string, { id: source, amount, currency, created }: Refund): Stripe.BalanceTransaction {
  const taken = -Math.round(amount * (settlementRate[currency] ?? 1));
  const kind = { type: "refund" as const, reporting_category: "refund" };
  const rest = { id, source, created, available_on: created, currency: "hkd", fee: 0 };
  return { ...example("balance_transaction"), ...kind, ...rest, amount: taken, net: taken };
}

/** A dispute takes its amount with a fee, which does not come back with the money. */
export function movedFor(
  id: string,
  { id: source, amount, currency }: Dispute,
  reporting_category: "dispute" | "dispute_reversal",
  created: number,
): Stripe.BalanceTransaction {
  const taken = reporting_category === "dispute";
  const settled = Math.round(amount * (settlementRate[currency] ?? 1)) * (taken ? -1 : 1);
  const fee = taken ? 11_700 : 0;
  const rest = { id, source, created, available_on: created, currency: "hkd", fee };
  const kind = { type: "adjustment" as const, reporting_category };
  return { ...example("balance_transaction"), ...kind, ...rest, amount: settled, net: settled - fee };
}

export function newCharge(
  id: string,
  { id: payment_intent, amount, currency, metadata }: Intent,
  fee: string,
  created: number,
): Stripe.Charge {
  const paid = { amount, amount_captured: amount, captured: true, paid: true, status: "succeeded" as const };
  return {
    ...example("charge"),
    ...paid,
    id,
    created,
    currency,
    metadata,
    payment_intent,
    balance_transaction: fee,
    source: null,
    shipping: null,
    transfer_data: null,
  };
}

export function newRefund(
  id: string,
  intent: Intent,
  amount: number,
  form: URLSearchParams,
  slow: boolean,
  created: number,
): Refund {
  return {
    ...example("refund"),
    id,
    created,
    amount,
    currency: intent.currency,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    metadata: { refundId: form.get("metadata[refundId]")! },
    status: slow ? "pending" : "succeeded",
  };
}
