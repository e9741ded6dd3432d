import { operation } from "../../../platform/operation.server.ts";
import { GetStock } from "./contract.ts";
import { todayAt } from "./pool-facts.server.ts";
import { poolsNow } from "./pools-now.server.ts";
import { healthOfSuppliers } from "./suppliers.server.ts";

export const getStock = operation(GetStock, async (_wish, context) => {
  const { db, config, now } = context;
  const [pools, suppliers] = await Promise.all([poolsNow(db, config, now), healthOfSuppliers(context)]);
  return { today: todayAt(now), pools, suppliers };
});
