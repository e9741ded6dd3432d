import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { gatewayNames } from "../adapters/payment/payment-gateway.ts";
import { isSmdpAddress } from "../kernel/activation-code.ts";
import { isLanguage } from "../kernel/language.ts";
import { chatSettings } from "./chat-settings.server.ts";
import { companySettings } from "./company-settings.server.ts";
import { documentSettings } from "./document-settings.server.ts";
import { esimSettings } from "./esim-settings.server.ts";
import { identitySettings } from "./identity-settings.server.ts";
import { paymentOffersIn } from "./payment-offers.ts";

const number = (least: number, most: number, said = `a whole number from ${least} to ${most}`) =>
  z.coerce.number(said).int(said).min(least, said).max(most, said);
const port = number(1, 65_534, "a port number from 1 to 65534");
const callsPerMinute = number(1, 1_000_000_000);
const originSaid = "an address without a path, such as https://shop.example.com";
const origin = z
  .url({ protocol: /^https?$/, error: originSaid })
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), originSaid)
  .transform((text) => new URL(text).origin);
export const secret = /^[0-9a-f]{64}$/i;
const flag = z.enum(["0", "1"]).transform((text) => text === "1");
const database = z.url({ protocol: /^postgres(ql)?$/, error: "such as postgres://user:password@host:5432/farwave" });
const secretSaid = "at least 16 characters";
const secondsSaid = "seconds, from 0 to 3600";
const rateSaid = "a number from 0 to 1";
const pauses = z
  .string()
  .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, "seconds between tries, such as 10,60,300")
  .transform((text) => text.split(",").map(Number));

/** English fills in missing texts, and visitors whose language is not offered get Simplified Chinese (L3). */
function isTranslated(setting: string): boolean {
  const offered = setting.split(",");
  if (!offered.every(isLanguage) || !offered.includes("en") || !offered.includes("zh-cn")) return false;
  const words = join(import.meta.dirname, "../i18n");
  const all = readdirSync(join(words, "en"));
  return offered.every((language) => all.every((file) => existsSync(join(words, language, file))));
}

/**
 * Every setting of the shop: one environment variable each. A wrong value stops the start with its name and what is
 * allowed.
 */
export const Settings = z.object({
  /**
   * `production` hides the pages that only a demo should show (/outbox), and refuses settings that would give it away
   * (production-settings.server.ts).
   */
  SHOP_MODE: z.enum(["demo", "production"]).default("demo"),
  /** The operator's console under /console; with 0 its addresses do not exist. Default: 1 in a demo, otherwise 0. */
  CONSOLE: flag.optional(),
  /** The port to listen on; the sandbox gateway takes the next one, the sandbox supplier the one after. */
  PORT: port.default(3000),
  HOST: z.string().default("0.0.0.0"),
  /**
   * The shop's public address, without a path; links in e-mails and payment returns are made from it. Default:
   * http://localhost:PORT.
   */
  SHOP_ORIGIN: origin.optional(),
  /** Any PostgreSQL >= 15. Without it the embedded PostgreSQL in DATA_DIR is started. */
  DATABASE_URL: database.optional(),
  /** The same one by a user that owns nothing: the shop runs as that, and DATABASE_URL's only migrates and grants. */
  DATABASE_SHOP_URL: database.optional(),
  /**
   * Database connections per process: 8 are for what every page reads and for bookkeeping, the rest do the work. README
   * says how many processes fit.
   */
  DATABASE_CONNECTIONS: number(12, 500).default(24),
  /** Concurrent pages and calls; beyond that requests get 503 with `Retry-After`. Cached responses do not count. */
  AT_ONCE: number(1, 100_000).default(256),
  /**
   * Seconds between SIGTERM and exit, in which `/readyz` answers 503 so that the proxy switches to other processes.
   * Default: 5 in production, 0 in a demo.
   */
  DRAIN_SECONDS: number(0, 600).optional(),
  /**
   * Languages that the shop offers, of en, ja, ko, zh-cn, zh-hk; each has its texts in src/i18n, and the shop is built
   * with them.
   */
  OFFERED_LANGUAGES: z
    .string()
    .refine(
      isTranslated,
      "en, zh-cn and others of ja, ko, zh-hk, between commas, each with every file of words that src/i18n/en has",
    )
    .default("zh-cn,zh-hk,en"),
  /** Where the embedded database and generated secrets live. */
  DATA_DIR: z.string().default("data"),
  /**
   * 64 hexadecimal digits. Seals eSIM codes and signs order links; losing it loses them. Made on the first start when
   * absent.
   */
  APP_SECRET: z.string().regex(secret, "64 hexadecimal digits").optional(),
  ...documentSettings,
  ...identitySettings,
  ...esimSettings,
  /** Loads db/demo into an empty shop. 0: start with what the database holds. Default: 1 in a demo, 0 in production. */
  DEMO_SHOP: flag.optional(),
  /**
   * 1: the database is a copy of a production shop's. Pages work, but no job runs and nothing is sent: e-mails, refunds
   * and eSIMs that are due in it are the production shop's to send.
   */
  COPY_OF_SHOP: flag.default(false),
  /** How far to trust X-Forwarded-For: the number of proxies in front of the shop, 0 for none. */
  TRUSTED_PROXIES: number(0, 10).default(0),
  /**
   * The header in which the outermost trusted proxy writes the visitor's country, such as cf-ipcountry. It must
   * overwrite what visitors send. Without it, and where it says nothing, the embedded table of addresses answers.
   */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, "the name of a header such as cf-ipcountry")
    .transform((name) => name.toLowerCase())
    .optional(),
  /**
   * Maximum concurrent connections; further ones are closed. Raise the limit of open files (`ulimit -n`) to somewhat
   * more.
   */
  MAX_CONNECTIONS: number(10, 1_000_000).default(10_000),
  /** Calls per minute from one address before 429: reads, writes, and calls to external services. */
  READ_CALLS_PER_MINUTE: callsPerMinute.default(1200),
  WRITE_CALLS_PER_MINUTE: callsPerMinute.default(60),
  COSTLY_CALLS_PER_MINUTE: callsPerMinute.default(30),
  /** Trip plans per minute for one address, each some 50 ms of CPU; a limit of its own, apart from purchases. */
  COMPUTE_CALLS_PER_MINUTE: callsPerMinute.default(30),
  /** Tracked clicks per minute from one address; a limit of its own, apart from the calls above. */
  CLICKS_PER_MINUTE: callsPerMinute.default(240),
  /** Wrong promo codes per minute from one address; beyond that no code is answered, not even a right one. */
  GUESSES_PER_MINUTE: callsPerMinute.default(10),
  /**
   * Multiplies the limits per network for signing in (20 codes, 30 passwords, 30 SIM numbers an hour) and unpaid orders
   * (HELD_ORDERS): above 1 for a shop whose visitors share an airport's address.
   */
  NETWORK_TRIES: number(1, 1_000).default(1),
  /** Size of the page cache in megabytes; least recently used pages are evicted. 0 disables it. */
  PAGE_CACHE_MB: number(0, 4096).default(96),
  /**
   * The gateway for new payments, unless PAYMENT_OFFERS says otherwise. `sandbox`: the built-in gateway on
   * SANDBOX_PORT, no money moves; demo only. `stripe`: needs the two keys below.
   * Payments, refunds and saved cards stay with their gateway: leave its keys set for as long as any may be left.
   */
  PAYMENT_GATEWAY: z.enum(gatewayNames).default("sandbox"),
  /**
   * Another gateway, or `none`, for a payment method (card, alipay, wechat), or for a method in one currency, which
   * takes precedence: `alipay=stripe,card:USD=stripe,wechat=none`. Pages show what is offered.
   */
  PAYMENT_OFFERS: z
    .string()
    .transform((text, context) => {
      const offers = paymentOffersIn(text);
      if (typeof offers !== "string") return offers;
      context.addIssue(offers);
      return z.NEVER;
    })
    .default([]),
  SANDBOX_PORT: port.optional(),
  SANDBOX_ORIGIN: origin.optional(),
  /** Seconds after which the sandbox's "pending" payments settle. */
  SANDBOX_PENDING_SECONDS: z.coerce.number(secondsSaid).min(0, secondsSaid).max(3600, secondsSaid).default(5),
  /** For testing: the share of calls to the sandbox gateway that is refused, delayed or loses its response, 0 to 1. */
  SANDBOX_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  /** The built-in network that renewals are loaded on: the share of calls that fail, 0 to 1, and how long one takes. */
  SANDBOX_NETWORK_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  SANDBOX_NETWORK_LATENCY_MS: number(0, 60_000).default(0),
  STRIPE_SECRET_KEY: z.string().startsWith("sk_", "Stripe's secret key, sk_…").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "the signing secret of Stripe's webhook, whsec_…").optional(),
  /**
   * The port of the sandbox supplier and its pretend phone (demo without RESELLER_URL or ES2PLUS_URL). Default: PORT +
   * 2.
   */
  SUPPLIER_PORT: port.optional(),
  SUPPLIER_ORIGIN: origin.optional(),
  /**
   * For testing: the share of calls to the sandbox supplier that fails (refused, slow, malformed, response lost), 0 to
   * 1.
   */
  SANDBOX_SUPPLIER_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  /**
   * An HTTP reseller of eSIMs: its address, our access code and the secret that signs both ways. Notifications go to
   * /webhooks/supply/reseller.
   */
  RESELLER_URL: origin.optional(),
  RESELLER_KEY: z.string().max(100).optional(),
  RESELLER_SECRET: z.string().min(16, secretSaid).optional(),
  /**
   * `signed`: its notifications are signed. `queried`: they are not, so each only makes the shop query the reseller.
   */
  RESELLER_NOTIFICATIONS: z.enum(["signed", "queried"]).default("signed"),
  /**
   * An SM-DP+ with GSMA ES2+: its address and our identity. Notifications go to
   * /gsma/rsp2/es2plus/handleDownloadProgressInfo.
   */
  ES2PLUS_URL: origin.optional(),
  ES2PLUS_REQUESTER: z.string().max(100).optional(),
  /** The SM-DP+ address for phones, where the SM-DP+ does not return it with each order. */
  ES2PLUS_SMDP_ADDRESS: z.string().refine(isSmdpAddress, "a host name such as rsp.example.com").optional(),
  /** PEM files: our certificate, its key, and the CA of the SM-DP+'s certificate. */
  ES2PLUS_CERTIFICATE: z.string().optional(),
  ES2PLUS_CERTIFICATE_KEY: z.string().optional(),
  ES2PLUS_AUTHORITY: z.string().optional(),
  /** The bearer token of ES2+ notifications: sent by the SM-DP+, or by the proxy that has verified its certificate. */
  ES2PLUS_NOTIFICATION_SECRET: z.string().min(16, secretSaid).optional(),
  /** Minutes until an unpaid payment attempt is cancelled. Stripe allows no less than 30. */
  PAYMENT_MINUTES: number(1, 1440).default(30),
  /**
   * Unpaid orders, and pieces of stock, that one mailbox, browser or account may hold at a time; a network may hold
   * three times as many.
   */
  HELD_ORDERS: number(1, 1_000_000).default(5),
  HELD_PIECES: number(20, 1_000_000).default(20),
  /** The last pieces of a kind in stock, reserved for orders of one or two. 0 reserves none. */
  LOW_STOCK: number(0, 1_000_000).default(10),
  /**
   * Minutes until an unpaid order is closed and its stock and promo code are released; the console's settings stand
   * above it.
   */
  ORDER_OPEN_MINUTES: number(1, 10_080).default(60),
  /** Pauses before a paid order retries to get an eSIM profile; after the last one it is refunded. */
  DELIVERY_RETRY_SECONDS: pauses.default([10, 60, 300, 900, 1800]),
  /**
   * Milliseconds that a page or a refund request waits for the network or a supplier to report a SIM's state; then it
   * uses what is known, which may need a person.
   */
  NETWORK_PATIENCE_MS: number(100, 60_000).default(2000),
  /** Hours within which support promises an answer. */
  HELP_ANSWER_HOURS: number(1, 240).default(24),
  /**
   * Hours within which staff are to have looked at a kind of case, where the shop's own rule does not fit:
   * refund_failed=2,help_asked=12 (features/records/cases/rules.ts); the console's settings stand above it.
   */
  CASE_DUE_HOURS: z
    .string()
    .regex(/^[a-z_]{1,40}=\d{1,3}(,[a-z_]{1,40}=\d{1,3})*$/, "kinds of cases with hours, such as refund_failed=2")
    .transform((text) =>
      Object.fromEntries(
        text
          .split(",")
          .map((one) => one.split("="))
          .map(([kind, hours]) => [kind!, Number(hours)]),
      ),
    )
    .default({}),
  /**
   * smtp://user:password@host:587 (STARTTLS required) or smtps://…; without it e-mails are stored and can be read under
   * /outbox (demo only).
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "such as smtps://user:password@mail.example.com" }).optional(),
  /** 1: without TLS, to a mail server on this machine. */
  SMTP_PLAIN: flag.default(false),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*<?[^\s<>@]+@[^\s<>@]+>?$/, "a sender such as Farwave <service@shop.example.com>")
    .default("Farwave <service@farwave.example>"),
  /**
   * `sandbox`: text messages are stored and can be read under /outbox (demo only). `twilio`: needs the four below.
   * `none`: no text messages.
   */
  SMS_PROVIDER: z.enum(["sandbox", "twilio", "none"]).default("sandbox"),
  /**
   * Texts per day to numbers with the same first seven digits, to one country, and in total: whoever rents a range of
   * numbers earns with each (SMS pumping). Beyond that none is sent, and a case is opened.
   */
  TEXTS_PER_RANGE: number(1, 1_000_000).default(20),
  TEXTS_PER_COUNTRY: number(1, 1_000_000).default(300),
  TEXTS_PER_DAY: number(1, 1_000_000).default(1_000),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, "the account, AC and 32 hexadecimal digits")
    .optional(),
  TWILIO_API_KEY: z
    .string()
    .regex(/^SK[0-9a-f]{32}$/i, "an API key, SK and 32 hexadecimal digits")
    .optional(),
  TWILIO_API_SECRET: z.string().min(16, secretSaid).optional(),
  /** Our sender number such as +15551234567, or a messaging service, MG…. */
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i, "a number such as +15551234567 or a messaging service, MG…")
    .optional(),
  /** For a test double of Twilio. */
  TWILIO_ORIGIN: origin.default("https://api.twilio.com"),
  /**
   * `sandbox`: push messages are stored and can be read under /outbox. `send`: to the browsers. Default: sandbox in a
   * demo, send in production.
   */
  WEB_PUSH: z.enum(["sandbox", "send"]).optional(),
  ...chatSettings,
  ...companySettings,
  /** The log level: fatal, error, warn, info, debug. */
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Set by `npm run dev`: pages are served from the sources with hot reload. */
  FARWAVE_DEV: flag.default(false),
});

export type Settings = z.output<typeof Settings>;
