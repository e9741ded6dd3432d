import { expect, test } from "vitest";
import { certificate, es2plus, liveKey, production, read, reseller, secret, stripe, wrong } from "./config.world.ts";

test.each<[string, Record<string, string>, string[]]>([
  [
    "a reseller's key and secret",
    { RESELLER_URL: reseller.RESELLER_URL },
    ["RESELLER_KEY: needed with RESELLER_URL", "RESELLER_SECRET: needed with RESELLER_URL"],
  ],
  ["a reseller's address", { RESELLER_KEY: "farwave" }, ["RESELLER_URL: needed with RESELLER_KEY"]],
  [
    "an SM-DP+ in part",
    { ES2PLUS_URL: es2plus.ES2PLUS_URL, ES2PLUS_REQUESTER: "FARWAVE" },
    ["ES2PLUS_SMDP_ADDRESS: needed with ES2PLUS_URL", "ES2PLUS_NOTIFICATION_SECRET: needed with ES2PLUS_URL"],
  ],
  [
    "a certificate's key",
    { ES2PLUS_CERTIFICATE: "/etc/es2plus.pem" },
    ["ES2PLUS_CERTIFICATE: goes with ES2PLUS_CERTIFICATE_KEY"],
  ],
])("of suppliers it demands %s", (_what, environment, said) => expect(wrong(environment)).toEqual(said));

test("suppliers whose settings are complete", () => {
  const live = { ...production, ...stripe, STRIPE_SECRET_KEY: liveKey, ...reseller, ...es2plus, ...certificate };
  expect(read(live)).toMatchObject({
    RESELLER_URL: "https://api.reseller.example",
    ES2PLUS_REQUESTER: "FARWAVE",
    RESELLER_NOTIFICATIONS: "signed",
  });
  expect(wrong({ ...live, RESELLER_URL: "http://api.reseller.example" })).toEqual([
    "RESELLER_URL: https in production",
  ]);
  expect(wrong({ ...live, ES2PLUS_CERTIFICATE: "", ES2PLUS_CERTIFICATE_KEY: "" })).toEqual([
    "ES2PLUS_CERTIFICATE: needed in production, both sides prove themselves",
  ]);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    "both keys",
    { PAYMENT_GATEWAY: "stripe" },
    [
      "STRIPE_SECRET_KEY: needed when PAYMENT_GATEWAY is stripe (sk_…)",
      "STRIPE_WEBHOOK_SECRET: needed when PAYMENT_GATEWAY is stripe (whsec_…)",
    ],
  ],
  [
    "both keys for one way to pay",
    { PAYMENT_OFFERS: "card:USD=stripe" },
    [
      "STRIPE_SECRET_KEY: needed when PAYMENT_OFFERS names stripe (sk_…)",
      "STRIPE_WEBHOOK_SECRET: needed when PAYMENT_OFFERS names stripe (whsec_…)",
    ],
  ],
  [
    "time to pay for one way to pay",
    { ...stripe, PAYMENT_GATEWAY: "sandbox", PAYMENT_OFFERS: "card=stripe", PAYMENT_MINUTES: "29" },
    ["PAYMENT_MINUTES: at least 30 with stripe"],
  ],
  ["time to pay", { ...stripe, PAYMENT_MINUTES: "29" }, ["PAYMENT_MINUTES: at least 30 with stripe"]],
  [
    "one key for payments that began there, and not the other",
    { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
    ["STRIPE_WEBHOOK_SECRET: goes with STRIPE_SECRET_KEY"],
  ],
  [
    "a live key in a demo that offers the sandbox",
    { STRIPE_SECRET_KEY: liveKey, STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET },
    ["STRIPE_SECRET_KEY: begins with sk_test_ when SHOP_MODE is demo"],
  ],
  [
    "a test key in a demo",
    { ...stripe, STRIPE_SECRET_KEY: liveKey },
    ["STRIPE_SECRET_KEY: begins with sk_test_ when SHOP_MODE is demo"],
  ],
  [
    "no sandbox for any way to pay in production",
    { ...production, ...stripe, STRIPE_SECRET_KEY: liveKey, APP_SECRET: secret, PAYMENT_OFFERS: "wechat=sandbox" },
    ["PAYMENT_OFFERS: without sandbox in production, which gives eSIMs away"],
  ],
  [
    "a live key in production",
    { ...stripe, ...production },
    ["STRIPE_SECRET_KEY: begins with sk_live_ when SHOP_MODE is production"],
  ],
])("stripe needs %s", (_what, environment, told) => {
  expect(wrong(environment)).toEqual(told);
});
