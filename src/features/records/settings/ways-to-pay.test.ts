import { expect, test } from "vitest";
import { paymentOffersIn, type PaymentOffer } from "../../../platform/payment-offers.ts";
import { gatewayIn, waysAmong, waysByDefault, waysHeld, waysTyped, type PaymentEnvironment } from "./ways-to-pay.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };
const by = (offers: string, more: Partial<PaymentEnvironment> = {}): PaymentEnvironment => ({
  SHOP_MODE: "demo",
  PAYMENT_MINUTES: 30,
  PAYMENT_GATEWAY: "sandbox",
  PAYMENT_OFFERS: offers === "" ? [] : (paymentOffersIn(offers) as PaymentOffer[]),
  ...keys,
  ...more,
});

test("staff choose among the gateways that are configured, and cannot turn on what the environment takes away", () => {
  expect(waysAmong(by("wechat=none"), "HKD")).toEqual([
    "card=sandbox",
    "card=stripe",
    "card=none",
    "alipay=sandbox",
    "alipay=stripe",
    "alipay=none",
    "wechat=none",
  ]);
  const production = { SHOP_MODE: "production", PAYMENT_GATEWAY: "stripe" } as const;
  expect(waysAmong(by("", production), "HKD")).not.toContain("card=sandbox");
  expect(waysAmong(by("", { STRIPE_WEBHOOK_SECRET: undefined }), "HKD")).not.toContain("card=stripe");
  // its pages stay open for longer than this shop's
  expect(waysAmong(by("", { PAYMENT_MINUTES: 29 }), "HKD")).not.toContain("card=stripe");
});

test.each([
  ["card=sandbox,alipay=stripe,wechat=none", "HKD", "card=sandbox,alipay=stripe,wechat=none"],
  ["wechat=none,alipay=none,card=stripe", "HKD", "card=stripe,alipay=none,wechat=none"],
  ["card=none,alipay=none,wechat=none", "HKD", "no_way_to_pay"],
  ["card=stripe", "HKD", "choose"],
  ["card=stripe,card=none,alipay=none,wechat=none", "HKD", "choose"],
  ["card=stripe,alipay=none,wechat=none,cash=none", "HKD", "choose"],
  ["card=paypal,alipay=none,wechat=none", "HKD", "choose"],
  ["card=constructor,alipay=none,wechat=none", "HKD", "choose"],
  ["card=stripe,alipay=none,wechat=stripe", "USD", "choose"],
  ["", "HKD", "choose"],
  ["card=stripe, alipay=none,wechat=none", "HKD", "choose"],
] as const)("%j typed for %s is %s", (typed, currency, expected) => {
  const read = waysTyped(by("wechat:USD=none"), currency, typed);
  expect("value" in read ? read.value : read.problem.problem).toBe(expected);
});

test.each([
  ["what was settled", "", "card=stripe,alipay=none,wechat=sandbox", "card=stripe,alipay=none,wechat=sandbox"],
  [
    "a method taken away since",
    "alipay=none",
    "card=none,alipay=stripe,wechat=stripe",
    "card=none,alipay=none,wechat=stripe",
  ],
  [
    "a gateway gone since",
    "card=sandbox",
    "card=paypal,alipay=none,wechat=none",
    "card=sandbox,alipay=none,wechat=none",
  ],
  ["nothing left of it", "card=none", "card=stripe,alipay=none,wechat=none", "card=none,alipay=sandbox,wechat=sandbox"],
  ["a method of later", "", "card=none,alipay=none", "card=none,alipay=none,wechat=sandbox"],
  ["what is no list of ways", "", "null", "card=sandbox,alipay=sandbox,wechat=sandbox"],
])("%s: with %j and %j it is %s", (_, offers, settled, held) => {
  expect(waysHeld(by(offers), "HKD", settled)).toBe(held);
});

test("nobody has settled anything: the environment's, each method at its gateway or nowhere", () => {
  const held = waysByDefault(by("alipay=stripe,wechat=none"), "CNY");
  expect((["card", "alipay", "wechat"] as const).map((method) => gatewayIn(held, method))).toEqual([
    "sandbox",
    "stripe",
    undefined,
  ]);
});
