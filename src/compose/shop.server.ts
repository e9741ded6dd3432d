import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { embeddedLocator } from "../adapters/locate/embedded-locator.server.ts";
import { unconnectedNetwork } from "../adapters/network/unconnected-network.server.ts";
import { installFile } from "../features/aftersales/installs/install-file.server.ts";
import { tripCalendar } from "../features/aftersales/installs/trip-calendar.server.ts";
import { walletPass } from "../features/aftersales/wallet-passes/wallet-pass.server.ts";
import { duePrices } from "../features/catalogue/price-changes/due-prices.server.ts";
import { dueTexts } from "../features/catalogue/text-changes/due-texts.server.ts";
import { takeNotification } from "../features/delivery/supply/take-notification.server.ts";
import { receiptFile } from "../features/letters/receipts/receipt-file.server.ts";
import { demoGoods, demoGoodsInDatabase } from "../features/operator/catalogue-import/demo-goods.server.ts";
import { demoPool, stockDemoShop } from "../features/operator/catalogue-import/demo-shop.server.ts";
import { openAttemptBatches } from "../features/operator/outside-hours/attempt-batches.server.ts";
import { openClickBatches } from "../features/people/clicks/click-batches.server.ts";
import { openDocumentReader } from "../features/people/document-reading/document-reader.server.ts";
import { openTicket } from "../features/people/esim-entry/open-ticket.server.ts";
import { identityDoors } from "../features/people/identity-logins/identity-doors.server.ts";
import { findCaller } from "../features/people/sessions/find-caller.server.ts";
import { topUpReceiptFile } from "../features/prepaid/credits/top-up-receipt-file.server.ts";
import { recordsCsv } from "../features/prepaid/statements/records-csv.server.ts";
import { watchStandstill } from "../features/records/cases/watch-standstill.server.ts";
import { openOffer } from "../features/records/settings/offer.server.ts";
import { takeWebhook } from "../features/sales/payments/take-webhook.server.ts";
import { openUseBatches } from "../features/staff/right-uses/use-batches.server.ts";
import { findStaff } from "../features/staff/staff-sessions/find-staff.server.ts";
import { jobs } from "../jobs.server.ts";
import { operations, staffOperations } from "../operations.server.ts";
import { answering } from "../platform/answer.server.ts";
import { loadOfProcess, openAtOnce } from "../platform/at-once.server.ts";
import { allDue, catalogueVersionOf } from "../platform/catalogue-version.server.ts";
import { inChangedWords, openChangedWords } from "../platform/changed-words.server.ts";
import { ConfigError, isPoolReported, readConfig, type Config } from "../platform/config.server.ts";
import { contextFor, type Shop } from "../platform/context.server.ts";
import { databaseOn, type Db, jobBookkeeping, vitalQuestions } from "../platform/database/database.server.ts";
import { openShopDatabase } from "../platform/database/shop-database.server.ts";
import { openDocumentKeys } from "../platform/document-keys.server.ts";
import { apiRoutes, largeOf } from "../platform/http/api-routes.server.ts";
import { drainable } from "../platform/http/draining.server.ts";
import { esimRoutes } from "../platform/http/esim-routes.server.ts";
import { healthRoutes } from "../platform/http/health-routes.server.ts";
import { identityRoutes } from "../platform/http/identity-routes.server.ts";
import { installRoutes } from "../platform/http/install-routes.server.ts";
import { openKeptAnswers } from "../platform/http/kept-answers.server.ts";
import { listen } from "../platform/http/listen.server.ts";
import { loadErrorRoutes } from "../platform/http/load-error-page.server.ts";
import { machineRoutes } from "../platform/http/machine-routes.server.ts";
import { myDataRoutes } from "../platform/http/my-data-routes.server.ts";
import { openApiRoutes } from "../platform/http/open-api-routes.server.ts";
import { outboxRoutes } from "../platform/http/outbox-routes.server.ts";
import { pageRoutes } from "../platform/http/page-routes.server.ts";
import { openRenderers } from "../platform/http/pages.server.ts";
import { preferenceRoutes } from "../platform/http/preference-routes.server.ts";
import { prepaidRecordsRoutes } from "../platform/http/prepaid-records-routes.server.ts";
import { privatePages } from "../platform/http/private-pages.server.ts";
import { receiptRoutes } from "../platform/http/receipt-routes.server.ts";
import { supplyRoutes } from "../platform/http/supply-routes.server.ts";
import { openWebServer } from "../platform/http/web-server.server.ts";
import { webhookRoutes } from "../platform/http/webhook-routes.server.ts";
import { runJobs } from "../platform/jobs/run-jobs.server.ts";
import { openLimits } from "../platform/limits.server.ts";
import { openLog } from "../platform/log.server.ts";
import { maintenanceOf } from "../platform/maintenance.server.ts";
import { measureProcess, openMetrics } from "../platform/metrics.server.ts";
import { offerOf } from "../platform/offer.server.ts";
import { openPasswords } from "../platform/passwords.server.ts";
import { openPhotographs } from "../platform/photographs/photographs.server.ts";
import { openProcessPlaces } from "../platform/process-places.server.ts";
import { readinessOf } from "../platform/readiness.server.ts";
import { shareCallsOn } from "../platform/share-calls.server.ts";
import { openVault } from "../platform/vault.server.ts";
import { welcome } from "../platform/welcome.server.ts";
import { sandboxNetwork } from "../sandboxes/network/sandbox-network.server.ts";
import { weather } from "../sandboxes/network/weather.ts";
import { agentRoutes } from "../sites/agents/agent-routes.server.ts";
import { consoleSite } from "../sites/console/site.ts";
import { machineFile } from "../sites/storefront/machine-files.server.ts";
import { storefront } from "../sites/storefront/site.ts";
import { framingWidget, openChat } from "./chat.server.ts";
import { consoleFiles } from "./console-files.server.ts";
import { counted } from "./count-calls.ts";
import { readGauges } from "./gauges.server.ts";
import { openIdentity } from "./identity.server.ts";
import { openObjects } from "./objects.server.ts";
import { openPayments } from "./payments.server.ts";
import { openMailer, openPush, openSms } from "./senders.server.ts";
import { openSupply } from "./supply.server.ts";
import { openWallets } from "./wallets.server.ts";
import { withoutOutside, type Outside } from "./without-outside.server.ts";

const projectFolder = join(import.meta.dirname, "../..");

/**
 * The composition root: settings → database and adapters → shop → web server and jobs. Nothing is constructed anywhere
 * else.
 */
export async function startFarwave(
  environment: Record<string, string | undefined>,
  { pages = true }: { pages?: boolean } = {},
): Promise<{ shop: Shop; stop: () => Promise<void> }> {
  const config = readConfig(environment);
  const log = openLog(config.LOG_LEVEL);
  const say = (line: string) => log.info(line);
  const clock = () => new Date();
  const origin = config.SHOP_ORIGIN?.replace(/\/$/, "") ?? `http://localhost:${config.PORT}`;
  const database = await openShopDatabase(config, say, {
    lost: (error) => log.warn({ err: error }, "a database connection was lost"),
    alarm: (line) => log.error(line),
    gone: (error) => {
      log.fatal({ err: error }, "the embedded database cannot be started again, so the shop ends");
      process.exit(1);
    },
  });
  const { pool } = database;
  if (database.warning) log.warn(database.warning);
  const vault = openVault(config.appSecret);
  const db = databaseOn(pool);
  const vitalPool = database.openBeside(vitalQuestions);
  const vital = databaseOn(vitalPool);
  if (config.SHOP_MODE === "production") await refuseDemoGoods(db);
  if (config.DEMO_SHOP)
    await stockDemoShop({
      folder: join(projectFolder, "db/demo"),
      db,
      vault,
      now: clock(),
      poolReports: isPoolReported(config),
      say,
    });
  const payments = await openPayments({ config, pool, log, clock, shopOrigin: origin });
  const supply = await openSupply({ config, pool, log, clock, shopOrigin: origin });
  if (config.DEMO_SHOP) await supply.phone?.takePool(() => demoPool(join(projectFolder, "db/demo")));
  const metrics = openMetrics();
  measureProcess(metrics);
  const senders = { config, pool, vault, clock, shopOrigin: origin };
  const outside: Outside = {
    gateways: payments.gateways,
    mailer: await openMailer(senders),
    sms: openSms(senders),
    push: await openPush(senders),
    network:
      config.SHOP_MODE === "production"
        ? unconnectedNetwork
        : sandboxNetwork({ pool, clock, weather: weatherOf(config) }),
    suppliers: supply.suppliers,
  };
  const attempts = openAttemptBatches({ db, log });
  const processPlaces = openProcessPlaces();
  const shop: Shop = {
    ...(config.COPY_OF_SHOP ? withoutOutside(outside) : counted(outside, (attempt) => attempts.add(attempt), clock)),
    config,
    db,
    pool,
    vault,
    identity: await openIdentity({ config, clock, shopOrigin: origin }),
    wallets: await openWallets(config, origin, clock()),
    chat: await openChat(config, clock),
    locator: await embeddedLocator(),
    objects: await openObjects(config),
    objectKeys: openDocumentKeys(config),
    photographs: openPhotographs(processPlaces),
    documents: openDocumentReader(processPlaces),
    catalogueVersion: catalogueVersionOf(vital, allDue(duePrices({ db, clock, log }), dueTexts({ db, clock, log }))),
    changedWords: openChangedWords(vital),
    offer: openOffer(vital, config),
    maintenance: maintenanceOf(vital),
    trailRisk: database.trailRisk,
    clicks: openClickBatches({ db, metrics, log }),
    rightUses: openUseBatches({ db, log }),
    limits: openLimits(config, shareCallsOn({ db, vault })),
    atOnce: openAtOnce(config.AT_ONCE, metrics, loadOfProcess(pool)),
    passwords: openPasswords(),
    findCaller: (...token) => findCaller(shop, ...token),
    findStaff: (token) => findStaff(shop, token),
    clock,
    origin,
    log,
    metrics,
  };

  // calls have what the process has read, and this one may answer calls alone
  await offerOf(shop);
  const answer = answering(operations, shop.limits);
  const app = await openWebServer({
    ...shop,
    site: framingWidget(storefront, config),
    payOrigins: payments.payOrigins,
  });
  const draining = drainable(app);
  apiRoutes(app, shop, answer, { kept: openKeptAnswers(operations, shop), large: largeOf(operations) });
  openApiRoutes(app, operations, origin);
  loadErrorRoutes(app);
  webhookRoutes(app, shop, (body, headers, gateway) => takeWebhook(shop, body, headers, gateway));
  supplyRoutes(app, shop, (supplier, body, headers) => takeNotification(shop, supplier, body, headers));
  healthRoutes(app, shop, {
    readiness: readinessOf({ vital: vitalPool, work: pool }),
    draining,
    gauges: () => readGauges(shop),
  });
  agentRoutes(app, shop, answer);
  machineRoutes(app, shop, machineFile);
  preferenceRoutes(app, origin);
  installRoutes(app, shop, {
    install: (asked, visitor) => inChangedWords(shop, () => installFile(asked, contextFor(shop, visitor))),
    calendar: (asked, visitor) => inChangedWords(shop, () => tripCalendar(asked, contextFor(shop, visitor))),
    wallet: (asked, visitor) => inChangedWords(shop, () => walletPass(asked, contextFor(shop, visitor))),
  });
  identityRoutes(app, shop, identityDoors);
  esimRoutes(app, shop, openTicket);
  myDataRoutes(app, shop, answer);
  prepaidRecordsRoutes(app, shop, { answer, records: recordsCsv });
  receiptRoutes(app, shop, {
    order: (asked) => inChangedWords(shop, () => receiptFile(asked, shop)),
    topUp: (asked) => inChangedWords(shop, () => topUpReceiptFile(asked, shop)),
  });
  if (config.SHOP_MODE === "demo") outboxRoutes(app, shop);
  if (pages) {
    const rendererOf = await openRenderers(app, config, projectFolder);
    const pagesOfShop = { shop, answer, ...(await rendererOf(storefront)) };
    pageRoutes(app, { ...pagesOfShop, site: storefront });
    if (config.CONSOLE) {
      const answerStaff = answering(staffOperations, shop.limits);
      apiRoutes(app, shop, answerStaff, { site: consoleSite });
      privatePages(app, {
        site: consoleSite,
        shop,
        answer: answerStaff,
        ...consoleFiles(pagesOfShop, config),
        ...(await rendererOf(consoleSite)),
      });
    }
  }
  await listen(app, { port: config.PORT, host: config.HOST, most: config.MAX_CONNECTIONS });
  const running = config.COPY_OF_SHOP ? undefined : await runJobs(shop, jobs, database.openBeside(jobBookkeeping));
  const stopWatching = running && watchStandstill(shop);
  welcome({
    config,
    origin,
    database: database.kind,
    sandboxOrigin: payments.sandboxOrigin,
    phoneOrigin: supply.phone?.origin,
    startedAt: environment.FARWAVE_STARTED_AT,
  });

  return {
    shop,
    async stop() {
      draining.begin();
      await pause((config.DRAIN_SECONDS ?? (config.SHOP_MODE === "production" ? 5 : 0)) * 1000);
      await app.close();
      stopWatching?.();
      await running?.stop();
      shop.photographs.close();
      shop.documents.close();
      await shop.clicks.close();
      await shop.rightUses.close();
      await attempts.close();
      await payments.close();
      await supply.close();
      await database.close();
    },
  };
}

async function refuseDemoGoods(db: Db): Promise<void> {
  const found = await demoGoodsInDatabase(db, demoGoods(join(projectFolder, "db/demo")));
  if (found.length > 0)
    throw new ConfigError(
      `SHOP_MODE: not production with this database, which holds the demo shop's ${found.join(", ")}; give it an empty one and import your own`,
    );
}

function weatherOf({ SANDBOX_NETWORK_FAILURE_RATE: failureRate, SANDBOX_NETWORK_LATENCY_MS: latencyMs }: Config) {
  return weather({ failureRate, latencyMs });
}
