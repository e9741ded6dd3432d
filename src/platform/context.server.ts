import type pg from "pg";
import type { PaymentGateway } from "../adapters/payment/payment-gateway.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { Locator } from "../adapters/locate/locator.ts";
import type { Language } from "../kernel/language.ts";
import type { Batches } from "./batches.server.ts";
import type { Config } from "./config.server.ts";
import type { CatalogueVersion } from "./catalogue-version.server.ts";
import type { Db } from "./database/database.server.ts";
import type { NewClick } from "./database/tables.ts";
import type { Log } from "./log.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { Vault } from "./vault.server.ts";

/** What the whole process shares; made once in start.server.ts. */
export type Shop = {
  config: Config;
  db: Db;
  pool: pg.Pool;
  vault: Vault;
  payments: PaymentGateway;
  mailer: Mailer;
  locator: Locator;
  catalogueVersion: CatalogueVersion;
  clicks: Batches<NewClick>;
  clock: () => Date;
  /** The address that visitors type, without a trailing slash. */
  origin: string;
  log: Log;
  metrics: Metrics;
};

/** Who asks. `address` is the network address, already seen through the trusted proxies. */
export type Visitor = { language: Language; address: string; browserId?: string };

/** What an operation gets beside its input. `now` is the only clock. */
export type Context = Shop & { visitor: Visitor; now: Date };

export function contextFor(shop: Shop, visitor: Visitor): Context {
  return { ...shop, visitor, now: shop.clock() };
}
