import type { Stripe } from "stripe";
import type { CardCharge, GatewayPayment, GatewayPaymentState, ListedPayment } from "../payment-gateway.ts";
import { chargedAmount, failureFrom, listedAmount, moment, settlement } from "./stripe-states.ts";

/** Marks a PaymentIntent of ours, as opposed to one of a Checkout Session, where a decline is not final. */
const mark = { charged: "saved_card" };

/** A payment with a saved card, off-session: it succeeds or fails at once, without a redirect. */
export function intentOfCharge(
  { paymentId, orderNumber, amount, description }: CardCharge,
  card: { customer: string; payment_method: string },
) {
  return {
    ...card,
    amount: amount.amount,
    currency: amount.currency.toLowerCase(),
    allowed_payment_method_types: ["card"],
    off_session: true,
    confirm: true,
    description: `${orderNumber} ${description}`,
    metadata: { paymentId, orderNumber, ...mark },
  } satisfies Stripe.PaymentIntentCreateParams;
}

export function isChargeOfSavedCard({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata.charged === mark.charged;
}

export function paymentFromIntent(intent: Stripe.PaymentIntent): GatewayPayment {
  const state = stateOf(intent);
  return { ...standing(intent, state), ...(state === "succeeded" && { charged: chargedAmount(intent) }) };
}

export function listedCharge(intent: Stripe.PaymentIntent): ListedPayment {
  const state = stateOf(intent);
  return {
    ...standing(intent, state),
    paymentId: intent.metadata.paymentId ?? null,
    amount: listedAmount(state === "succeeded" ? intent.amount_received : intent.amount, intent.currency),
    createdAt: moment(intent.created),
  };
}

function standing(intent: Stripe.PaymentIntent, state: GatewayPaymentState): Omit<GatewayPayment, "charged"> {
  const failure = state === "failed" && {
    failure:
      failureFrom(intent) ?? (intent.status === "requires_action" ? "authentication_required" : "payment_failed"),
  };
  const cancelled = state === "cancelled" && { failure: intent.cancellation_reason ?? "cancelled" };
  return { reference: intent.id, state, ...failure, ...cancelled, ...(state === "succeeded" && settlement(intent)) };
}

/** There is no shopper to enter another card or to authenticate, so states that wait for one have failed. */
function stateOf({ status }: Stripe.PaymentIntent): GatewayPaymentState {
  if (status === "succeeded") return "succeeded";
  if (status === "canceled") return "cancelled";
  return status === "requires_payment_method" || status === "requires_action" ? "failed" : "pending";
}
