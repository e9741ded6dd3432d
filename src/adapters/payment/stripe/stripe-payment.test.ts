import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aRefund, aRequest } from "../payment-gateway-world.suite.ts";
import { describePaymentGateway } from "../payment-gateway.suite.ts";
import { GatewayUnavailable } from "../payment-gateway.ts";
import { example, wrongInAnswer, wrongInRequest } from "./described.suite.ts";
import { assertKeyFitsEnvironment } from "./stripe-payment.server.ts";
import { withinStripesLimits } from "./stripe-session.ts";
import { openStripeAtTest, stripeWorld } from "./stripe-world.suite.ts";

let opened: Awaited<ReturnType<typeof openStripeAtTest>>;
describePaymentGateway("Stripe", async () => (opened = await openStripeAtTest()));

test("all that was asked and answered, and every event, is as Stripe's published description says", () => {
  expect([...new Set(opened.wrong)]).toEqual([]);
});

describe("a Checkout Session", () => {
  let world: Awaited<ReturnType<typeof stripeWorld>>;
  beforeAll(async () => void (world = await stripeWorld()));
  afterAll(async () => world.close());

  test("asks Stripe for exactly this payment", async () => {
    const request = aRequest(world.clock.now(), { method: "wechat", language: "zh-hk" });
    const { reference } = await world.gateway.startPayment(request);
    expect(world.fake.asked.get(reference)).toMatchObject({
      mode: "payment",
      client_reference_id: request.paymentId,
      "metadata[paymentId]": request.paymentId,
      "payment_intent_data[metadata][paymentId]": request.paymentId,
      "payment_intent_data[metadata][orderNumber]": request.orderNumber,
      "allowed_payment_method_types[0]": "wechat_pay",
      "payment_method_options[wechat_pay][client]": "web",
      "adaptive_pricing[enabled]": "false",
      "line_items[0][price_data][currency]": "cny",
      "line_items[0][price_data][unit_amount]": "6266",
      customer_email: request.email,
      locale: "zh-HK",
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
    });
  });

  test("for a method that the account cannot take is an outage, not a page without it", async () => {
    const request = aRequest(world.clock.now(), { method: "alipay", amount: { amount: 990, currency: "USD" } });
    await expect(world.gateway.startPayment(request)).rejects.toThrow(/cannot take alipay in USD/);
    await expect(world.gateway.startPayment(request)).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  test("in a list that is not ours at all is told as it is, in whatever currency", async () => {
    const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
    Object.assign(world.fake.sessions.get(reference)!, {
      currency: "eur",
      metadata: {},
      client_reference_id: null,
      payment_intent: null,
    });
    const listed = await Array.fromAsync(
      world.gateway.listPayments(new Date(0), new Date(world.clock.now().getTime() + 1000)),
    );
    expect(listed.find((one) => one.reference === reference)).toMatchObject({
      paymentId: null,
      amount: { currency: "EUR" },
      state: "waiting",
    });
  });

  test("more than what is left is not refunded, in Stripe's own words", async () => {
    const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
    const session = world.fake.sessions.get(reference)!;
    world.fake.intentOf(session).amount_received = 100;
    expect(await world.gateway.refundPayment(aRefund(reference))).toMatchObject({
      state: "failed",
      failure: "refund_refused",
    });
  });
});

describe("Stripe's own books", () => {
  let at: Awaited<ReturnType<typeof openStripeAtTest>>;
  beforeAll(async () => void (at = await openStripeAtTest()));
  afterAll(async () => at.close());

  test("the fee is reported in the currency in which the account settles, not in the shopper's", async () => {
    const { reference } = await at.gateway.startPayment(aRequest(at.clock.now()));
    await at.shopper.pays(reference);
    // CNY 62.66 at 1.0852 is HKD 68.00; 3.4 % of that and HK$2.35
    expect((await at.gateway.findPayment(reference)).fee).toEqual({ amount: 466, currency: "HKD" });
  });

  test("a refund that had succeeded may fail: the webhook says so, and asking says the same", async () => {
    const { reference } = await at.gateway.startPayment(aRequest(at.clock.now()));
    await at.shopper.pays(reference);
    const refund = await at.gateway.refundPayment(aRefund(reference));
    expect(refund.state).toBe("succeeded");
    at.refundIsTakenBack(refund.reference);
    const { body, headers } = (await at.deliveries()).at(-1)!;
    const failed = { reference: refund.reference, state: "failed", failure: "expired_or_canceled_card" };
    expect(await at.gateway.readWebhook(body, headers)).toMatchObject({ kind: "refund", refund: failed });
    expect(await at.gateway.findRefund(refund.reference)).toEqual(failed);
    expect(at.wrong).toEqual([]);
  });
});

describe("the description finds what is wrong", () => {
  const form = (...pairs: [string, string][]) => new URLSearchParams(pairs);
  test.each<[string, string, URLSearchParams]>([
    ["a parameter that Stripe does not know", "POST /v1/refunds", form(["payment", "pi_1"])],
    ["an amount that is none", "POST /v1/refunds", form(["amount", "all of it"])],
    [
      "a mode that is none",
      "POST /v1/checkout/sessions",
      form(["mode", "lease"], ["success_url", "u"], ["cancel_url", "u"]),
    ],
    [
      "a line without a price's currency",
      "POST /v1/checkout/sessions",
      form(["success_url", "u"], ["cancel_url", "u"], ["line_items[0][price_data][unit_amount]", "1"]),
    ],
    ["a call that is none", "POST /v1/lunch", form()],
  ])("%s", (_name, call, sent) => expect(wrongInRequest(call, sent)).not.toEqual([]));

  test.each<[string, object]>([
    ["a state that is none", { ...example("refund"), object: "refund", amount: "100" }],
    ["a field that is missing", { ...example("checkout.session"), livemode: undefined }],
    ["a field that was made up", { ...example("payment_intent"), paid_at: 1 }],
    ["a thing that is none", { object: "lunch" }],
    ["an error without a type", { error: { message: "no" } }],
  ])("%s in an answer", (_name, body) => expect(wrongInAnswer("GET /v1/refunds/{refund}", body)).not.toEqual([]));
});

describe("the time to pay, as Stripe takes it", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  test.each([
    ["in the past", "2026-11-21T07:00:00Z", "2026-11-21T08:31:00.000Z"],
    ["30 minutes", "2026-11-21T08:30:00Z", "2026-11-21T08:31:00.000Z"],
    ["an hour", "2026-11-21T09:00:00Z", "2026-11-21T09:00:00.000Z"],
    ["a week", "2026-11-28T08:00:00Z", "2026-11-22T07:59:00.000Z"],
  ])("%s", (_name, wished, taken) => {
    expect(withinStripesLimits(new Date(wished), now).toISOString()).toBe(taken);
  });
});

describe("the secret key", () => {
  test.each([
    ["sk_test_1", false],
    ["sk_live_1", true],
    ["rk_live_1", true],
  ])("%s fits, production %s", (key, production) => {
    expect(() => assertKeyFitsEnvironment(key, production)).not.toThrow();
  });
  test.each([
    ["sk_live_1", false, /live key/],
    ["rk_live_1", false, /live key/],
    ["sk_test_1", true, /test key takes no money/],
    ["pk_live_1", true, /begins with/],
    ["", false, /begins with/],
  ])("%s is refused, production %s", (key, production, words) => {
    expect(() => assertKeyFitsEnvironment(key, production)).toThrow(words);
  });
});
