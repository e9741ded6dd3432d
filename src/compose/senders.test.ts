import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { aText } from "../adapters/sms/sms.suite.ts";
import { readConfig } from "../platform/config.server.ts";
import { openVault } from "../platform/vault.server.ts";
import { openMailer, openPush, openSms } from "./senders.server.ts";

const secret = createHash("sha256").update("senders").digest("hex");
const vault = openVault(randomBytes(32));
const production = {
  SHOP_MODE: "production",
  SHOP_ORIGIN: "https://shop.test",
  SMTP_URL: "smtps://mail.test",
  MAIL_FROM: "service@wave.test",
  PAYMENT_GATEWAY: "stripe",
  STRIPE_SECRET_KEY: "sk_live_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
  COMPANY_NAME: "Wave Limited",
  COMPANY_ADDRESS: "2 Harbour Road",
  COMPANY_REGISTRATION: "71234567",
};
const twilio = {
  SMS_PROVIDER: "twilio",
  TWILIO_ACCOUNT_SID: `AC${"a".repeat(32)}`,
  TWILIO_API_KEY: `SK${"b".repeat(32)}`,
  TWILIO_API_SECRET: "0123456789abcdef",
  TWILIO_FROM: "+15551234567",
};

/** A database that only remembers what was sealed. */
function shopWith(environment: Record<string, string>) {
  const kept: string[] = [];
  const query = async (_sql: string, values: unknown[]) => void kept.push(vault.open(values.at(-1) as Buffer));
  const config = readConfig({ APP_SECRET: secret, ...environment });
  return {
    kept,
    needs: {
      config,
      pool: { query } as unknown as pg.Pool,
      vault,
      clock: () => new Date("2026-11-21T08:00:00Z"),
      shopOrigin: "https://shop.test:8443",
    },
  };
}

test.each<[string, Record<string, string>, string, string, string]>([
  ["a demo", {}, "kept", "sandbox", "sandbox"],
  ["a demo that sends", { ...twilio, WEB_PUSH: "send" }, "kept", "twilio", "web-push"],
  ["production", { ...production, ...twilio }, "smtp", "twilio", "web-push"],
  ["production without texts", { ...production, SMS_PROVIDER: "none" }, "smtp", "none", "web-push"],
])("%s: e-mails, texts and pushes go where the settings say", async (_what, environment, mail, sms, push) => {
  const { needs } = shopWith(environment);
  const [mailer, pushes] = await Promise.all([openMailer(needs), openPush(needs)]);
  expect([mailer.name, openSms(needs).name, pushes.name]).toEqual([mail, sms, push]);
});

test.each<["en" | "zh-cn" | "zh-hk", string, string]>([
  [
    "en",
    "+447911123456",
    "402817 is your Farwave sign-in code. It works for 10 minutes. Never tell anybody, not even us.\n@shop.test #402817",
  ],
  ["zh-hk", "+85291234567", "402817 是你的 Farwave 登入驗證碼，10 分鐘內有效，切勿告訴他人。\n@shop.test #402817"],
  ["zh-cn", "+8613800138000", "402817 是您的 Farwave 登录验证码，10 分钟内有效，请勿告知他人。"],
])("a text in %s to %s is in the shop's words", async (language, to, words) => {
  const { kept, needs } = shopWith({});
  await openSms(needs).sendSms(aText({ language, to }));
  expect(kept).toEqual([words]);
});

test("browsers that have subscribed stay subscribed: the key depends on the secret alone", async () => {
  const keyOf = async (environment: Record<string, string>) => (await openPush(shopWith(environment).needs)).publicKey;
  const key = await keyOf({});
  expect(await keyOf({ WEB_PUSH: "send", PORT: "8080" })).toBe(key);
  expect(await keyOf({ APP_SECRET: createHash("sha256").update("another").digest("hex") })).not.toBe(key);
});
