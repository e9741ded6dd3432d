import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, derivedSecret, readConfig } from "./config.server.ts";

const secret = createHash("sha256").update("a secret of these tests").digest("hex");
const read = (environment: Record<string, string | undefined>) => readConfig({ APP_SECRET: secret, ...environment });
const wrong = (environment: Record<string, string | undefined>) => {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split("\n");
  }
  return expect.fail("nothing was said");
};

test.each([
  ["SHOP_MODE", "prod", "one of demo, production"],
  ...["en,zh-cn,ja", "en,zh-cn,klingon", "zh-hk,en", "zh-cn", "en;zh-cn", "../en,en,zh-cn"].map(
    (languages) =>
      [
        "OFFERED_LANGUAGES",
        languages,
        "en, zh-cn and others of ja, ko, zh-hk, between commas, each with every file of words that src/i18n/en has",
      ] as [string, string, string],
  ),
  ["PORT", "http", "a port number from 1 to 65534"],
  ["PORT", "0", "a port number from 1 to 65534"],
  ["PORT", "65535", "a port number from 1 to 65534"],
  ["PORT", "3000.5", "a port number from 1 to 65534"],
  ["PORT", "-3000", "a port number from 1 to 65534"],
  ["PORT", "3000;rm", "a port number from 1 to 65534"],
  ["PORT", " ", "a port number from 1 to 65534"],
  ["SANDBOX_PORT", "70000", "a port number from 1 to 65534"],
  ["SANDBOX_PORT", "3000", "another port than PORT"],
  ["SHOP_ORIGIN", "shop.example.com", "an address without a path, such as https://shop.example.com"],
  ["SHOP_ORIGIN", "https://shop.example.com/shop", "an address without a path, such as https://shop.example.com"],
  ["SHOP_ORIGIN", "https://shop.example.com?x", "an address without a path, such as https://shop.example.com"],
  [
    "SHOP_ORIGIN",
    "https://user:secret@shop.example.com",
    "an address without a path, such as https://shop.example.com",
  ],
  ["SHOP_ORIGIN", "ftp://shop.example.com", "an address without a path, such as https://shop.example.com"],
  ["SANDBOX_ORIGIN", "javascript:alert(1)", "an address without a path, such as https://shop.example.com"],
  ["DATABASE_URL", "localhost:5432", "such as postgres://user:password@host:5432/farwave"],
  ["DATABASE_URL", "mysql://root@localhost/farwave", "such as postgres://user:password@host:5432/farwave"],
  ["APP_SECRET", "secret", "64 hexadecimal digits"],
  ["APP_SECRET", `${secret}0`, "64 hexadecimal digits"],
  ["APP_SECRET", "g".repeat(64), "64 hexadecimal digits"],
  ["DEMO_SHOP", "yes", "one of 0, 1"],
  ["IDENTITY_PROVIDER", "eid", "one of none, iamsmart, openid"],
  ["OPENID_CLAIMS", "id_no", "four names of claims, such as id_no,en_name,zh_name,birthdate"],
  ["CONSOLE", "on", "one of 0, 1"],
  ["TRUSTED_PROXIES", "all", "a whole number from 0 to 10"],
  ["TRUSTED_PROXIES", "11", "a whole number from 0 to 10"],
  ["COUNTRY_HEADER", "cf ipcountry", "the name of a header such as cf-ipcountry"],
  ["COUNTRY_HEADER", "x-country\r\nx: y", "the name of a header such as cf-ipcountry"],
  ["COUNTRY_HEADER", "cf-ipcountry", "needs TRUSTED_PROXIES, or any visitor could write it"],
  ["READ_CALLS_PER_MINUTE", "0", "a whole number from 1 to 1000000000"],
  ["WRITE_CALLS_PER_MINUTE", "1e99", "a whole number from 1 to 1000000000"],
  ["CLICKS_PER_MINUTE", "-1", "a whole number from 1 to 1000000000"],
  ["COSTLY_CALLS_PER_MINUTE", "Infinity", "a whole number from 1 to 1000000000"],
  ["PAGE_CACHE_MB", "96MB", "a whole number from 0 to 4096"],
  ["PAYMENT_GATEWAY", "paypal", "one of sandbox, stripe"],
  ["PAYMENT_OFFERS", "card:USD=none,alipay:USD=none,wechat=none", "leaves no way to pay in USD"],
  ["PAYMENT_OFFERS", "card=sandbox,card=none", "card stands there twice"],
  ["SANDBOX_NETWORK_FAILURE_RATE", "often", "a number from 0 to 1"],
  ["SANDBOX_NETWORK_FAILURE_RATE", "1.01", "a number from 0 to 1"],
  ["SANDBOX_NETWORK_LATENCY_MS", "-1", "a whole number from 0 to 60000"],
  ["NETWORK_PATIENCE_MS", "99", "a whole number from 100 to 60000"],
  ["SANDBOX_PENDING_SECONDS", "soon", "seconds, from 0 to 3600"],
  ["SANDBOX_PENDING_SECONDS", "3601", "seconds, from 0 to 3600"],
  ["SUPPLIER_PORT", "3000", "another port than PORT"],
  ["SUPPLIER_ORIGIN", "phone.example.com", "an address without a path, such as https://shop.example.com"],
  ["SANDBOX_SUPPLIER_FAILURE_RATE", "1.1", "a number from 0 to 1"],
  ["SANDBOX_SUPPLIER_FAILURE_RATE", "often", "a number from 0 to 1"],
  ["RESELLER_SECRET", "short", "at least 16 characters"],
  ["RESELLER_NOTIFICATIONS", "believed", "one of signed, queried"],
  ["ES2PLUS_SMDP_ADDRESS", "https://rsp.example.com", "a host name such as rsp.example.com"],
  ["STRIPE_SECRET_KEY", "pk_test_x", "Stripe's secret key, sk_…"],
  ["STRIPE_WEBHOOK_SECRET", "secret", "the signing secret of Stripe's webhook, whsec_…"],
  ["PAYMENT_MINUTES", "1441", "a whole number from 1 to 1440"],
  ["DELIVERY_RETRY_SECONDS", "10, 60", "seconds between tries, such as 10,60,300"],
  ["DELIVERY_RETRY_SECONDS", "10,,60", "seconds between tries, such as 10,60,300"],
  ["DELIVERY_RETRY_SECONDS", "-1", "seconds between tries, such as 10,60,300"],
  ["SMTP_URL", "mail.example.com", "such as smtps://user:password@mail.example.com"],
  ["MAIL_FROM", "Farwave", "a sender such as Farwave <service@shop.example.com>"],
  ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example", "a sender such as Farwave <service@shop.example.com>"],
  ["SMS_PROVIDER", "pigeon", "one of sandbox, twilio, none"],
  ["TWILIO_ACCOUNT_SID", "hunter2", "the account, AC and 32 hexadecimal digits"],
  ["TWILIO_API_KEY", `AC${"0".repeat(32)}`, "an API key, SK and 32 hexadecimal digits"],
  ["TWILIO_API_SECRET", "short", "at least 16 characters"],
  ["TWILIO_FROM", "0912345678", "a number such as +15551234567 or a messaging service, MG…"],
  ["TWILIO_FROM", "Farwave", "a number such as +15551234567 or a messaging service, MG…"],
  ["TWILIO_ORIGIN", "api.twilio.com", "an address without a path, such as https://shop.example.com"],
  ["WEB_PUSH", "off", "one of sandbox, send"],
  ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, silent"],
  ["FARWAVE_DEV", "true", "one of 0, 1"],
])("%s=%j is told with what is allowed: %s", (name, value, allowed) => {
  expect(wrong({ [name]: value })).toEqual([`${name}: ${allowed}`]);
});

test("every wrong setting is told at once", () => {
  expect(wrong({ PORT: "x", LOG_LEVEL: "x", APP_SECRET: "x" }).map((line) => line.split(":", 1)[0])).toEqual([
    "PORT",
    "APP_SECRET",
    "LOG_LEVEL",
  ]);
});

test("a secret value is never repeated in what is said", () => {
  for (const name of [
    "APP_SECRET",
    "RESELLER_SECRET",
    "ES2PLUS_NOTIFICATION_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "TWILIO_API_KEY",
    "TWILIO_API_SECRET",
    "DATABASE_URL",
    "SMTP_URL",
  ]) {
    expect(wrong({ [name]: "hunter2" }).join()).not.toContain("hunter2");
  }
});

test("an empty value is no value, as in a file of settings that nobody filled in", () => {
  const names = [
    "SHOP_MODE",
    "PORT",
    "HOST",
    "SHOP_ORIGIN",
    "DATABASE_URL",
    "SANDBOX_PORT",
    "SMTP_URL",
    "PAYMENT_GATEWAY",
    "DELIVERY_RETRY_SECONDS",
    "DEMO_SHOP",
    "MAIL_FROM",
    "SMS_PROVIDER",
    "TWILIO_API_SECRET",
    "TWILIO_ORIGIN",
    "WEB_PUSH",
  ];
  expect(read(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(read({}));
});

test("settings of others are none of our business", () => {
  expect(read({ PATH: "/bin", npm_config_port: "x", port: "x" })).toEqual(read({}));
});

test("production demands what a demo makes up", () => {
  const folder = mkdtempSync(join(tmpdir(), "farwave-config-"));
  const names = wrong({ SHOP_MODE: "production", APP_SECRET: "", DATA_DIR: folder }).map(
    (line) => line.split(":", 1)[0],
  );
  rmSync(folder, { recursive: true });
  expect(names).toEqual([
    "APP_SECRET",
    "SHOP_ORIGIN",
    "PAYMENT_GATEWAY",
    "SMTP_URL",
    "SMS_PROVIDER",
    "COMPANY_NAME",
    "COMPANY_ADDRESS",
    "COMPANY_REGISTRATION",
    "MAIL_FROM",
  ]);
});

const stripe = {
  PAYMENT_GATEWAY: "stripe",
  STRIPE_SECRET_KEY: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
};
const liveKey = "sk_live_4eC39HqLyjWDarjtT1zdp7dc";
const company = {
  COMPANY_NAME: "Wave Limited",
  COMPANY_ADDRESS: "2 Harbour Road, Wan Chai, Hong Kong",
  COMPANY_REGISTRATION: "71234567",
  MAIL_FROM: "Wave <service@wave.example>",
};
const production = {
  SHOP_MODE: "production",
  SHOP_ORIGIN: "https://shop.example.com",
  SMTP_URL: "smtps://mail.example.com",
  SMS_PROVIDER: "none",
  ...company,
};
const reseller = {
  RESELLER_URL: "https://api.reseller.example",
  RESELLER_KEY: "farwave",
  RESELLER_SECRET: "0123456789abcdef",
};
const es2plus = {
  ES2PLUS_URL: "https://smdp.example",
  ES2PLUS_REQUESTER: "FARWAVE",
  ES2PLUS_SMDP_ADDRESS: "rsp.example.com",
  ES2PLUS_NOTIFICATION_SECRET: "0123456789abcdef",
};
const certificate = { ES2PLUS_CERTIFICATE: "/etc/es2plus.pem", ES2PLUS_CERTIFICATE_KEY: "/etc/es2plus.key" };
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

const twilio = {
  SMS_PROVIDER: "twilio",
  TWILIO_ACCOUNT_SID: `AC${"a".repeat(32)}`,
  TWILIO_API_KEY: `SK${"b".repeat(32)}`,
  TWILIO_API_SECRET: "0123456789abcdef",
  TWILIO_FROM: "+15551234567",
};
const liveShop = { ...production, ...stripe, STRIPE_SECRET_KEY: liveKey };
test.each<[string, Record<string, string>, string[]]>([
  [
    "twilio needs all four",
    { SMS_PROVIDER: "twilio" },
    ["TWILIO_ACCOUNT_SID", "TWILIO_API_KEY", "TWILIO_API_SECRET", "TWILIO_FROM"].map(
      (name) => `${name}: needed when SMS_PROVIDER is twilio`,
    ),
  ],
  [
    "texts that production would keep",
    { ...liveShop, SMS_PROVIDER: "sandbox" },
    ["SMS_PROVIDER: twilio or none in production; the sandbox sends nothing"],
  ],
  [
    "secrets over an open line",
    { ...liveShop, ...twilio, TWILIO_ORIGIN: "http://127.0.0.1:3320" },
    ["TWILIO_ORIGIN: https in production"],
  ],
  [
    "pushes that production would keep",
    { ...liveShop, WEB_PUSH: "sandbox" },
    ["WEB_PUSH: send in production; the sandbox sends nothing"],
  ],
])("of texts and pushes it tells: %s", (_what, environment, told) => {
  expect(wrong(environment)).toEqual(told);
});

test("texts and pushes whose settings are complete", () => {
  expect(read({ ...twilio, TWILIO_ORIGIN: "http://127.0.0.1:3320" })).toMatchObject({
    SMS_PROVIDER: "twilio",
    TWILIO_ORIGIN: "http://127.0.0.1:3320",
  });
  expect(read({ ...twilio, TWILIO_FROM: `MG${"c".repeat(32)}` })).toMatchObject({
    TWILIO_ORIGIN: "https://api.twilio.com",
  });
  expect(read({ ...liveShop, ...twilio, WEB_PUSH: "send" })).toMatchObject({
    SMS_PROVIDER: "twilio",
    WEB_PUSH: "send",
  });
  expect(read(liveShop)).toMatchObject({ SMS_PROVIDER: "none" });
});

test.each<[string, Record<string, string>, string[]]>([
  [
    "sessions in the clear",
    { SHOP_ORIGIN: "http://shop.example.com" },
    ["SHOP_ORIGIN: https in production, or sessions and order links travel for everybody to read"],
  ],
  [
    "a secret of one digit",
    { APP_SECRET: "0".repeat(64) },
    ["APP_SECRET: repeats itself; take what `openssl rand -hex 32` prints"],
  ],
  [
    "a secret of sixteen digits in a row",
    { APP_SECRET: "0123456789abcdef".repeat(4) },
    ["APP_SECRET: repeats itself; take what `openssl rand -hex 32` prints"],
  ],
  [
    "a webhook's secret that is empty",
    { STRIPE_WEBHOOK_SECRET: "whsec_" },
    ["STRIPE_WEBHOOK_SECRET: too short or too plain for a secret"],
  ],
  [
    "a webhook's secret of one letter",
    { STRIPE_WEBHOOK_SECRET: `whsec_${"a".repeat(40)}` },
    ["STRIPE_WEBHOOK_SECRET: too short or too plain for a secret"],
  ],
  [
    "a supplier's secret of one digit",
    { ...reseller, RESELLER_SECRET: "1".repeat(32) },
    ["RESELLER_SECRET: too short or too plain for a secret"],
  ],
  [
    "a key of Stripe's that has no key",
    { STRIPE_SECRET_KEY: "sk_live_" },
    ["STRIPE_SECRET_KEY: too short or too plain for a secret"],
  ],
  [
    "the demo's eSIMs",
    { DEMO_SHOP: "1" },
    ["DEMO_SHOP: 0 in production; everybody knows the demo's eSIMs and promo codes"],
  ],
  ["the demo's company", { COMPANY_NAME: "" }, ["COMPANY_NAME: needed in production; the demo's is nobody's"]],
  ["the demo's sender", { MAIL_FROM: "" }, ["MAIL_FROM: needed in production; the demo's is nobody's"]],
  [
    "parts of the sandbox",
    { SANDBOX_FAILURE_RATE: "0", SANDBOX_ORIGIN: "https://pay.example.com", SUPPLIER_PORT: "3002" },
    ["SANDBOX_FAILURE_RATE", "SANDBOX_ORIGIN", "SUPPLIER_PORT"].map(
      (name) => `${name}: the demo's; leave it out in production`,
    ),
  ],
  ["pages from the sources", { FARWAVE_DEV: "1" }, ["FARWAVE_DEV: 0 in production; it lets pages run foreign code"]],
  ["a silent log", { LOG_LEVEL: "warn" }, ["LOG_LEVEL: info or debug in production, or the security log is lost"]],
])("production refuses %s", (_what, environment, said) => {
  expect(wrong({ ...liveShop, ...environment })).toEqual(said);
});

test("the console is open in a demo and closed in production, unless they are told otherwise", () => {
  const consoles = [liveShop, { ...liveShop, CONSOLE: "1" }, {}, { CONSOLE: "0" }].map((given) => read(given).CONSOLE);
  expect(consoles).toEqual([false, true, true, false]);
});

test("production loads no demo shop, a demo does, unless they are told otherwise", () => {
  expect([read(liveShop).DEMO_SHOP, read({}).DEMO_SHOP, read({ DEMO_SHOP: "0" }).DEMO_SHOP]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each<[Record<string, string>, string[]]>([
  [
    { SMTP_URL: "smtp://user:secret@mail.example.com:587", SMTP_PLAIN: "1" },
    ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"],
  ],
  [
    { SMTP_URL: "smtp://127.0.0.1.example.com", SMTP_PLAIN: "1" },
    ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"],
  ],
  [{ SMTP_PLAIN: "1" }, ["SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address"]],
  [
    { SMTP_URL: "smtp://mail.example.com?requireTLS=false" },
    ["SMTP_URL: without a query, which could take its encryption back"],
  ],
])("letters do not travel in the clear: %j", (environment, said) => {
  expect(wrong(environment)).toEqual(said);
  for (const host of ["localhost", "127.0.0.1", "[::1]"])
    expect(read({ SMTP_URL: `smtp://${host}:2525`, SMTP_PLAIN: "1" }).SMTP_PLAIN).toBe(true);
});

test("right settings are read as what they are", () => {
  const given = {
    ...stripe,
    ...production,
    STRIPE_SECRET_KEY: liveKey,
    PORT: "8080",
    SHOP_ORIGIN: "https://Shop.Example.com/",
    DELIVERY_RETRY_SECONDS: "1,2.5,60",
    DEMO_SHOP: "0",
    TRUSTED_PROXIES: "2",
    COUNTRY_HEADER: "CF-IPCountry",
  };
  expect(read(given)).toMatchObject({
    PORT: 8080,
    SHOP_ORIGIN: "https://shop.example.com",
    DELIVERY_RETRY_SECONDS: [1, 2.5, 60],
    DEMO_SHOP: false,
    TRUSTED_PROXIES: 2,
    COUNTRY_HEADER: "cf-ipcountry",
  });
  expect(read({ APP_SECRET: secret.toUpperCase() }).appSecret).toEqual(Buffer.from(secret, "hex"));
  expect(read({})).not.toHaveProperty("APP_SECRET");
});

test("each use of the secret gets a key of its own", () => {
  const config = read({});
  const keys = ["sandbox key", "sandbox webhooks"].map((use) => derivedSecret(config, use));
  expect(new Set([...keys, secret]).size).toBe(3);
  expect(derivedSecret(config, "sandbox key")).toBe(keys[0]);
});
