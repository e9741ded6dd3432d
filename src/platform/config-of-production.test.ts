import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { liveShop, read, reseller, secret, wrong } from "./config.world.ts";

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
  [
    "a bucket's and a chatbot's secret of one letter, and their addresses in the clear",
    {
      OBJECT_STORE: "s3",
      S3_ENDPOINT: "http://s3.wave.test",
      S3_BUCKET: "wave",
      S3_KEY_ID: "wave",
      S3_KEY_SECRET: "a".repeat(16),
      CHAT_API_URL: "http://bot.wave.test",
      CHAT_API_KEY: "a".repeat(16),
    },
    [
      "S3_ENDPOINT: https in production",
      "CHAT_API_URL: https in production",
      "S3_KEY_SECRET: too short or too plain for a secret",
      "CHAT_API_KEY: too short or too plain for a secret",
    ],
  ],
  [
    "a key of documents of one digit, also among former ones",
    { DOCUMENT_KEYS: `2026:${createHash("sha256").update("documents").digest("hex")},2025:${"0".repeat(64)}` },
    ["DOCUMENT_KEYS: 2025 repeats itself; take what `openssl rand -hex 32` prints"],
  ],
  [
    "a key of documents that is the shop's own",
    { DOCUMENT_KEYS: `2026:${secret.toUpperCase()}` },
    ["DOCUMENT_KEYS: 2026 is APP_SECRET; a key of its own"],
  ],
  [
    "the demo's company and sender, written out",
    {
      COMPANY_NAME: "Farwave Demo Limited",
      COMPANY_ADDRESS: "1 Example Road, Wan Chai, Hong Kong",
      COMPANY_REGISTRATION: "00000000",
      MAIL_FROM: "Farwave <hello@farwave.example>",
    },
    ["COMPANY_NAME", "COMPANY_ADDRESS", "COMPANY_REGISTRATION", "MAIL_FROM"].map(
      (name) => `${name}: needed in production; the demo's is nobody's`,
    ),
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
