import { addDays } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countedPieces, daysOfPool } from "../../stock/pools/store.server.ts";
import { GetPool } from "./contract.ts";
import { poolFacts, todayAt } from "./pool-facts.server.ts";
import { lookBackDays } from "./rules.ts";

export const getPool = operation(GetPool, async ({ pool }, { db, now }) => {
  const today = todayAt(now);
  const [facts, days] = await Promise.all([
    countedPieces(db).then((counted) => poolFacts(db, pool, counted, today)),
    daysOfPool(db, pool, addDays(today, -lookBackDays), today),
  ]);
  return { today, facts, days: days.toReversed() };
});
