import { expect, test } from "vitest";
import { derivedSecret } from "./config.server.ts";
import { liveKey, production, read, secret, stripe, wrong } from "./config.world.ts";

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
  ["DATABASE_SHOP_URL", "localhost:5432", "such as postgres://user:password@host:5432/farwave"],
  ["DATABASE_URL", "mysql://root@localhost/farwave", "such as postgres://user:password@host:5432/farwave"],
  ["APP_SECRET", "secret", "64 hexadecimal digits"],
  ["APP_SECRET", `${secret}0`, "64 hexadecimal digits"],
  ["APP_SECRET", "g".repeat(64), "64 hexadecimal digits"],
  ["DOCUMENT_KEYS", `app-secret:${secret}`, "not app-secret, which is the one that is derived from APP_SECRET"],
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
  ["ESIM_SERVICE_SECRET", "short", "at least 16 characters"],
  ["WALLET_GOOGLE_ISSUER", "BCR2DN4T", "the issuer's number, digits alone"],
  ["WALLET_APPLE_PASS_TYPE", "com.example.esim", "the identifier of the pass type, pass.…"],
  ["WALLET_APPLE_TEAM", "Farwave", "the team's ten letters and digits"],
  ["TWILIO_FROM", "0912345678", "a number such as +15551234567 or a messaging service, MG…"],
  ["TWILIO_FROM", "Farwave", "a number such as +15551234567 or a messaging service, MG…"],
  ["TWILIO_ORIGIN", "api.twilio.com", "an address without a path, such as https://shop.example.com"],
  ["WEB_PUSH", "off", "one of sandbox, send"],
  ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, silent"],
  ["FARWAVE_DEV", "true", "one of 0, 1"],
])("%s=%j is told with what is allowed: %s", (name, value, allowed) => {
  expect(wrong({ [name]: value })).toEqual([`${name}: ${allowed}`]);
});

test("a user for the shop needs the owner's connection beside it", () => {
  expect(wrong({ DATABASE_SHOP_URL: "postgres://shop@localhost/farwave" })).toEqual([
    "DATABASE_URL: needed with DATABASE_SHOP_URL",
  ]);
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
