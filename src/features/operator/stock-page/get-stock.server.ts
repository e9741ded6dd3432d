import { operation } from "../../../platform/operation.server.ts";
import { pools } from "../../stock/pools/rules.ts";
import { countedPieces } from "../../stock/pools/store.server.ts";
import { GetStock } from "./contract.ts";
import { poolFacts, todayAt } from "./pool-facts.server.ts";
import { healthOfSuppliers } from "./suppliers.server.ts";

export const getStock = operation(GetStock, async (_wish, context) => {
  const { db, now } = context;
  const today = todayAt(now);
  const [counted, suppliers] = await Promise.all([countedPieces(db), healthOfSuppliers(context)]);
  return { today, pools: await Promise.all(pools.map((pool) => poolFacts(db, pool, counted, today))), suppliers };
});
