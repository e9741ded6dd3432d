import type { Config } from "../../../platform/config.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { pools } from "../../stock/pools/rules.ts";
import { countedPieces } from "../../stock/pools/store.server.ts";
import { poolFacts, todayAt } from "./pool-facts.server.ts";

/** What lies in each pool now, and how long it lasts. */
export async function poolsNow(db: DbOrTx, config: Config, now: Date) {
  const [counted, deliveryDays] = await Promise.all([countedPieces(db), settingOf(db, config, "stock_delivery_days")]);
  const asked = { counted, today: todayAt(now), deliveryDays };
  return Promise.all(pools.map((pool) => poolFacts(db, pool, asked)));
}
