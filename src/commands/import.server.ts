import { join, resolve } from "node:path";
import { demoGoods } from "../features/operator/catalogue-import/demo-goods.server.ts";
import { importShop } from "../features/operator/catalogue-import/import-shop.server.ts";
import { printReport } from "../features/operator/catalogue-import/print-report.server.ts";
import { isPoolReported, readConfig } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { openVault } from "../platform/vault.server.ts";
import { whoIsThere } from "./who-is-there.server.ts";

const demoShop = join(import.meta.dirname, "../../db/demo");

/** `npm run import [-- FOLDER]`: brings the shop to what a folder says. Ends with 1 when anything is wrong with it. */
async function runImport(asked: string | undefined): Promise<number> {
  // npm runs scripts in the project's folder; the operator's own folder is in INIT_CWD
  const folder = asked ? resolve(process.env.INIT_CWD ?? "", asked) : demoShop;
  let database: ShopDatabase | undefined;
  try {
    const config = readConfig(process.env);
    database = await openShopDatabase(config, () => {});
    const imported = await importShop({
      folder,
      db: databaseOn(database.pool),
      vault: openVault(config.appSecret),
      now: new Date(),
      by: { who: whoIsThere(), now: new Date() },
      poolReports: isPoolReported(config),
      ...(config.SHOP_MODE === "production" && { never: demoGoods(demoShop) }),
    });
    printReport(imported, console.log);
    return "problems" in imported ? 1 : 0;
  } catch (error) {
    // a missing database gets one sentence; later failures are bugs and show their stack
    console.error(database ? error : (error as Error).message);
    return 1;
  } finally {
    await database?.close();
  }
}

process.exitCode = await runImport(process.argv[2]);
