import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aCharge, aRequest } from "../payment-gateway-world.suite.ts";
import { aPaymentMethod, aSetupIntent } from "./described-cards.suite.ts";
import { example, wrongInAnswer, wrongInRequest } from "./described.suite.ts";
import { savedCardFromSession } from "./stripe-card-states.ts";
import { isChargeOfSavedCard, paymentFromIntent } from "./stripe-charges.ts";
import { signedByStripe, stripeWorld } from "./stripe-world.suite.ts";

let world: Awaited<ReturnType<typeof stripeWorld>>;
beforeAll(async () => void (world = await stripeWorld()));
afterAll(async () => world.close());

async function saved() {
  const { reference } = await world.gateway.saveCard(aCard(world.clock.now()));
  world.fake.givesCard(world.fake.sessions.get(reference)!, "pays");
  return reference;
}

describe("asks Stripe", () => {
  test("for a page that sets up a card, with the words that say what it is for", async () => {
    const request = aCard(world.clock.now(), { language: "zh-hk" });
    const { reference } = await world.gateway.saveCard(request);
    expect(world.fake.asked.get(reference)).toEqual({
      mode: "setup",
      client_reference_id: request.cardId,
      "metadata[cardId]": request.cardId,
      "setup_intent_data[metadata][cardId]": request.cardId,
      "setup_intent_data[description]": request.description,
      "allowed_payment_method_types[0]": "card",
      customer_creation: "always",
      customer_email: request.email,
      "custom_text[submit][message]": request.description,
      locale: "zh-HK",
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      expires_at: expect.any(String),
    });
  });

  test("to charge the card off session, in the order's currency", async () => {
    const request = aCharge(world.clock.now(), await saved(), { amount: { amount: 3800, currency: "HKD" } });
    const { reference } = await world.gateway.chargeSavedCard(request);
    expect(world.fake.asked.get(reference)).toEqual({
      customer: expect.stringMatching(/^cus_/),
      payment_method: expect.stringMatching(/^pm_/),
      amount: "3800",
      currency: "hkd",
      "allowed_payment_method_types[0]": "card",
      off_session: "true",
      confirm: "true",
      description: `${request.orderNumber} ${request.description}`,
      "metadata[paymentId]": request.paymentId,
      "metadata[orderNumber]": request.orderNumber,
      "metadata[charged]": "saved_card",
    });
  });
});

test("a page for a card is no payment in the list", async () => {
  const reference = await saved();
  const listed = await Array.fromAsync(
    world.gateway.listPayments(new Date(0), new Date(world.clock.now().getTime() + 1000)),
  );
  expect(listed.find((one) => one.reference === reference)).toBeUndefined();
});

test("a payment's reference is not taken for a card", async () => {
  const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
  await expect(world.gateway.findSavedCard(reference)).rejects.toThrow(/is not for a card/);
  await expect(world.gateway.chargeSavedCard(aCharge(world.clock.now(), reference))).rejects.toMatchObject({
    failure: "card_forgotten",
  });
});

test.each([
  ["of ours is told of, and moves nothing", { paymentId: "p" }, { kind: "refused", of: { paymentId: "p" } }],
  ["of another system means nothing", {}, { kind: "other" }],
])("a declined try within Checkout %s", async (_, metadata, told) => {
  const object = { ...example("payment_intent"), status: "requires_payment_method", metadata };
  const body = Buffer.from(
    JSON.stringify({ ...example("event"), id: "evt_try", type: "payment_intent.payment_failed", data: { object } }),
  );
  const event = await world.gateway.readWebhook(body, signedByStripe(body, world.clock.now()));
  expect(event).toMatchObject({ id: "evt_try", ...told });
});

describe("a PaymentIntent of a saved card", () => {
  const intent = (change: object) =>
    ({
      ...example("payment_intent"),
      id: "pi_1",
      currency: "hkd",
      amount: 100,
      metadata: { charged: "saved_card" },
      ...change,
    }) as unknown as Stripe.PaymentIntent;
  const declined = (error: object) => ({
    status: "requires_payment_method",
    last_payment_error: { type: "card_error", ...error },
  });
  test.each<[string, object, object]>([
    [
      "succeeded",
      { status: "succeeded", amount_received: 100, latest_charge: null },
      { state: "succeeded", charged: { amount: 100, currency: "HKD" } },
    ],
    ["processing", { status: "processing" }, { state: "pending" }],
    [
      "canceled",
      { status: "canceled", cancellation_reason: "abandoned" },
      { state: "cancelled", failure: "abandoned" },
    ],
    [
      "requires_action",
      { status: "requires_action", last_payment_error: null },
      { state: "failed", failure: "authentication_required" },
    ],
    [
      "declined without a reason",
      declined({ code: "card_declined", decline_code: "generic_decline" }),
      { state: "failed", failure: "card_declined" },
    ],
    [
      "declined for a reason",
      declined({ code: "card_declined", decline_code: "lost_card" }),
      { state: "failed", failure: "lost_card" },
    ],
    ["expired", declined({ code: "expired_card" }), { state: "failed", failure: "expired_card" }],
    [
      "failed without a word",
      { status: "requires_payment_method", last_payment_error: null },
      { state: "failed", failure: "payment_failed" },
    ],
  ])("%s", (_name, change, told) => {
    expect(paymentFromIntent(intent(change))).toEqual({ reference: "pi_1", ...told });
    expect(isChargeOfSavedCard(intent(change))).toBe(true);
  });
});

describe("a session in which a card was given", () => {
  const method = aPaymentMethod("pm_1", "cus_1", 1);
  const session = (intent: object, card: object = {}, change: object = {}) => {
    const payment_method = { ...method, ...card };
    const setup_intent = { ...aSetupIntent("seti_1", method), payment_method, ...intent };
    return {
      ...example("checkout.session"),
      id: "cs_1",
      mode: "setup",
      status: "complete",
      setup_intent,
      ...change,
    } as unknown as Stripe.Checkout.Session;
  };
  test.each<[string, Stripe.Checkout.Session, object]>([
    ["saved", session({}), { state: "saved", card: { brand: "Visa", lastFour: "4242", expiresOn: "2030-12" } }],
    [
      "of a brand that we have no name for",
      session({}, { card: { ...method.card, brand: "newcard", exp_month: 3 } }),
      { state: "saved", card: { brand: "newcard", lastFour: "4242", expiresOn: "2030-03" } },
    ],
    ["detached", session({}, { customer: null }), { state: "forgotten" }],
    ["still being checked", session({ status: "processing" }), { state: "waiting" }],
    [
      "refused in the end",
      session({ status: "requires_payment_method", last_setup_error: { code: "card_declined" } }),
      { state: "failed", failure: "card_declined" },
    ],
    ["open", session({}, {}, { status: "open", setup_intent: null }), { state: "waiting" }],
    ["expired", session({}, {}, { status: "expired", setup_intent: null }), { state: "expired", failure: "expired" }],
  ])("%s", (_name, given, told) => expect(savedCardFromSession(given)).toEqual({ reference: "cs_1", ...told }));
});

describe("what we hold requests and answers about cards against finds what is wrong", () => {
  const form = (...pairs: [string, string][]) => new URLSearchParams(pairs);
  test.each<[string, string, URLSearchParams]>([
    [
      "a parameter that Stripe has given up",
      "POST /v1/payment_intents",
      form(["amount", "1"], ["currency", "hkd"], ["payment_method_types[0]", "card"]),
    ],
    ["no amount", "POST /v1/payment_intents", form(["currency", "hkd"])],
    ["a currency in capitals", "POST /v1/payment_intents", form(["amount", "1"], ["currency", "HKD"])],
    ["a filter that is none", "GET /v1/payment_intents", form(["client_reference_id", "1"])],
  ])("%s", (_name, call, sent) => expect(wrongInRequest(call, sent)).not.toEqual([]));

  test("a card without its digits", () => {
    expect(
      wrongInAnswer("GET", { ...aPaymentMethod("pm_1", "cus_1", 1), card: { brand: "visa" } } as object),
    ).not.toEqual([]);
  });
});
