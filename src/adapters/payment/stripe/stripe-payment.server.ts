import { Stripe } from "stripe";
import { GatewayUnavailable, WebhookRefused, type GatewayRefund, type PaymentGateway, type PaymentRequest } from "../payment-gateway.ts";
import { eventFromStripe } from "./stripe-events.ts";
import { checkoutSession, stripeMethod } from "./stripe-session.ts";
import { listedPayment, listedRefund, paymentFromSession, refundFromStripe } from "./stripe-states.ts";

type StripeAccess = {
  secretKey: string;
  webhookSecret: string;
  /** For a server that stands in for Stripe's. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  now?: () => Date;
};

/** With one retry this stays below the 20 seconds after which the browser gives up (requirements E1). */
const patienceMs = 8_000;
const webhookToleranceSeconds = 300;
const dayMs = 24 * 3_600_000;
/** The fee stands on the balance transaction of the charge. */
const withFee = "payment_intent.latest_charge.balance_transaction";

/** Stripe's hosted Checkout. A payment's reference is its Checkout Session; card numbers go from the browser to Stripe. */
export function stripePayment({ secretKey, webhookSecret, now = () => new Date(), ...server }: StripeAccess): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...server, timeout: patienceMs, maxNetworkRetries: 1, telemetry: false });

  return {
    name: "stripe",

    async startPayment(request) {
      const session = await asking(() => createOnce(request));
      const offered = session.payment_method_types.includes(stripeMethod[request.method]);
      if (!offered) throw new GatewayUnavailable(`Stripe: this account cannot take ${request.method} in ${request.amount.currency}`);
      if (!session.url) throw new GatewayUnavailable(`Stripe: session ${session.id} has no page any more`);
      return { reference: session.id, payPage: session.url };
    },

    async findPayment(reference) {
      const session = await asking(() => stripe.checkout.sessions.retrieve(reference, { expand: [withFee] }));
      return paymentFromSession(session);
    },

    async cancelPayment(reference) {
      try {
        return paymentFromSession(await asking(() => stripe.checkout.sessions.expire(reference, { expand: [withFee] })));
      } catch (error) {
        // only an open session can be closed; what it has come to instead is the answer
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.findPayment(reference);
        throw error;
      }
    },

    async *listPayments(from, to) {
      const sessions = stripe.checkout.sessions.list({ created: between(from, to), limit: 100, expand: [`data.${withFee}`] });
      yield* reading(sessions, listedPayment);
    },

    async *listRefunds(from, to) {
      const refunds = stripe.refunds.list({ created: between(from, to), limit: 100, expand: ["data.payment_intent"] });
      yield* reading(refunds, listedRefund);
    },

    async refundPayment({ refundId, reference, amount }) {
      const session = await asking(() => stripe.checkout.sessions.retrieve(reference));
      const intent = typeof session.payment_intent === "string" ? session.payment_intent : session.payment_intent?.id;
      if (!intent) return refused(refundId, "payment_not_succeeded");
      if (session.currency?.toUpperCase() !== amount.currency) return refused(refundId, "wrong_currency");
      const wish = { payment_intent: intent, amount: amount.amount, metadata: { refundId } };
      try {
        return refundFromStripe(await asking(() => stripe.refunds.create(wish, { idempotencyKey: `refund:${refundId}` })));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused(refundId, error.code ?? "refund_refused");
        throw error;
      }
    },

    async findRefund(reference) {
      return refundFromStripe(await asking(() => stripe.refunds.retrieve(reference)));
    },

    async readWebhook(body, headers) {
      const signature = headers["stripe-signature"];
      if (!Buffer.isBuffer(body)) throw new WebhookRefused("the raw bytes are needed, not a parsed body");
      if (typeof signature !== "string") throw new WebhookRefused("no stripe-signature");
      return eventFromStripe(verified(body, signature));
    },
  };

  /**
   * Stripe refuses a key that comes with another request, and a repeat after a crash is another one: its expiry is
   * reckoned from now, its language may have changed. Then the session that the first call made is looked up.
   */
  async function createOnce(request: PaymentRequest): Promise<Stripe.Checkout.Session> {
    try {
      return await stripe.checkout.sessions.create(checkoutSession(request, now()), { idempotencyKey: `payment:${request.paymentId}` });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeIdempotencyError) return earlierSession(request, error);
      throw error;
    }
  }

  async function earlierSession({ paymentId, amount }: PaymentRequest, cause: Error): Promise<Stripe.Checkout.Session> {
    const created = { gte: Math.floor((now().getTime() - dayMs) / 1000) };
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
      if (session.client_reference_id !== paymentId) continue;
      const same = session.amount_total === amount.amount && session.currency === amount.currency.toLowerCase();
      if (same) return session;
      break;
    }
    throw new Error(`Stripe: payment ${paymentId} was begun before with another amount`, { cause });
  }

  function verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, webhookToleranceSeconds, undefined, now().getTime());
    } catch (error) {
      throw new WebhookRefused((error as Error).message, { cause: error });
    }
  }
}

function between(from: Date, to: Date) {
  return { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
}

/** All pages, one object after the other, with outages told apart as everywhere. */
async function* reading<Theirs, Ours>(pages: AsyncIterable<Theirs>, read: (one: Theirs) => Ours): AsyncIterable<Ours> {
  const objects = pages[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await asking(async () => objects.next());
    if (done) return;
    yield read(value);
  }
}

function refused(refundId: string, failure: string): GatewayRefund {
  return { reference: refundId, state: "failed", failure };
}

/** What may pass by itself, or is mended by whoever runs the shop, is an outage to the shopper; the rest is a bug. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isOutage(error)) throw new GatewayUnavailable("Stripe: no usable answer", { cause: error });
    throw error;
  }
}

function isOutage(error: unknown): boolean {
  const { StripeError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError } =
    Stripe.errors;
  const outages = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError];
  // 409: the same key is being answered at this moment
  const inUse = error instanceof StripeError && error.statusCode === 409;
  return inUse || outages.some((outage) => error instanceof outage);
}

/** Live money in a trial, or play money in the real shop, is refused before anything starts (domain notes 6.4). */
export function assertKeyFitsEnvironment(secretKey: string, production: boolean): void {
  const [, kind] = /^[sr]k_(live|test)_/.exec(secretKey) ?? [];
  if (!kind) throw new Error("STRIPE_SECRET_KEY: begins with sk_live_ in production, with sk_test_ elsewhere");
  if (kind === "live" && !production) throw new Error("STRIPE_SECRET_KEY: a live key is only allowed in production; use sk_test_…");
  if (kind === "test" && production) throw new Error("STRIPE_SECRET_KEY: a test key takes no money; production needs sk_live_…");
}
