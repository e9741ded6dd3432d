import { CompiledQuery } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { leastCharge } from "../promos/rules.ts";
import type { OrderRows } from "./order-rows.server.ts";
import type { OrderWish } from "./order-wish.ts";
import { writeOrderSql, writeOrderValues } from "./write-order-sql.server.ts";

export type Wish = OrderWish;

export type Written = {
  /** The offer as it is in the database now; all null when the plan is not on sale. */
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

/** The discount of a valid code: a percentage, or an amount in the order's currency. */
export type Discount = { code: string; percent: number | null; amount: number | null };

/** What an order is written with besides the input. */
export type Moment = {
  number: string;
  language: string;
  browserId: string | undefined;
  /** What a plan must not contain to be sold to this buyer (features/catalogue/plans/rules.ts). */
  notSold: string[];
  now: Date;
  /** The mailbox behind the e-mail address (features/sales/promos/rules.ts). */
  buyer: string;
  signature: string;
  /**
   * False where the order is refused anyway: then the statement only looks for an earlier order with the same request
   * key.
   */
  free: boolean;
  rows: OrderRows;
  /** The signed-in account; the order's e-mail address may differ. */
  accountId?: string | undefined;
  /** A valid promo code with its row locked (order-promo.server.ts). */
  promo?: Discount;
};

/**
 * Places an order in one statement (one round trip, one fsync): looks up the price, compares it with the one shown, and
 * writes the order with its consents and everything that its way needs; the unique request key decides between two
 * clicks. Price and discount follow features/catalogue/plans/rules.ts and features/sales/promos/rules.ts;
 * create-order.db.test.ts compares them.
 */
export async function writeOrder(db: DbOrTx, wish: Wish, moment: Moment): Promise<Written> {
  const { number, language, browserId, notSold, now, buyer, signature, free, rows, accountId, promo } = moment;
  const { rows: written } = await db.executeQuery(
    CompiledQuery.raw(
      writeOrderSql,
      writeOrderValues({
        plan_code: wish.planCode,
        currency: wish.currency,
        days: wish.days,
        way: wish.way,
        quantity: wish.quantity,
        expected_total: wish.expectedTotal,
        request_key: wish.requestKey,
        number,
        email: wish.email,
        buyer,
        account_id: accountId,
        wish_signature: signature,
        lang: language,
        order_source: wish.orderSource,
        order_sub_source: wish.orderSubSource,
        web_uuid: browserId,
        device: wish.device && JSON.stringify(wish.device),
        departs_on: wish.departsOn,
        country: wish.shipping?.country,
        not_sold: notSold,
        free,
        promo_code: promo?.code,
        promo_percent: promo?.percent,
        promo_amount: promo?.amount,
        least_charge: leastCharge[wish.currency],
        now,
        rows: JSON.stringify(rows),
      }),
    ),
  );
  return written[0] as Written;
}
