import { CompiledQuery } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { leastCharge } from "../promos/rules.ts";
import type { OrderRows } from "./order-rows.server.ts";
import type { OrderWish } from "./order-wish.ts";
import { writeOrderSql } from "./write-order-sql.server.ts";

export type Wish = OrderWish;

export type Written = {
  /** Facts of the offer in the database at this moment; all null when the plan is not on sale. */
  on_sale: boolean;
  sold_here: boolean | null;
  way_offered: boolean | null;
  days_offered: boolean | null;
  esim_offered: boolean | null;
  /** Whether cards are posted to the country, for a fee in this currency; true for what is not posted. */
  posted: boolean | null;
  identity: "none" | "real_name" | null;
  goods: number | null;
  discount: number | null;
  postage: number | null;
  /** The order just written, or the earlier one with the same request key. */
  number: string | null;
  earlier: { number: string; wish_signature: string | null } | null;
};

/** What a code that counts takes off: so many per cent, or an amount in the order's currency. */
export type Discount = { code: string; percent: number | null; amount: number | null };

/** What an order is written with beside the wish. */
export type Moment = {
  number: string;
  language: string;
  browserId: string | undefined;
  /** What a plan must not contain for this buyer (features/catalogue/plans/rules.ts). */
  notSold: string[];
  now: Date;
  /** The mailbox behind the e-mail address (features/sales/promos/rules.ts). */
  buyer: string;
  signature: string;
  /** False where something else is wrong already: only an earlier order with the same request key is looked for. */
  free: boolean;
  rows: OrderRows;
  /** Whoever was signed in; the e-mail of the order may be another one. */
  accountId?: string | undefined;
  /** A promo code that counts, its row locked (order-promo.server.ts). */
  promo?: Discount;
};

/**
 * The whole of placing an order in one statement (one round trip, one fsync): the price is looked up, held against what
 * the page showed, and the order is written with its consents and everything that its way needs; the unique request key
 * decides between two clicks. The rules of price and discount are those of features/catalogue/plans/rules.ts and
 * features/sales/promos/rules.ts; create-order.db.test.ts holds them against each other.
 */
export async function writeOrder(db: DbOrTx, wish: Wish, moment: Moment): Promise<Written> {
  const { number, language, browserId, notSold, now, buyer, signature, free, rows, accountId, promo } = moment;
  const { rows: written } = await db.executeQuery(
    CompiledQuery.raw(writeOrderSql, [
      wish.planCode,
      wish.currency,
      wish.days ?? null,
      wish.way,
      wish.quantity,
      wish.expectedTotal,
      wish.requestKey,
      number,
      wish.email,
      language,
      wish.orderSource ?? null,
      wish.orderSubSource ?? null,
      browserId ?? null,
      now,
      notSold,
      wish.device ? JSON.stringify(wish.device) : null,
      buyer,
      signature,
      free,
      wish.departsOn ?? null,
      wish.shipping?.country ?? null,
      promo?.code ?? null,
      promo?.percent ?? null,
      promo?.amount ?? null,
      leastCharge[wish.currency],
      JSON.stringify(rows),
      accountId ?? null,
    ]),
  );
  return written[0] as Written;
}
