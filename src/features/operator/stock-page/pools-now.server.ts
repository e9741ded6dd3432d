import type { Config } from "../../../platform/config.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { pools } from "../../stock/pools/rules.ts";
import { countedPieces, daysOfPools, knownSince } from "../../stock/pools/store.server.ts";
import { poolFacts, todayAt } from "./pool-facts.server.ts";
import { forecastSpans } from "./rules.ts";

/** What lies in each pool now, and how long it lasts. */
export async function poolsNow(db: DbOrTx, config: Config, now: Date) {
  const today = todayAt(now);
  const [counted, days, since, deliveryDays] = await Promise.all([
    countedPieces(db),
    daysOfPools(db, pools, Object.values(forecastSpans(today))),
    knownSince(db),
    settingOf(db, config, "stock_delivery_days"),
  ]);
  return pools.map((pool) => poolFacts(pool, { counted, days, since, today, deliveryDays }));
}
