import { Stripe } from "stripe";
import {
  ChargeRefused,
  GatewayUnavailable,
  type CardCharge,
  type CardRequest,
  type PaymentGateway,
} from "../payment-gateway.ts";
import { asking, reading } from "./asking-stripe.server.ts";
import { sessionBegunFor } from "./earlier-session.server.ts";
import { chargeable, savedCardFromSession, sessionForCard } from "./stripe-card-states.ts";
import { intentOfCharge } from "./stripe-charges.ts";
import { idOf } from "./stripe-states.ts";

/** A saved card's reference is the Checkout Session in which it was entered. */
export function stripeCards(
  stripe: Stripe,
  now: () => Date,
): Pick<PaymentGateway, "saveCard" | "findSavedCard" | "chargeSavedCard" | "forgetCard"> {
  return {
    async saveCard(request) {
      const session = await asking(() => createOnce(request));
      if (!session.url) throw new GatewayUnavailable(`Stripe: session ${session.id} has no page any more`);
      return { reference: session.id, savePage: session.url };
    },

    findSavedCard: async (reference) => savedCardFromSession(await sessionWithCard(reference)),

    async chargeSavedCard(charge) {
      const session = await sessionWithCard(charge.card);
      const earlier = await earlierCharge(idOf(session.customer), charge);
      if (earlier) return { reference: earlier.id };
      const card = chargeable(session);
      if (!card) throw new ChargeRefused("card_forgotten");
      if (charge.expiresAt <= now()) throw new ChargeRefused("expired");
      return { reference: await chargeOnce(charge, card) };
    },

    async forgetCard(reference) {
      const session = await sessionWithCard(reference);
      const card = chargeable(session);
      if (card) await harmlessly(() => stripe.paymentMethods.detach(card.payment_method));
      if (session.status === "open") await harmlessly(() => stripe.checkout.sessions.expire(reference));
    },
  };

  async function sessionWithCard(reference: string): Promise<Stripe.Checkout.Session> {
    return asking(() => stripe.checkout.sessions.retrieve(reference, { expand: ["setup_intent.payment_method"] }));
  }

  /**
   * As with a payment: to Stripe a retry after a crash is a different request, so the session of the first call is
   * looked up.
   */
  async function createOnce(request: CardRequest): Promise<Stripe.Checkout.Session> {
    try {
      return await stripe.checkout.sessions.create(sessionForCard(request, now()), {
        idempotencyKey: `card:${request.cardId}`,
      });
    } catch (error) {
      const earlier =
        error instanceof Stripe.errors.StripeIdempotencyError && (await sessionBegunFor(stripe, request.cardId, now()));
      if (earlier) return earlier;
      throw error;
    }
  }

  /**
   * An earlier charge under this id. Stripe forgets idempotency keys after a day, so they alone would not prevent a
   * second charge; every card has a customer of its own, with few charges.
   */
  async function earlierCharge(
    customer: string | undefined,
    { paymentId, amount }: CardCharge,
  ): Promise<Stripe.PaymentIntent | undefined> {
    if (!customer) return undefined;
    for await (const intent of reading(stripe.paymentIntents.list({ customer, limit: 100 }))) {
      if (intent.metadata.paymentId !== paymentId) continue;
      if (intent.amount === amount.amount && intent.currency === amount.currency.toLowerCase()) return intent;
      throw new Error(`Stripe: payment ${paymentId} was begun before with another amount`);
    }
    return undefined;
  }

  /** A declined card is an error to Stripe and a result to us: the payment exists, and has failed. */
  async function chargeOnce(charge: CardCharge, card: { customer: string; payment_method: string }): Promise<string> {
    try {
      const intent = await asking(() =>
        stripe.paymentIntents.create(intentOfCharge(charge, card), { idempotencyKey: `payment:${charge.paymentId}` }),
      );
      return intent.id;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent.id;
      throw error;
    }
  }
}

/** Ignores the error that a concurrent second call gets. */
async function harmlessly(act: () => Promise<unknown>): Promise<void> {
  try {
    await asking(act);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
