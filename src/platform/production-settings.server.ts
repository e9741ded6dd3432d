import { companySettings } from "./company-settings.server.ts";

const demoAlone = ["SANDBOX_", "SUPPLIER_"];
const company = ["COMPANY_NAME", "COMPANY_ADDRESS", "COMPANY_REGISTRATION"] as const;
const secrets = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "RESELLER_SECRET",
  "ES2PLUS_NOTIFICATION_SECRET",
  "TWILIO_API_SECRET",
  "IAMSMART_SECRET",
  "OPENID_SECRET",
  "ESIM_SERVICE_SECRET",
  "S3_KEY_SECRET",
  "CHAT_API_KEY",
] as const;
const httpsOnly = [
  "RESELLER_URL",
  "ES2PLUS_URL",
  "TWILIO_ORIGIN",
  "IAMSMART_URL",
  "OPENID_ISSUER",
  "S3_ENDPOINT",
  "CHAT_API_URL",
] as const;

type Secrets = { [name in "APP_SECRET" | (typeof secrets)[number]]?: string | undefined };
type Addresses = { [name in "SHOP_ORIGIN" | "SMTP_URL" | (typeof httpsOnly)[number]]?: string | undefined };
type Ways = {
  PAYMENT_GATEWAY: string;
  PAYMENT_OFFERS: readonly { gateway: string }[];
  SMS_PROVIDER: string;
  MAIL_FROM: string;
  DOCUMENT_KEYS: readonly { name: string; key: Buffer }[];
  LOG_LEVEL: string;
  WEB_PUSH?: string | undefined;
  ES2PLUS_CERTIFICATE?: string | undefined;
  DEMO_SHOP?: boolean | undefined;
  FARWAVE_DEV: boolean;
};

/**
 * Settings that a demo may have and production must not: one sentence for each. `given`: the settings as given, without
 * defaults.
 */
export function* refusedInProduction(
  settings: Secrets & Addresses & Ways,
  given: Readonly<Record<string, unknown>>,
): Iterable<string> {
  const { APP_SECRET: secret, SHOP_ORIGIN: origin } = settings;
  if (!secret)
    yield "APP_SECRET: needed in production (64 hexadecimal digits, for example from `openssl rand -hex 32`)";
  else if (repeatsItself(Buffer.from(secret, "hex")))
    yield "APP_SECRET: repeats itself; take what `openssl rand -hex 32` prints";
  for (const { name, key } of settings.DOCUMENT_KEYS) {
    if (repeatsItself(key)) yield `DOCUMENT_KEYS: ${name} repeats itself; take what \`openssl rand -hex 32\` prints`;
    if (key.toString("hex") === secret?.toLowerCase()) yield `DOCUMENT_KEYS: ${name} is APP_SECRET; a key of its own`;
  }
  if (!origin) yield "SHOP_ORIGIN: needed in production, such as https://shop.example.com";
  else if (!origin.startsWith("https:"))
    yield "SHOP_ORIGIN: https in production, or sessions and order links travel for everybody to read";
  if (settings.PAYMENT_GATEWAY === "sandbox")
    yield "PAYMENT_GATEWAY: stripe in production; the sandbox gives eSIMs away";
  if (settings.PAYMENT_OFFERS.some(({ gateway }) => gateway === "sandbox"))
    yield "PAYMENT_OFFERS: without sandbox in production, which gives eSIMs away";
  if (!settings.SMTP_URL) yield "SMTP_URL: needed in production, such as smtps://user:password@mail.example.com";
  if (settings.SMS_PROVIDER === "sandbox")
    yield "SMS_PROVIDER: twilio or none in production; the sandbox sends nothing";
  if (settings.WEB_PUSH === "sandbox") yield "WEB_PUSH: send in production; the sandbox sends nothing";
  if (settings.DEMO_SHOP) yield "DEMO_SHOP: 0 in production; everybody knows the demo's eSIMs and promo codes";
  if (settings.FARWAVE_DEV) yield "FARWAVE_DEV: 0 in production; it lets pages run foreign code";
  if (!["info", "debug"].includes(settings.LOG_LEVEL))
    yield "LOG_LEVEL: info or debug in production, or the security log is lost";
  if (settings.ES2PLUS_URL && !settings.ES2PLUS_CERTIFICATE)
    yield "ES2PLUS_CERTIFICATE: needed in production, both sides prove themselves";
  yield* httpsOnly.filter((name) => settings[name]?.startsWith("http:")).map((name) => `${name}: https in production`);
  yield* company
    .filter((name) => !(name in given) || given[name] === companySettings[name].def.defaultValue)
    .map((name) => `${name}: needed in production; the demo's is nobody's`);
  // .example is reserved (RFC 2606): no answer ever arrives there
  if (!("MAIL_FROM" in given) || /\.example>?$/i.test(settings.MAIL_FROM))
    yield "MAIL_FROM: needed in production; the demo's is nobody's";
  yield* secrets
    .filter((name) => isGuessable(settings[name]))
    .map((name) => `${name}: too short or too plain for a secret`);
  yield* Object.keys(given)
    .filter((name) => demoAlone.some((part) => name.startsWith(part)))
    .map((name) => `${name}: the demo's; leave it out in production`);
}

/** Ignores the fixed prefix: a bare `whsec_` is a signature that anyone could make. */
function isGuessable(secret: string | undefined): boolean {
  const own = secret?.replace(/^(sk_(live|test)_|whsec_)/, "");
  return own !== undefined && (own.length < 16 || new Set(own).size < 8);
}

function repeatsItself(key: Buffer): boolean {
  return new Set(key).size < 16;
}
