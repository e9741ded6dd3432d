import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { gatewayNames } from "../adapters/payment/payment-gateway.ts";
import { isSmdpAddress } from "../kernel/activation-code.ts";
import { isLanguage } from "../kernel/language.ts";
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
const secretSaid = "at least 16 characters";
const secondsSaid = "seconds, from 0 to 3600";
const rateSaid = "a number from 0 to 1";
const line = z.string().regex(/^[^\p{Cc}]{1,200}$/u, "one line, at most 200 characters");
const pauses = z
  .string()
  .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, "seconds between tries, such as 10,60,300")
  .transform((text) => text.split(",").map(Number));

/** English stands in for what is missing, Simplified Chinese takes those whose language is not offered (L3). */
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
  /** Where the shop listens; the sandbox gateway takes the next port, the sandbox supplier the one after. */
  PORT: port.default(3000),
  HOST: z.string().default("0.0.0.0"),
  /**
   * The address that visitors type, without a path; mails and payment returns are made from it. Default:
   * http://localhost:PORT.
   */
  SHOP_ORIGIN: origin.optional(),
  /** Any PostgreSQL >= 15. Without it the embedded PostgreSQL in DATA_DIR is started. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "such as postgres://user:password@host:5432/farwave" })
    .optional(),
  /**
   * All connections of one process: 8 are for what every page needs and for bookkeeping, the others work. README says
   * how many processes fit.
   */
  DATABASE_CONNECTIONS: number(12, 500).default(24),
  /**
   * Pages and calls in the making at once; whoever comes then is asked to come again in a moment (503). What is kept is
   * not counted.
   */
  AT_ONCE: number(1, 100_000).default(256),
  /**
   * Seconds between SIGTERM and the end, in which `/readyz` says 503 and the proxy in front finds other processes.
   * Default: 5 in production, 0 in a demo.
   */
  DRAIN_SECONDS: number(0, 600).optional(),
  /**
   * Languages in which the whole shop is offered, of en, ja, ko, zh-cn, zh-hk; each has its words in src/i18n, and the
   * shop is built with them.
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
  /** Loads db/demo into an empty shop. 0: start with what the database holds. Default: 1 in a demo, 0 in production. */
  DEMO_SHOP: flag.optional(),
  /**
   * 1: the database is a copy of a living shop's. It is shown, but no job runs and nobody is reached: letters, refunds
   * and eSIMs that wait in it are the living shop's to send.
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
   * Connections at the same time; what comes beyond is hung up on. Give the process as many open files (`ulimit -n`),
   * and some to spare.
   */
  MAX_CONNECTIONS: number(10, 1_000_000).default(10_000),
  /** Calls a minute from one address before 429, for reading, writing and calls that reach the outside world. */
  READ_CALLS_PER_MINUTE: callsPerMinute.default(1200),
  WRITE_CALLS_PER_MINUTE: callsPerMinute.default(60),
  COSTLY_CALLS_PER_MINUTE: callsPerMinute.default(30),
  /**
   * Trips a minute that one address may have planned, each some 50 ms of the processor; they take nothing from paying.
   */
  COMPUTE_CALLS_PER_MINUTE: callsPerMinute.default(30),
  /** Clicks a minute from one address that are counted; they take nothing from the calls above. */
  CLICKS_PER_MINUTE: callsPerMinute.default(240),
  /** Wrong promo codes a minute from one address; afterwards no code is answered, not even a right one. */
  GUESSES_PER_MINUTE: callsPerMinute.default(10),
  /**
   * How many times the usual tries to sign in (20 codes, 30 passwords, 30 SIM numbers an hour) and unpaid orders
   * (HELD_ORDERS) a network has: more than 1 for a shop whose visitors share an airport's address.
   */
  NETWORK_TRIES: number(1, 1_000).default(1),
  /** Megabytes of rendered pages kept in memory; the longest unused make room for new ones. 0 keeps none. */
  PAGE_CACHE_MB: number(0, 4096).default(96),
  /**
   * Where new payments begin, but for what PAYMENT_OFFERS says. `sandbox`: the built-in gateway on SANDBOX_PORT, no money
   * moves; demo only. `stripe`: needs the two keys below.
   * Payments, refunds and saved cards stay where they were begun: leave its keys set for as long as any may be left.
   */
  PAYMENT_GATEWAY: z.enum(gatewayNames).default("sandbox"),
  /**
   * Another gateway, or `none`, for a way to pay (card, alipay, wechat), or for that way where prices are in one
   * currency, which counts before it: `alipay=stripe,card:USD=stripe,wechat=none`. Pages show what is offered.
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
  /** Seconds after which the sandbox's "pending" payments come to their end. */
  SANDBOX_PENDING_SECONDS: z.coerce.number(secondsSaid).min(0, secondsSaid).max(3600, secondsSaid).default(5),
  /** For trials: which part of the shop's calls to the sandbox gateway is refused, late or loses its answer, 0 to 1. */
  SANDBOX_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  /** The built-in network that renewals are loaded on: how many of 1 calls get lost, and how long one takes. */
  SANDBOX_NETWORK_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  SANDBOX_NETWORK_LATENCY_MS: number(0, 60_000).default(0),
  STRIPE_SECRET_KEY: z.string().startsWith("sk_", "Stripe's secret key, sk_…").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "the signing secret of Stripe's webhook, whsec_…").optional(),
  /**
   * Where the sandbox supplier and its pretend phone listen (demo without RESELLER_URL or ES2PLUS_URL). Default: PORT +
   * 2.
   */
  SUPPLIER_PORT: port.optional(),
  SUPPLIER_ORIGIN: origin.optional(),
  /** From 0 to 1: how many calls to the sandbox supplier fail (refused, slow, nonsense, answer lost), for tests. */
  SANDBOX_SUPPLIER_FAILURE_RATE: z.coerce.number(rateSaid).min(0, rateSaid).max(1, rateSaid).default(0),
  /**
   * An HTTP reseller of eSIMs: its address, our access code and the secret that signs both ways. Notifications go to
   * /webhooks/supply/reseller.
   */
  RESELLER_URL: origin.optional(),
  RESELLER_KEY: z.string().max(100).optional(),
  RESELLER_SECRET: z.string().min(16, secretSaid).optional(),
  /**
   * `signed`: what it tells carries its signature. `queried`: it signs nothing, so its word only makes the shop ask.
   */
  RESELLER_NOTIFICATIONS: z.enum(["signed", "queried"]).default("signed"),
  /**
   * An SM-DP+ with GSMA ES2+: its address and who we are to it. Notifications go to
   * /gsma/rsp2/es2plus/handleDownloadProgressInfo.
   */
  ES2PLUS_URL: origin.optional(),
  ES2PLUS_REQUESTER: z.string().max(100).optional(),
  /** The host name that phones ask, where the SM-DP+ does not say it with each order. */
  ES2PLUS_SMDP_ADDRESS: z.string().refine(isSmdpAddress, "a host name such as rsp.example.com").optional(),
  /** Files in PEM: our certificate, its key, and who has signed the SM-DP+'s. */
  ES2PLUS_CERTIFICATE: z.string().optional(),
  ES2PLUS_CERTIFICATE_KEY: z.string().optional(),
  ES2PLUS_AUTHORITY: z.string().optional(),
  /** Sent as bearer with each ES2+ notification: by the SM-DP+, or by the proxy that has checked its certificate. */
  ES2PLUS_NOTIFICATION_SECRET: z.string().min(16, secretSaid).optional(),
  /** Minutes that a shopper has to pay; afterwards the attempt is cancelled. Stripe allows no less than 30. */
  PAYMENT_MINUTES: number(1, 1440).default(30),
  /**
   * Unpaid orders, and pieces of stock, that one mailbox, browser or account may have set aside at a time; a network
   * three times as many.
   */
  HELD_ORDERS: number(1, 1_000_000).default(5),
  HELD_PIECES: number(20, 1_000_000).default(20),
  /** The last pieces of a kind in stock, which only orders of one or two get. 0 keeps none. */
  LOW_STOCK: number(0, 1_000_000).default(10),
  /**
   * Minutes that an order waits for somebody to pay it; afterwards it is closed, and its stock and promo code are free
   * again.
   */
  ORDER_OPEN_MINUTES: number(1, 10_080).default(60),
  /** Pauses before a paid order asks for an eSIM profile again; after the last one it is refunded. */
  DELIVERY_RETRY_SECONDS: pauses.default([10, 60, 300, 900, 1800]),
  /**
   * Milliseconds that a page, or a wish to give something back, waits for what the network or a supplier says of a SIM;
   * then it goes by what is known, which may need a person.
   */
  NETWORK_PATIENCE_MS: number(100, 60_000).default(2000),
  /** Hours within which whoever asks for help is promised an answer. */
  HELP_ANSWER_HOURS: number(1, 240).default(24),
  /**
   * smtp://user:password@host:587 (STARTTLS, or nothing is sent) or smtps://…; without it mails are kept and can be
   * read under /outbox (demo only).
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "such as smtps://user:password@mail.example.com" }).optional(),
  /** 1: without TLS, to a mail server on this machine. */
  SMTP_PLAIN: flag.default(false),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*<?[^\s<>@]+@[^\s<>@]+>?$/, "a sender such as Farwave <service@shop.example.com>")
    .default("Farwave <service@farwave.example>"),
  /**
   * `sandbox`: text messages are kept and can be read under /outbox (demo only). `twilio`: needs the four below.
   * `none`: no text messages.
   */
  SMS_PROVIDER: z.enum(["sandbox", "twilio", "none"]).default("sandbox"),
  /**
   * Texts a day to numbers that begin with the same seven digits, to one country, and to all: whoever rents a range of
   * numbers earns with each. Beyond that none is sent, and a case says so.
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
  /** A number of ours such as +15551234567, or a messaging service, MG…. */
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i, "a number such as +15551234567 or a messaging service, MG…")
    .optional(),
  /** For a server that stands in for Twilio's. */
  TWILIO_ORIGIN: origin.default("https://api.twilio.com"),
  /**
   * `sandbox`: push messages are kept and can be read under /outbox. `send`: to the browsers. Default: sandbox in a
   * demo, send in production.
   */
  WEB_PUSH: z.enum(["sandbox", "send"]).optional(),
  /** Who sells, as the law wants it named in every confirmation and on every receipt. */
  COMPANY_NAME: line.default("Farwave Demo Limited"),
  COMPANY_ADDRESS: line.default("1 Example Road, Wan Chai, Hong Kong"),
  COMPANY_REGISTRATION: line.default("00000000"),
  /** A line about taxes, such as a VAT number. Without it receipts say that the price includes no tax. */
  COMPANY_TAX: line.optional(),
  /** How much the server says: fatal, error, warn, info, debug. */
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Set by `npm run dev`: pages come from the sources and reload by themselves. */
  FARWAVE_DEV: flag.default(false),
});

export type Settings = z.output<typeof Settings>;
