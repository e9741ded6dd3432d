import { addressIn } from "../../../kernel/address-in.ts";
import type { Config } from "../../../platform/config.server.ts";

/** Whether each secret is set; what it says leaves the process for nobody. */
export function secretsShown(config: Config): { name: string; isSet: boolean }[] {
  const secrets = {
    DOCUMENT_KEYS: config.DOCUMENT_KEYS.length > 0,
    STRIPE_SECRET_KEY: config.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: config.STRIPE_WEBHOOK_SECRET,
    RESELLER_SECRET: config.RESELLER_SECRET,
    ES2PLUS_CERTIFICATE_KEY: config.ES2PLUS_CERTIFICATE_KEY,
    ES2PLUS_NOTIFICATION_SECRET: config.ES2PLUS_NOTIFICATION_SECRET,
    TWILIO_API_SECRET: config.TWILIO_API_SECRET,
    ESIM_SERVICE_SECRET: config.ESIM_SERVICE_SECRET,
    WALLET_APPLE_KEY: config.WALLET_APPLE_KEY,
    WALLET_GOOGLE_KEY: config.WALLET_GOOGLE_KEY,
    S3_KEY_SECRET: config.S3_KEY_SECRET,
    SMTP_URL: config.SMTP_URL && new URL(config.SMTP_URL).password,
  };
  return Object.entries(secrets).map(([name, value]) => ({ name, isSet: Boolean(value) }));
}

/**
 * What an operator should know of the process: by which name it is set, and what it says. Addresses of services
 * without what opens them, and no secret.
 */
export function environmentShown(config: Config, origin: string): { name: string; value: string | null }[] {
  const shown: Record<string, string | number | null> = {
    SHOP_MODE: config.SHOP_MODE,
    SHOP_ORIGIN: origin,
    PAYMENT_GATEWAY: config.PAYMENT_GATEWAY,
    PAYMENT_OFFERS:
      config.PAYMENT_OFFERS.map(
        ({ method, currency, gateway }) => `${method}${currency ? `:${currency}` : ""} → ${gateway}`,
      ).join(" · ") || null,
    PAYMENT_MINUTES: config.PAYMENT_MINUTES,
    HELD_ORDERS: config.HELD_ORDERS,
    HELD_PIECES: config.HELD_PIECES,
    MAIL_FROM: addressIn(config.MAIL_FROM),
    SMTP_URL: config.SMTP_URL ? new URL(config.SMTP_URL).host : null,
    SMS_PROVIDER: config.SMS_PROVIDER,
    TEXTS_PER_DAY: config.TEXTS_PER_DAY,
    RESELLER_URL: config.RESELLER_URL ? new URL(config.RESELLER_URL).host : null,
    ES2PLUS_URL: config.ES2PLUS_URL ? new URL(config.ES2PLUS_URL).host : null,
  };
  return Object.entries(shown).map(([name, value]) => ({ name, value: value === null ? null : String(value) }));
}
