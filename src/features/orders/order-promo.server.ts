import type pg from "pg";
import type { PromoProblem } from "../promos/contract.ts";
import { promoProblem } from "../promos/rules.ts";
import { lockPromo, promoFacts } from "../promos/store.server.ts";
import type { Discount, Wish } from "./write-order.server.ts";

/**
 * For an order with a code: one transaction around `write`, which gets the discount or why there is none. The code's row
 * stays locked until the order is written, so that everybody with the same code takes turns and each counts the uses of
 * all before; orders without a code never come here.
 */
export async function withPromo<Result>(
  pool: pg.Pool,
  { promoCode: code, planCode, currency }: Wish & { promoCode: string },
  { buyer, now }: { buyer: string; now: Date },
  write: (client: pg.PoolClient, discount: Discount | PromoProblem) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    await lockPromo(client, code);
    const facts = await promoFacts(client, { code, currency, buyer });
    const problem = promoProblem(facts, { planCode, now });
    const result = await write(client, problem ?? { code, percent: facts!.percent, amount: facts!.amount });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}
