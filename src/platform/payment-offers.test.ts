import { expect, test } from "vitest";
import {
  currenciesNotPayable,
  gatewayOffered,
  gatewaysOffered,
  paymentOffersIn,
  type PaymentOffer,
} from "./payment-offers.ts";

const by = (text: string) => ({
  PAYMENT_GATEWAY: "sandbox" as const,
  PAYMENT_OFFERS: text === "" ? [] : (paymentOffersIn(text) as PaymentOffer[]),
});

test.each([
  ["", "card", "HKD", "sandbox"],
  ["alipay=stripe", "card", "HKD", "sandbox"],
  ["alipay=stripe", "alipay", "USD", "stripe"],
  ["card:USD=stripe", "card", "USD", "stripe"],
  ["card:USD=stripe", "card", "HKD", "sandbox"],
  ["card:USD=stripe", "wechat", "USD", "sandbox"],
  // whatever stands first, a currency counts before all currencies
  ["card=stripe,card:USD=sandbox", "card", "USD", "sandbox"],
  ["card:USD=sandbox, card=stripe", "card", "USD", "sandbox"],
  ["card:USD=sandbox,card=stripe", "card", "CNY", "stripe"],
  ["wechat=none", "wechat", "CNY", undefined],
  ["wechat=none,wechat:CNY=stripe", "wechat", "CNY", "stripe"],
  ["wechat:CNY=none", "wechat", "CNY", undefined],
] as const)("with %j a payment by %s for a price in %s begins at %s", (text, method, currency, gateway) => {
  expect(gatewayOffered(by(text), method, currency)).toBe(gateway);
});

test("what begins nowhere else still needs no gateway of its own", () => {
  expect([...gatewaysOffered(by("card=stripe,alipay=stripe,wechat=none"))]).toEqual(["stripe"]);
});

test("a currency in which nobody could pay is found", () => {
  expect(currenciesNotPayable(by("card:USD=none,alipay:USD=none,wechat=none"))).toEqual(["USD"]);
  expect(currenciesNotPayable(by("card=none,alipay=none,wechat=none"))).toEqual(["CNY", "HKD", "USD"]);
});

const allowed = "methods are card, alipay, wechat, currencies CNY, HKD, USD, gateways sandbox, stripe, none";
test.each([
  ["stripe", `stripe is not method=gateway or method:currency=gateway; ${allowed}`],
  ["alipay=paypal", `alipay=paypal is not method=gateway or method:currency=gateway; ${allowed}`],
  ["card:EUR=stripe", `card:EUR=stripe is not method=gateway or method:currency=gateway; ${allowed}`],
  ["card=stripe,", `an empty entry is not method=gateway or method:currency=gateway; ${allowed}`],
  ["card:usd=stripe", `card:usd=stripe is not method=gateway or method:currency=gateway; ${allowed}`],
  ["constructor=stripe", `constructor=stripe is not method=gateway or method:currency=gateway; ${allowed}`],
  ["card=stripe,alipay=none,card=sandbox", "card stands there twice"],
])("%j cannot be read: %s", (text, sentence) => {
  expect(paymentOffersIn(text)).toBe(sentence);
});
