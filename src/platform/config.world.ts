import { createHash } from "node:crypto";
import { expect } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

/** Settings that are right together, and what is said of wrong ones. */

export const secret = createHash("sha256").update("a secret of these tests").digest("hex");
export const read = (environment: Record<string, string | undefined>) =>
  readConfig({ APP_SECRET: secret, ...environment });
export const wrong = (environment: Record<string, string | undefined>) => {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split("\n");
  }
  return expect.fail("nothing was said");
};

export const stripe = {
  PAYMENT_GATEWAY: "stripe",
  STRIPE_SECRET_KEY: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
};
export const liveKey = "sk_live_4eC39HqLyjWDarjtT1zdp7dc";
const company = {
  COMPANY_NAME: "Wave Limited",
  COMPANY_ADDRESS: "2 Harbour Road, Wan Chai, Hong Kong",
  COMPANY_REGISTRATION: "71234567",
  MAIL_FROM: "Wave <service@wave.test>",
};
export const production = {
  SHOP_MODE: "production",
  SHOP_ORIGIN: "https://shop.example.com",
  SMTP_URL: "smtps://mail.example.com",
  SMS_PROVIDER: "none",
  ...company,
};
export const reseller = {
  RESELLER_URL: "https://api.reseller.example",
  RESELLER_KEY: "farwave",
  RESELLER_SECRET: "0123456789abcdef",
};
export const es2plus = {
  ES2PLUS_URL: "https://smdp.example",
  ES2PLUS_REQUESTER: "FARWAVE",
  ES2PLUS_SMDP_ADDRESS: "rsp.example.com",
  ES2PLUS_NOTIFICATION_SECRET: "0123456789abcdef",
};
export const certificate = { ES2PLUS_CERTIFICATE: "/etc/es2plus.pem", ES2PLUS_CERTIFICATE_KEY: "/etc/es2plus.key" };
export const twilio = {
  SMS_PROVIDER: "twilio",
  TWILIO_ACCOUNT_SID: `AC${"a".repeat(32)}`,
  TWILIO_API_KEY: `SK${"b".repeat(32)}`,
  TWILIO_API_SECRET: "0123456789abcdef",
  TWILIO_FROM: "+15551234567",
};
export const liveShop = { ...production, ...stripe, STRIPE_SECRET_KEY: liveKey };
