import { refuse } from "../../../kernel/refusal.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { PromoProblem } from "../promos/contract.ts";
import { promoProblem } from "../promos/rules.ts";
import { isStopped, lockPromo, promoFacts } from "../promos/store.server.ts";
import type { Discount, Wish } from "./write-order.server.ts";

type Write<Result> = (db: DbOrTx, found: Discount | PromoProblem) => Promise<Result>;

/**
 * For an order with a promo code: one transaction around `write`, which gets the discount or the reason why there is
 * none. The code's row stays locked until the order is written, so that orders with the same code are serialised and
 * each counts all earlier uses. An invalid code is refused without locking; orders without a code never come here.
 */
export async function withPromo<Result>(
  db: Db,
  { promoCode: code, planCode, currency }: Wish & { promoCode: string },
  { buyer, now }: { buyer: string; now: Date },
  write: Write<Result>,
): Promise<Result> {
  const found = async (on: DbOrTx): Promise<Discount | PromoProblem> => {
    const facts = await promoFacts(on, { code, currency, buyer });
    return promoProblem(facts, { planCode, now }) ?? { code, percent: facts!.percent, amount: facts!.amount };
  };
  const early = await found(db);
  if (typeof early === "string") return write(db, early);
  return db.transaction().execute(async (tx) => {
    await lockPromo(tx, code);
    return write(tx, await found(tx));
  });
}

/** An order that was placed before staff stopped its code is not paid any more at that price (decision 59). */
export async function refuseStoppedPromo(
  tx: DbOrTx,
  { promo_code: code }: { promo_code: string | null },
): Promise<void> {
  if (code !== null && (await isStopped(tx, code))) refuse("PROMO_STOPPED");
}
