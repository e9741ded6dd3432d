import type { Stripe } from "stripe";
import type { GatewayEvent } from "../payment-gateway.ts";
import { cardStateFromSession } from "./stripe-card-states.ts";
import { isChargeOfSavedCard, paymentFromIntent } from "./stripe-charges.ts";
import { failureFrom, moment, paymentFromSession, refundFromStripe } from "./stripe-states.ts";

/**
 * The events that the Stripe webhook must be configured for are those named here. PaymentIntent events move only charges
 * of saved cards: within Checkout `payment_failed` means one declined attempt, while the session stays open for another.
 */
export function eventFromStripe(event: Stripe.Event): GatewayEvent {
  const { id } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      if (event.data.object.mode === "setup")
        return { id, kind: "card", card: cardStateFromSession(event.data.object) };
      return { id, kind: "payment", payment: paymentFromSession(event.data.object) };
    case "checkout.session.async_payment_failed":
      // the session alone looks like a pending one
      return {
        id,
        kind: "payment",
        payment: { reference: event.data.object.id, state: "failed", failure: "payment_failed" },
      };
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      if (!isChargeOfSavedCard(event.data.object)) return refusedTry(event, event.data.object);
      return { id, kind: "payment", payment: paymentFromIntent(event.data.object) };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return { id, kind: "refund", refund: refundFromStripe(event.data.object) };
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return { id, kind: "dispute", reference: event.data.object.id };
    default:
      return { id, kind: "other" };
  }
}

/** The intent does not name its session, but our payment, which the session gave it. */
function refusedTry({ id, type, created }: Stripe.Event, intent: Stripe.PaymentIntent): GatewayEvent {
  const { paymentId } = intent.metadata;
  if (type !== "payment_intent.payment_failed" || paymentId === undefined) return { id, kind: "other" };
  return {
    id,
    kind: "refused",
    of: { paymentId },
    failure: failureFrom(intent) ?? "payment_failed",
    at: moment(created),
  };
}
