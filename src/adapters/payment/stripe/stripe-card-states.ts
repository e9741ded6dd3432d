import type { Stripe } from "stripe";
import type { CardFacts, CardRequest, SavedCard } from "../payment-gateway.ts";
import { stripeLocale, withinStripesLimits } from "./stripe-session.ts";

/** The hosted Checkout page to enter a card; Stripe creates a customer for each, who owns the card. */
export function sessionForCard(
  { cardId, description, language, email, returnUrl, expiresAt }: CardRequest,
  now: Date,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { cardId };
  return {
    mode: "setup",
    client_reference_id: cardId,
    metadata,
    setup_intent_data: { metadata, description },
    allowed_payment_method_types: ["card"],
    customer_creation: "always",
    customer_email: email,
    custom_text: { submit: { message: description } },
    locale: stripeLocale[language],
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(withinStripesLimits(expiresAt, now).getTime() / 1000),
  };
}

/**
 * The state in a webhook, where a completed session has only the id of its SetupIntent: Checkout completes it with the
 * card saved.
 */
export function cardStateFromSession({ id, status }: Stripe.Checkout.Session): Pick<SavedCard, "reference" | "state"> {
  return { reference: id, state: status === "complete" ? "saved" : status === "expired" ? "expired" : "waiting" };
}

/**
 * `setup_intent.payment_method` expanded. A card that belongs to no customer any more was detached, here or at Stripe.
 */
export function savedCardFromSession(session: Stripe.Checkout.Session): SavedCard {
  if (session.mode !== "setup") throw new Error(`Stripe: session ${session.id} is not for a card`);
  const { reference, state } = cardStateFromSession(session);
  if (state !== "saved") return { reference, state, ...(state === "expired" && { failure: "expired" }) };
  const { intent, method } = behind(session);
  if (intent?.status === "processing") return { reference, state: "waiting" };
  if (!method?.card || intent?.status !== "succeeded")
    return { reference, state: "failed", failure: intent?.last_setup_error?.code ?? "card_declined" };
  return method.customer ? { reference, state, card: factsOf(method.card) } : { reference, state: "forgotten" };
}

/** What a PaymentIntent needs to charge the card; undefined where there is none, or no longer. */
export function chargeable(session: Stripe.Checkout.Session): { customer: string; payment_method: string } | undefined {
  const { method } = behind(session);
  const customer = typeof method?.customer === "string" ? method.customer : method?.customer?.id;
  return method && customer && savedCardFromSession(session).state === "saved"
    ? { customer, payment_method: method.id }
    : undefined;
}

function behind({ setup_intent }: Stripe.Checkout.Session) {
  const intent = typeof setup_intent === "string" ? null : setup_intent;
  const method = typeof intent?.payment_method === "string" ? null : intent?.payment_method;
  return { intent, method };
}

/** Brands as people write them; for others Stripe's name is used. */
const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  amex: "American Express",
  jcb: "JCB",
  diners: "Diners Club",
  discover: "Discover",
};

function factsOf({ brand, last4, exp_year, exp_month }: Stripe.PaymentMethod.Card): CardFacts {
  return {
    brand: brands[brand] ?? brand,
    lastFour: last4,
    expiresOn: `${exp_year}-${String(exp_month).padStart(2, "0")}`,
  };
}
