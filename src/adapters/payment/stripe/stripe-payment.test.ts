import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GatewayUnavailable } from "../payment-gateway.ts";
import { describePaymentGateway } from "../payment-gateway.suite.ts";
import { aRefund, aRequest } from "../payment-gateway-world.suite.ts";
import { assertKeyFitsEnvironment } from "./stripe-payment.server.ts";
import { withinStripesLimits } from "./stripe-session.ts";
import { openStripeAtTest, stripeWorld } from "./stripe-world.suite.ts";

describePaymentGateway("Stripe", openStripeAtTest);

describe("a Checkout Session", () => {
  let world: Awaited<ReturnType<typeof stripeWorld>>;
  beforeAll(async () => void (world = await stripeWorld()));
  afterAll(async () => world.close());

  test("asks Stripe for exactly this payment", async () => {
    const request = aRequest(world.clock.now(), { method: "wechat", language: "zh-hk" });
    const { reference } = await world.gateway.startPayment(request);
    expect(world.fake.sessions.get(reference)?.sent).toMatchObject({
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

  test("more than what is left is not refunded, in Stripe's own words", async () => {
    const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
    const session = world.fake.sessions.get(reference)!;
    world.fake.intentOf(session).amount_received = 100;
    expect(await world.gateway.refundPayment(aRefund(reference))).toMatchObject({ state: "failed", failure: "refund_refused" });
  });
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
