import type pg from "pg";
import type { Locator } from "../adapters/locate/locator.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { Network } from "../adapters/network/network.ts";
import type { PaymentGateway } from "../adapters/payment/payment-gateway.ts";
import type { PushSender } from "../adapters/push/push-sender.ts";
import type { SmsSender } from "../adapters/sms/sms-sender.ts";
import type { EsimSupplier } from "../adapters/supply/esim-supplier.ts";
import type { Currency } from "../kernel/currency.ts";
import type { Language } from "../kernel/language.ts";
import { oncePer } from "../kernel/once-per.ts";
import type { PaymentMethod } from "../kernel/payment-method.ts";
import type { AtOnce } from "./at-once.server.ts";
import type { Batches } from "./batches.server.ts";
import type { CatalogueVersion } from "./catalogue-version.server.ts";
import type { Config } from "./config.server.ts";
import type { Db } from "./database/database.server.ts";
import type { NewClick } from "./database/tables.ts";
import type { Limits } from "./limits.server.ts";
import type { Log } from "./log.server.ts";
import type { Maintenance } from "./maintenance.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { Passwords } from "./passwords.server.ts";
import type { Vault } from "./vault.server.ts";

/** What the whole process shares; made once in start.server.ts. */
export type Shop = {
  config: Config;
  db: Db;
  pool: pg.Pool;
  vault: Vault;
  /** All that can be reached; what was begun goes to the one that has it (features/sales/payments/gateway-of). */
  gateways: readonly PaymentGateway[];
  /** Where a payment begins by this method, for a price in this currency; nothing where the shop does not offer that. */
  offeredGateway: (method: PaymentMethod, currency: Currency) => PaymentGateway | undefined;
  mailer: Mailer;
  sms: SmsSender;
  push: PushSender;
  network: Network;
  /** Who makes eSIMs for us beside our own pool; empty where nobody does. */
  suppliers: readonly EsimSupplier[];
  locator: Locator;
  catalogueVersion: CatalogueVersion;
  maintenance: Maintenance;
  clicks: Batches<NewClick>;
  limits: Limits;
  /** Makes pages and calls, unless too many are being made. */
  atOnce: AtOnce;
  passwords: Passwords;
  /** Whose token this is, while it is valid. */
  findCaller: (token: string, by?: TokenPlace) => Promise<Caller | undefined>;
  clock: () => Date;
  /** The address that visitors type, without a trailing slash. */
  origin: string;
  log: Log;
  metrics: Metrics;
};

/**
 * Who is signed in. A SIM's holder has shown its number and has that SIM alone, masked (requirements A1); `provenBy` is
 * the order whose e-mail address they have named with it, and by which they see what is on it.
 */
export type AccountCaller = Session & { accountId: string; iccid?: undefined };
export type SimCaller = Session & { iccid: string; provenBy: string | null; accountId?: undefined };
/**
 * `stays`: who signed in wants to stay so after the browser is closed; `keepFor`: for so many seconds, without for as
 * long as the browser is open.
 */
type Session = { sessionId: string; stays: boolean; keepFor?: number };
export type Caller = AccountCaller | SimCaller;
/**
 * Where a token was found. `plain_cookie`: under the name that cookies had before `__Host-`, which only older sessions
 * may use.
 */
export type TokenPlace = "plain_cookie";

/** The session that came along with a request, and what the browser is told of it. */
export type SessionAtHand = {
  /** What it came with, valid or not: a sign-in puts an end to the session that the browser had. */
  token(): string | undefined;
  find(): Promise<Caller | undefined>;
  /** The browser keeps this token for so many seconds; without, until it is closed. */
  begin(token: string, seconds?: number): void;
  /**
   * The same for the token that it came with: a browser that has it in its storage may have lost the cookie, or keep it
   * for less long than the session lasts.
   */
  renew(seconds?: number): void;
  end(): void;
  /** The random number by which this browser is known again, once it was kept. */
  browser(): string | undefined;
  /** Has it kept for another year. */
  keepBrowser(): void;
};

const nobody: SessionAtHand = {
  token: () => undefined,
  find: async () => undefined,
  begin() {},
  renew() {},
  end() {},
  browser: () => undefined,
  keepBrowser() {},
};

/**
 * Who asks. `address` is the network address, already seen through the trusted proxies; `country` is what a trusted
 * proxy says of it (COUNTRY_HEADER).
 */
export type Visitor = { language: Language; address: string; country?: string; browserId?: string; userAgent?: string };

/** What an operation gets beside its input. `now` is the only clock. */
export type Context = Shop & {
  visitor: Visitor;
  now: Date;
  session: SessionAtHand;
  /** Whose account it is about, for the security log, where the caller does not say so. */
  concerns: (accountId: string) => void;
};

/**
 * Where the visitor is, as ISO 3166 code: as a trusted proxy says, else by the embedded table. Nothing for private and
 * unknown addresses.
 */
export function countryOf({ visitor, locator }: Pick<Context, "visitor" | "locator">): string | undefined {
  return visitor.country ?? locator.country(visitor.address);
}

export function contextFor(shop: Shop, visitor: Visitor, session: SessionAtHand = nobody): Context {
  // all that one request shows is of one state of the catalogue, or of a later one
  const catalogueVersion = { current: oncePer(() => shop.catalogueVersion.current()) };
  return { ...shop, catalogueVersion, visitor, now: shop.clock(), session, concerns() {} };
}
