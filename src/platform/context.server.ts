import type pg from "pg";
import type { ChatProvider, WrittenAnswer } from "../adapters/chat/chat-provider.ts";
import type { IdentityProvider } from "../adapters/identity/identity-provider.ts";
import type { Locator } from "../adapters/locate/locator.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { Network } from "../adapters/network/network.ts";
import type { PaymentGateway } from "../adapters/payment/payment-gateway.ts";
import type { PushSender } from "../adapters/push/push-sender.ts";
import type { SmsSender } from "../adapters/sms/sms-sender.ts";
import type { ObjectStore } from "../adapters/storage/object-store.ts";
import type { EsimSupplier } from "../adapters/supply/esim-supplier.ts";
import type { Wallet } from "../adapters/wallet/wallet.ts";
import type { Language } from "../kernel/language.ts";
import type { AtOnce } from "./at-once.server.ts";
import type { Batches } from "./batches.server.ts";
import { atOneVersion, type CatalogueVersion } from "./catalogue-version.server.ts";
import type { WordsOfShop } from "./changed-words.server.ts";
import type { Config } from "./config.server.ts";
import type { Db } from "./database/database.server.ts";
import type { TrailRisk } from "./database/shop-role.server.ts";
import type { NewClick, NewRightUse } from "./database/tables.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Limits } from "./limits.server.ts";
import type { Log } from "./log.server.ts";
import type { Maintenance } from "./maintenance.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { ObjectKeys } from "./object-keys.server.ts";
import type { OfferOfShop } from "./offer.server.ts";
import type { Passwords } from "./passwords.server.ts";
import type { Photographs } from "./photographs/photographs.server.ts";
import type { Vault } from "./vault.server.ts";

/** Shared by the whole process; made once in start.server.ts. */
export type Shop = {
  config: Config;
  db: Db;
  pool: pg.Pool;
  vault: Vault;
  /** All configured gateways; existing payments stay with theirs (features/sales/payments/gateway-of). */
  gateways: readonly PaymentGateway[];
  mailer: Mailer;
  sms: SmsSender;
  push: PushSender;
  network: Network;
  /** Suppliers of eSIMs besides our own pool. */
  suppliers: readonly EsimSupplier[];
  /** Proves who registers under a real name; undefined unless configured. */
  identity: IdentityProvider | undefined;
  /** What keeps passes of eSIMs on phones; none unless configured. */
  wallets: readonly Wallet[];
  /** Answers in the support chat before the shop's own program does; undefined unless configured. */
  chat: ChatProvider<WrittenAnswer> | undefined;
  locator: Locator;
  /** Where sealed photographs lie, and what opens them. */
  objects: ObjectStore;
  objectKeys: ObjectKeys;
  photographs: Photographs;
  documents: DocumentReader;
  catalogueVersion: CatalogueVersion;
  changedWords: WordsOfShop;
  offer: OfferOfShop;
  maintenance: Maintenance;
  /** What the database user that the shop runs as could do to the audit trail; undefined: add to it, no more. */
  trailRisk: TrailRisk | undefined;
  clicks: Batches<NewClick>;
  /** What the matrix of roles says of each cell. */
  rightUses: Batches<NewRightUse>;
  limits: Limits;
  /** The concurrency limit for pages and calls. */
  atOnce: AtOnce;
  passwords: Passwords;
  /** The caller that a valid token belongs to. */
  findCaller: (token: string, by?: TokenPlace) => Promise<Caller | undefined>;
  /** The same for the console's, which are of another table. */
  findStaff: (token: string) => Promise<StaffCaller | undefined>;
  clock: () => Date;
  /** The shop's public address, without a trailing slash. */
  origin: string;
  log: Log;
  metrics: Metrics;
};

/**
 * The signed-in caller. A SIM's holder has entered its number and sees that SIM alone, masked (requirements A1).
 * `provenBy` is the order whose e-mail address they also entered, which unlocks what is on the SIM.
 */
export type AccountCaller = Session & { accountId: string; iccid?: undefined };
export type SimCaller = Session & { iccid: string; provenBy: string | null; accountId?: undefined };
/**
 * `stays`: remain signed in after the browser is closed; `keepFor`: the session cookie's lifetime in seconds, without
 * it until the browser is closed.
 */
type Session = { sessionId: string; stays: boolean; keepFor?: number };
export type Caller = AccountCaller | SimCaller;
/** A member of staff, signed in to the console. */
export type StaffCaller = NoCustomer & {
  staffId: string;
  email: string;
  name: string;
  /** The first of `roles`; an administrator's stands alone. */
  role: string;
  /** `title`: what staff have called it; null: ready-made. */
  roles: readonly { role: string; title: string | null }[];
  /** Of all their roles together. */
  rights: readonly string[];
  /** For how long it holds that they have shown within this session that it is them; at first by signing in. */
  provenUntil: Date;
  /** One-letter keys act for them (WCAG 2.1.4). */
  letterKeys: boolean;
};
/** A reseller, signed in to the partners' portal. */
export type PartnerCaller = NoCustomer & { partnerId: string; staffId?: undefined };
type NoCustomer = { sessionId: string; keepFor?: undefined; accountId?: undefined; iccid?: undefined };
/** The caller that a site may find for a token. */
export type AnyCaller =
  | (Caller & { staffId?: undefined; partnerId?: undefined })
  | (StaffCaller & { partnerId?: undefined })
  | PartnerCaller;

/** Where a token was found. `plain_cookie`: the cookie name from before `__Host-`, valid for older sessions only. */
export type TokenPlace = "plain_cookie";

/** The session of a request, and how to change it in the browser. */
export type SessionAtHand = {
  /** The token of the request, valid or not: signing in ends the session that the browser had. */
  token(): string | undefined;
  find(): Promise<AnyCaller | undefined>;
  /** Sets the browser's token for so many seconds; without `seconds`, until it is closed. */
  begin(token: string, seconds?: number): void;
  /**
   * Sets the request's own token again: a browser that has it in storage may have lost the cookie, or keep it for less
   * long than the session lasts.
   */
  renew(seconds?: number): void;
  end(): void;
  /** The random id of this browser, if it has one. */
  browser(): string | undefined;
  /** Extends that id's cookie by a year. */
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
 * The visitor. `address` is the network address as seen through the trusted proxies; `country` is what a trusted proxy
 * reports (COUNTRY_HEADER).
 */
export type Visitor = { language: Language; address: string; country?: string; browserId?: string; userAgent?: string };

/** What an operation gets besides its input. `now` is the only clock. */
export type Context = Shop & {
  visitor: Visitor;
  now: Date;
  session: SessionAtHand;
  /** Rights of staff that this request has used already. */
  rightsUsed: Set<string>;
  /** Names the account concerned for the security log, where it is not the caller's. */
  concerns: (accountId: string) => void;
};

/**
 * The visitor's country as ISO 3166 code: from a trusted proxy, else from the embedded table. Undefined for private and
 * unknown addresses.
 */
export function countryOf({ visitor, locator }: Pick<Context, "visitor" | "locator">): string | undefined {
  return visitor.country ?? locator.country(visitor.address);
}

export function contextFor(shop: Shop, visitor: Visitor, session: SessionAtHand = nobody): Context {
  return { ...atOneVersion(shop), visitor, now: shop.clock(), session, rightsUsed: new Set(), concerns() {} };
}
