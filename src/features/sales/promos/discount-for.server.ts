import type { Currency } from "../../../kernel/currency.ts";
import { money, times, type Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { offeredDays, unitPrice } from "../../catalogue/plans/rules.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import type { PromoProblem } from "./contract.ts";
import { buyerOf, discountOn, promoCodeFrom, promoProblem } from "./rules.ts";
import { promoFacts } from "./store.server.ts";

type Wish = {
  code: string;
  planCode: string;
  days?: number | undefined;
  quantity: number;
  currency: Currency;
  email?: string | undefined;
};

type Found = { code: string; goods: Money; discount: Money; problem: PromoProblem | undefined };

/** What a code takes off such an order, for the shop that asks before buying and for staff who try a code. */
export async function discountFor(db: DbOrTx, wish: Wish, now: Date): Promise<Found> {
  const { planCode, currency, email } = wish;
  const code = promoCodeFrom(wish.code);
  const [plan, promo] = await Promise.all([
    planOnSale(db, planCode, currency),
    promoFacts(db, { code, currency, buyer: email === undefined ? null : buyerOf(email) }),
  ]);
  if (!plan) return refuse("PLAN_NOT_ON_SALE");
  const sold = offeredDays(
    { kind: plan.kind, days: plan.days, minDays: plan.min_days, maxDays: plan.max_days },
    wish.days,
  );
  if (sold === undefined) return refuse("DAYS_NOT_OFFERED", { field: "days", problem: "not_offered" });
  const goods = times(unitPrice({ kind: plan.kind, price: money(plan.amount, currency) }, sold), wish.quantity);
  const refused = promoProblem(promo, { planCode, now });
  const discount = refused ? 0 : discountOn(goods, promo!);
  const problem = refused ?? (discount === 0 ? "too_little" : undefined);
  return { code, goods, discount: money(discount, currency), problem };
}
