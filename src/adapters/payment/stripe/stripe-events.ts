import type { Stripe } from "stripe";
import type { GatewayEvent } from "../payment-gateway.ts";
import { paymentFromSession, refundFromStripe } from "./stripe-states.ts";

/**
 * The events that Stripe must be set up to send are the ones named here. `payment_intent.payment_failed` is not among
 * them on purpose: within Checkout it means one declined try, while the session stays open for another.
 */
export function eventFromStripe(event: Stripe.Event): GatewayEvent {
  const { id } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { id, kind: "payment", payment: paymentFromSession(event.data.object) };
    case "checkout.session.async_payment_failed":
      // the session alone looks like one that is still pending
      return { id, kind: "payment", payment: { reference: event.data.object.id, state: "failed", failure: "payment_failed" } };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return { id, kind: "refund", refund: refundFromStripe(event.data.object) };
    default:
      return { id, kind: "other" };
  }
}
