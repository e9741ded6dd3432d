import type { Stripe } from "stripe";
import { isCurrency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import {
  GatewayUnavailable,
  type GatewayPayment,
  type GatewayPaymentState,
  type GatewayRefund,
  type ListedAmount,
  type ListedPayment,
  type ListedRefund,
} from "../payment-gateway.ts";

/**
 * Maps a Checkout Session. In an open session a declined card is not final: the shopper may try another on Stripe's
 * page, so it stays `waiting`, with the reason. Only a completed session can fail, or an open one expire.
 */
export function paymentFromSession(session: Stripe.Checkout.Session): GatewayPayment {
  const intent = intentOf(session);
  const state = stateOf(session, intent);
  const failure = state === "succeeded" ? undefined : failureOf(session, intent);
  const charged = state === "succeeded" && { charged: chargedBy(session, intent) };
  return {
    reference: session.id,
    state,
    ...charged,
    ...(failure && { failure }),
    ...(state === "succeeded" && settlement(intent)),
  };
}

/** A session in a list: it may be of another system on the same account, so its currency is not checked here. */
export function listedPayment(session: Stripe.Checkout.Session): ListedPayment {
  const intent = intentOf(session);
  const state = stateOf(session, intent);
  const failure = state === "succeeded" ? undefined : failureOf(session, intent);
  return {
    reference: session.id,
    state,
    paymentId: session.metadata?.paymentId ?? session.client_reference_id,
    amount: listedAmount(
      (state === "succeeded" ? intent?.amount_received : undefined) ?? session.amount_total ?? 0,
      session.currency ?? "",
    ),
    createdAt: moment(session.created),
    ...(failure && { failure }),
    ...(state === "succeeded" && settlement(intent)),
  };
}

export function listedRefund(refund: Stripe.Refund): ListedRefund {
  const intent = typeof refund.payment_intent === "string" ? null : refund.payment_intent;
  return {
    ...refundFromStripe(refund),
    refundId: refund.metadata?.refundId ?? null,
    paymentId: intent?.metadata.paymentId ?? null,
    amount: listedAmount(refund.amount, refund.currency),
    createdAt: moment(refund.created),
  };
}

/** The time and fee of the charge, where Stripe already knows them. */
export function settlement(intent: Stripe.PaymentIntent | null): Pick<GatewayPayment, "settledAt" | "fee"> {
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === "string") return {};
  const booked = typeof charge.balance_transaction === "string" ? null : charge.balance_transaction;
  const currency = booked?.currency.toUpperCase() ?? "";
  return {
    settledAt: moment(charge.created),
    ...(booked && isCurrency(currency) && { fee: money(booked.fee, currency) }),
  };
}

export function listedAmount(amount: number, currency: string): ListedAmount {
  return { amount, currency: currency.toUpperCase() };
}

/** A period as Stripe's lists take it. */
export function between(from: Date, to: Date) {
  return { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
}

export function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The id of an object that Stripe returns as an id or expanded. */
export function idOf(thing: string | { id: string } | null): string | undefined {
  return typeof thing === "string" ? thing : thing?.id;
}

function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === "string" ? null : payment_intent;
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): GatewayPaymentState {
  if (session.payment_status === "paid") return "succeeded";
  if (session.status === "expired") return "cancelled";
  if (intent?.status === "processing") return "pending";
  if (session.status === "open") return intent?.status === "requires_action" ? "needs_action" : "waiting";
  // completed and unpaid: a slow payment method that is pending or has failed
  return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "pending";
}

function failureOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): string | undefined {
  return session.status === "expired" ? "expired" : intent ? failureFrom(intent) : undefined;
}

/** A decline without a specific reason has the general code. */
export function failureFrom({ last_payment_error: error }: Stripe.PaymentIntent): string | undefined {
  return error?.decline_code && error.decline_code !== "generic_decline" ? error.decline_code : error?.code;
}

function chargedBy(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): Money {
  return chargedAmount({
    id: session.id,
    currency: intent?.currency ?? session.currency,
    amount_received: intent?.amount_received ?? session.amount_total,
  });
}

export function chargedAmount({
  id,
  currency,
  amount_received,
}: {
  id: string;
  currency: string | null;
  amount_received: number | null;
}): Money {
  const code = (currency ?? "").toUpperCase();
  if (!isCurrency(code) || amount_received === null)
    throw new GatewayUnavailable(`Stripe: ${id} was charged in ${code}`);
  return money(amount_received, code);
}

/**
 * `requires_action` waits for the shopper at the bank, which is pending to us; a cancelled refund gave nothing back.
 */
export function refundFromStripe({ id, status, failure_reason }: Stripe.Refund): GatewayRefund {
  const failed = status === "failed" || status === "canceled";
  const state = failed ? "failed" : status === "succeeded" ? "succeeded" : "pending";
  return { reference: id, state, ...(failed && { failure: failure_reason ?? status }) };
}
