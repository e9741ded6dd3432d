import type pg from "pg";
import type { PromoProblem } from "../promos/contract.ts";
import { promoProblem } from "../promos/rules.ts";
import { lockPromo, promoFacts } from "../promos/store.server.ts";
import type { Discount, Wish } from "./write-order.server.ts";

type Database = Pick<pg.Pool, "query">;
type Write<Result> = (database: Database, found: Discount | PromoProblem) => Promise<Result>;

/**
 * For an order with a code: one transaction around `write`, which gets the discount or why there is none. The code's
 * row
 * stays locked until the order is written, so that everybody with the same code takes turns and each counts the uses of
 * all before. A code that does not count anyway is told so without waiting; orders without a code never come here.
 */
export async function withPromo<Result>(
  pool: pg.Pool,
  { promoCode: code, planCode, currency }: Wish & { promoCode: string },
  { buyer, now }: { buyer: string; now: Date },
  write: Write<Result>,
): Promise<Result> {
  const found = async (database: Database): Promise<Discount | PromoProblem> => {
    const facts = await promoFacts(database, { code, currency, buyer });
    return promoProblem(facts, { planCode, now }) ?? { code, percent: facts!.percent, amount: facts!.amount };
  };
  const early = await found(pool);
  if (typeof early === "string") return write(pool, early);
  return inTransaction(pool, async (client) => {
    await lockPromo(client, code);
    return write(client, await found(client));
  });
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}
