import { Stripe } from "stripe";
import { cardWallets } from "../../../kernel/payment-method.ts";
import {
  GatewayUnavailable,
  WebhookRefused,
  type GatewayRefund,
  type PaymentGateway,
  type PaymentRequest,
} from "../payment-gateway.ts";
import { asking, reading } from "./asking-stripe.server.ts";
import { sessionBegunFor } from "./earlier-session.server.ts";
import { stripeCards } from "./stripe-cards.server.ts";
import { isChargeOfSavedCard, listedCharge, paymentFromIntent } from "./stripe-charges.ts";
import { stripeDisputes } from "./stripe-disputes.server.ts";
import { eventFromStripe } from "./stripe-events.ts";
import { stripePayouts } from "./stripe-payouts.server.ts";
import { checkoutSession, stripeMethod } from "./stripe-session.ts";
import { between, idOf, listedPayment, listedRefund, paymentFromSession, refundFromStripe } from "./stripe-states.ts";

type StripeAccess = {
  secretKey: string;
  webhookSecret: string;
  /** For a test double of Stripe. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  now?: () => Date;
};

/** With one retry this stays below the 20 seconds after which the browser gives up (requirements E1). */
const patienceMs = 8_000;
const webhookToleranceSeconds = 300;
/** The fee is on the balance transaction of the charge. */
const fee = "latest_charge.balance_transaction";
const withFee = `payment_intent.${fee}`;

/**
 * Stripe's hosted Checkout; card numbers go from the browser to Stripe. A payment's reference is its Checkout Session
 * (`cs_…`), or its PaymentIntent (`pi_…`) where a saved card was charged; Stripe's ids say of what kind they are.
 */
export function stripePayment({
  secretKey,
  webhookSecret,
  now = () => new Date(),
  ...server
}: StripeAccess): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...server, timeout: patienceMs, maxNetworkRetries: 1, telemetry: false });

  return {
    name: "stripe",
    // Checkout shows both next to the card form on its own
    cardWallets,

    async startPayment(request) {
      const session = await asking(() => createOnce(request));
      const offered = session.payment_method_types.includes(stripeMethod[request.method]);
      if (!offered)
        throw new GatewayUnavailable(
          `Stripe: this account cannot take ${request.method} in ${request.amount.currency}`,
        );
      if (!session.url) throw new GatewayUnavailable(`Stripe: session ${session.id} has no page any more`);
      return { reference: session.id, payPage: session.url };
    },

    async findPayment(reference) {
      if (isIntent(reference))
        return paymentFromIntent(await asking(() => stripe.paymentIntents.retrieve(reference, { expand: [fee] })));
      const session = await asking(() => stripe.checkout.sessions.retrieve(reference, { expand: [withFee] }));
      return paymentFromSession(session);
    },

    async cancelPayment(reference) {
      // it was charged or declined at once: there is nothing left to pay
      if (isIntent(reference)) return this.findPayment(reference);
      try {
        return paymentFromSession(
          await asking(() => stripe.checkout.sessions.expire(reference, { expand: [withFee] })),
        );
      } catch (error) {
        // only an open session can be expired; otherwise its state is the result
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.findPayment(reference);
        throw error;
      }
    },

    async *listPayments(from, to) {
      const sessions = stripe.checkout.sessions.list({
        created: between(from, to),
        limit: 100,
        expand: [`data.${withFee}`],
      });
      for await (const session of reading(sessions)) if (session.mode === "payment") yield listedPayment(session);
      const intents = stripe.paymentIntents.list({ created: between(from, to), limit: 100, expand: [`data.${fee}`] });
      for await (const intent of reading(intents)) if (isChargeOfSavedCard(intent)) yield listedCharge(intent);
    },

    async *listRefunds(from, to) {
      const refunds = stripe.refunds.list({ created: between(from, to), limit: 100, expand: ["data.payment_intent"] });
      for await (const refund of reading(refunds)) yield listedRefund(refund);
    },

    async refundPayment({ refundId, reference, amount }) {
      const { intent, currency } = await intentBehind(reference);
      if (!intent) return refused(refundId, "payment_not_succeeded");
      if (currency?.toUpperCase() !== amount.currency) return refused(refundId, "wrong_currency");
      const wish = { payment_intent: intent, amount: amount.amount, metadata: { refundId } };
      try {
        return refundFromStripe(
          await asking(() => stripe.refunds.create(wish, { idempotencyKey: `refund:${refundId}` })),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return refused(refundId, error.code ?? "refund_refused");
        throw error;
      }
    },

    async findRefund(reference) {
      return refundFromStripe(await asking(() => stripe.refunds.retrieve(reference)));
    },

    ...stripeCards(stripe, now),
    ...stripePayouts(stripe),
    ...stripeDisputes(stripe),

    async readWebhook(body, headers) {
      const signature = headers["stripe-signature"];
      if (!Buffer.isBuffer(body)) throw new WebhookRefused("the raw bytes are needed, not a parsed body");
      if (typeof signature !== "string") throw new WebhookRefused("no stripe-signature");
      return eventFromStripe(verified(body, signature));
    },
  };

  /**
   * Stripe refuses an idempotency key with a different request, and a retry after a crash is one: its expiry is
   * relative to now, its language may have changed. Then the session of the first call is looked up.
   */
  async function createOnce(request: PaymentRequest): Promise<Stripe.Checkout.Session> {
    try {
      return await stripe.checkout.sessions.create(checkoutSession(request, now()), {
        idempotencyKey: `payment:${request.paymentId}`,
      });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeIdempotencyError) return earlierSession(request, error);
      throw error;
    }
  }

  async function earlierSession({ paymentId, amount }: PaymentRequest, cause: Error): Promise<Stripe.Checkout.Session> {
    const session = await sessionBegunFor(stripe, paymentId, now());
    const same = session?.amount_total === amount.amount && session.currency === amount.currency.toLowerCase();
    if (session && same) return session;
    throw new Error(`Stripe: payment ${paymentId} was begun before with another amount`, { cause });
  }

  async function intentBehind(reference: string): Promise<{ intent: string | undefined; currency: string | null }> {
    if (isIntent(reference)) {
      const { id, status, currency } = await asking(() => stripe.paymentIntents.retrieve(reference));
      return { intent: status === "succeeded" ? id : undefined, currency };
    }
    const { payment_intent, currency } = await asking(() => stripe.checkout.sessions.retrieve(reference));
    return { intent: idOf(payment_intent), currency };
  }

  function verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        webhookToleranceSeconds,
        undefined,
        now().getTime(),
      );
    } catch (error) {
      throw new WebhookRefused((error as Error).message, { cause: error });
    }
  }
}

function isIntent(reference: string): boolean {
  return reference.startsWith("pi_");
}

function refused(refundId: string, failure: string): GatewayRefund {
  return { reference: refundId, state: "failed", failure };
}

/** Refuses live keys in a demo and test keys in production before anything starts (domain notes 6.4). */
export function assertKeyFitsEnvironment(secretKey: string, production: boolean): void {
  const [, kind] = /^[sr]k_(live|test)_/.exec(secretKey) ?? [];
  if (!kind) throw new Error("STRIPE_SECRET_KEY: begins with sk_live_ in production, with sk_test_ elsewhere");
  if (kind === "live" && !production)
    throw new Error("STRIPE_SECRET_KEY: a live key is only allowed in production; use sk_test_…");
  if (kind === "test" && production)
    throw new Error("STRIPE_SECRET_KEY: a test key takes no money; production needs sk_live_…");
}
