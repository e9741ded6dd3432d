import { switchMaintenance } from "../features/operator/maintenance/switch-maintenance.server.ts";
import { readConfig } from "../platform/config.server.ts";
import { databaseOn } from "../platform/database/database.server.ts";
import { openShopDatabase, type ShopDatabase } from "../platform/database/shop-database.server.ts";
import { closedShop } from "../platform/maintenance.server.ts";
import { whoIsThere } from "./who-is-there.server.ts";

const usage =
  'Say until when, with the zone, such as "npm run maintenance -- 2027-01-21T06:00+08:00", or "off" to open the shop.';
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * `npm run maintenance [-- MOMENT | off]`: closes the shop for an upgrade, opens it, or prints its state. Exits with 1
 * on failure.
 */
async function runMaintenance(wish: string | undefined): Promise<number> {
  const now = new Date();
  const until = wish !== undefined && moment.test(wish) ? new Date(wish) : undefined;
  if (wish !== undefined && wish !== "off" && !(until && until > now))
    return refused(until && !Number.isNaN(until.getTime()) ? `${wish} is over. ${usage}` : usage);
  let database: ShopDatabase | undefined;
  try {
    database = await openShopDatabase(readConfig(process.env), () => {});
    const db = databaseOn(database.pool);
    const told = until ? { until, reason: null } : wish === "off" ? "open" : undefined;
    if (told) {
      await db.transaction().execute((tx) => switchMaintenance(tx, { who: whoIsThere(), now }, told));
    }
    const end = (await closedShop(db))?.ends_at.toISOString();
    console.log(end ? `The shop is closed. Visitors are told that it opens at ${end}.` : "The shop is open.");
    return 0;
  } catch (error) {
    if (database) throw error;
    return refused((error as Error).message);
  } finally {
    await database?.close();
  }
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await runMaintenance(process.argv[2]);
