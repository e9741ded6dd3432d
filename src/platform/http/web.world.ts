import { randomBytes } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { freshWorld } from "../../../test/world.ts";
import { recordsCsv } from "../../features/prepaid/statements/records-csv.server.ts";
import { takeWebhook } from "../../features/sales/payments/take-webhook.server.ts";
import { asCompiled } from "../../i18n/changed-words.ts";
import { currencies } from "../../kernel/currency.ts";
import { fullyOffered } from "../../kernel/language.ts";
import { operations } from "../../operations.server.ts";
import { storefront } from "../../sites/storefront/site.ts";
import { answering } from "../answer.server.ts";
import { loadOfProcess, openAtOnce, type AtOnce } from "../at-once.server.ts";
import { readConfig } from "../config.server.ts";
import type { Shop } from "../context.server.ts";
import { openLog, type Log } from "../log.server.ts";
import type { Maintenance } from "../maintenance.server.ts";
import { openMetrics } from "../metrics.server.ts";
import { readinessOf } from "../readiness.server.ts";
import type { Renderer } from "../rendering.ts";
import { openVault } from "../vault.server.ts";
import { apiRoutes, largeOf } from "./api-routes.server.ts";
import { drainable } from "./draining.server.ts";
import { healthRoutes } from "./health-routes.server.ts";
import { openKeptAnswers } from "./kept-answers.server.ts";
import { myDataRoutes } from "./my-data-routes.server.ts";
import { openApiRoutes } from "./open-api-routes.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { preferenceRoutes } from "./preference-routes.server.ts";
import { prepaidRecordsRoutes } from "./prepaid-records-routes.server.ts";
import { openWebServer } from "./web-server.server.ts";
import { webhookRoutes } from "./webhook-routes.server.ts";

type Wishes = { environment?: Record<string, string>; change?: (shop: Shop) => Partial<Shop>; demo?: boolean };

/** The small shop of test/world.ts behind the real web server: everything that answers outside the page routes. */
export async function webWorld({ environment = {}, change = () => ({}), demo = false }: Wishes = {}) {
  const world = await freshWorld({ environment, demo });
  const shop: Shop = { ...world.shop, ...change(world.shop) };
  const app = await openWebServer({ ...shop, site: storefront, payOrigins: ["http://pay.test"] });
  const answer = answering(operations, shop.limits);
  const draining = drainable(app);
  apiRoutes(app, shop, answer, { kept: openKeptAnswers(operations, shop), large: largeOf(operations) });
  openApiRoutes(app, operations, shop.origin);
  webhookRoutes(app, shop, (body, headers, gateway) => takeWebhook(shop, body, headers, gateway));
  healthRoutes(app, shop, {
    readiness: readinessOf({ vital: shop.pool, work: shop.pool }),
    draining,
    gauges: async () => {},
  });
  preferenceRoutes(app, shop.origin);
  myDataRoutes(app, shop, answer);
  prepaidRecordsRoutes(app, shop, { answer, records: recordsCsv });
  return {
    ...world,
    shop,
    app,
    draining,
    close: async () => {
      await app.close();
      await world.close();
    },
  };
}

/** The web server alone, without a database: a test adds the routes that it is about. */
export async function bareWebServer(environment: Record<string, string> = {}, log: Log = openLog("silent")) {
  const config = readConfig({ APP_SECRET: randomBytes(32).toString("hex"), ...environment });
  return {
    config,
    app: await openWebServer({
      config,
      log,
      metrics: openMetrics(),
      vault: openVault(config.appSecret),
      site: storefront,
      payOrigins: [],
    }),
  };
}

/** The switch of a shop without a database. */
export const neverClosed: Maintenance = { current: async () => undefined };

const everything = { languages: fullyOffered, currencies };

/** Of a shop without a database: nobody has changed a word. */
export const asTheShopCame = {
  changedWords: { at: async () => asCompiled, known: () => asCompiled },
  offer: { at: async () => everything, known: () => everything },
  catalogueVersion: { current: async () => "1" },
} satisfies Partial<Shop>;

/** A shop that makes as many pages and calls at once as are asked for. */
export const anyNumber: AtOnce = { make: (make) => make(), isFull: () => false };

/** A site of one renderer, whose catalogue changes when the test says so. No database, no build. */
export async function siteOf(
  render: Renderer["render"],
  environment: Record<string, string> = {},
  mayKeep: Renderer["mayKeep"] = () => true,
) {
  const { app, config } = await bareWebServer(environment);
  let version = 1;
  let until: Date | undefined;
  let away: Error | undefined;
  const metrics = openMetrics();
  const shop = {
    config,
    atOnce: openAtOnce(config.AT_ONCE, metrics, loadOfProcess({ waitingCount: 0 })),
    clock: () => new Date("2026-11-21T08:00:00Z"),
    metrics,
    log: openLog("silent"),
    origin: "http://shop.test",
    ...asTheShopCame,
    catalogueVersion: { current: async () => (away ? Promise.reject(away) : String(version)) },
    maintenance: { current: async () => until && { until, reason: null } },
  } as unknown as Shop;
  pageRoutes(app, { site: storefront, shop, render, mayKeep, answer: async () => expect.fail("nobody asks") });
  const loseDatabase = (how?: Error) => void (away = how);
  return {
    app,
    shop,
    loseDatabase,
    changeCatalogue: () => void version++,
    closeUntil: (end?: string) => void (until = end ? new Date(end) : undefined),
  };
}

/** One call as a browser makes it; `body` is sent as it stands. */
export async function called(app: FastifyInstance, path: string, body: string | object, more: InjectOptions = {}) {
  const { headers, ...rest } = more;
  return app.inject({
    method: "POST",
    url: `/api${path}`,
    payload: body,
    headers: { "content-type": "application/json", lang: "en", ...headers },
    ...rest,
  });
}
