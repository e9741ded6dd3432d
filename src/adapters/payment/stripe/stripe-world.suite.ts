import { Stripe } from "stripe";
import {
  deadPort,
  listening,
  losingAnswers,
  testClock,
  type Delivery,
  type GatewayAtTest,
} from "../payment-gateway-world.suite.ts";
import { example, wrongInAnswer } from "./described.suite.ts";
import { fakeStripe, stripeKey } from "./fake-stripe.suite.ts";
import { stripePayment } from "./stripe-payment.server.ts";

const webhookSecret = "whsec_suite";
const { webhooks } = new Stripe(stripeKey);

/** A header as Stripe makes it, by the SDK's own generator. */
export function signedByStripe(body: Buffer, at: Date, secret = webhookSecret) {
  const timestamp = Math.floor(at.getTime() / 1000);
  return { "stripe-signature": webhooks.generateTestHeaderString({ payload: body.toString(), secret, timestamp }) };
}

export async function stripeWorld() {
  const clock = testClock();
  const fake = await fakeStripe(clock, (type, object) => tell(type, object));
  const losing = await losingAnswers(fake.port);
  const nonsense = await listening(
    (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>"),
  );
  const connected = (port: number, key = stripeKey) =>
    stripePayment({ secretKey: key, webhookSecret, host: "127.0.0.1", port, protocol: "http", now: clock.now });
  const sent: Delivery[] = [];
  const tell = (type: Stripe.Event["type"], object: object) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const event = { ...example("event"), id: `evt_${sent.length + 1}`, type, created: now, data: { object } };
    fake.wrong.push(...wrongInAnswer(type, event), ...wrongInAnswer(type, object));
    const body = Buffer.from(JSON.stringify(event));
    sent.push({ body, headers: signedByStripe(body, clock.now()) });
  };
  const close = async () => {
    await fake.close();
    await losing.close();
    await nonsense.close();
  };
  return { clock, fake, nonsense, losing, connected, sent, tell, gateway: connected(fake.port), close };
}

export async function openStripeAtTest(): Promise<
  GatewayAtTest & { wrong: string[]; refundIsTakenBack(reference: string): void }
> {
  const world = await stripeWorld();
  const { clock, fake, connected, sent, tell } = world;
  const ends = new Map<string, "succeeded" | "failed">();
  const at = (reference: string) => {
    const session = fake.sessions.get(reference)!;
    return { session, intent: fake.intentOf(session) };
  };
  const pays = (reference: string) => fake.pays(at(reference).session);
  const expires = (reference: string) => {
    const session = fake.sessions.get(reference)!;
    session.status = "expired";
    tell("checkout.session.expired", session);
  };
  return {
    gateway: world.gateway,
    unreachable: connected(await deadPort()),
    senseless: connected(world.nonsense.port),
    wrongKey: connected(fake.port, "sk_test_another"),
    losing: connected(world.losing.port),
    clock,
    shopper: {
      pays: async (reference) => tell("checkout.session.completed", pays(reference)),
      async isDeclined(reference) {
        const { intent, session } = at(reference);
        intent.last_payment_error = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" };
        tell("payment_intent.payment_failed", { ...intent, metadata: { ...session.metadata, session: reference } });
      },
      isAskedByBank: async (reference) => void (at(reference).intent.status = "requires_action"),
      async paysSlowly(reference, end) {
        const { session, intent } = at(reference);
        intent.status = "processing";
        session.status = "complete";
        ends.set(reference, end);
        tell("checkout.session.completed", session);
      },
      async paysWithSlowRefunds(reference) {
        fake.slowRefunds.add(at(reference).intent.id);
        tell("checkout.session.completed", pays(reference));
      },
      async paysAndDisputes(reference) {
        tell("checkout.session.completed", pays(reference));
        fake.disputeBegins(at(reference).intent);
      },
      givesCard: async (reference, then) => fake.givesCard(fake.sessions.get(reference)!, then),
    },
    async slowPaymentEnds(reference) {
      const charged = fake.intents.get(reference);
      if (charged) {
        fake.succeeds(charged);
        return tell("payment_intent.succeeded", charged);
      }
      if (ends.get(reference) === "succeeded") return tell("checkout.session.async_payment_succeeded", pays(reference));
      const { session, intent } = at(reference);
      intent.status = "requires_payment_method";
      intent.last_payment_error = { type: "invalid_request_error", code: "payment_intent_payment_attempt_failed" };
      return tell("checkout.session.async_payment_failed", session);
    },
    async slowRefundEnds(reference) {
      const refund = fake.refunds.get(reference)!;
      refund.status = "succeeded";
      tell("refund.updated", refund);
    },
    disputeEnds: async (reference, end) => fake.disputeEnds(reference, end),
    timeRunsOut: async (reference) => expires(reference),
    cardTimeRunsOut: async (reference) => expires(reference),
    refundIsTakenBack(reference) {
      const refund = fake.refunds.get(reference)!;
      Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
      tell("refund.failed", refund);
    },
    paysOut: async () => fake.paysOut(),
    wrong: fake.wrong,
    deliveries: async () => sent,
    sign: signedByStripe,
    close: world.close,
  };
}
