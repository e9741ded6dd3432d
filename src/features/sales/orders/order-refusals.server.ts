import { money } from "../../../kernel/money.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { promoRefusal } from "../promos/promo-guesses.server.ts";
import { notPosted } from "./order-readiness.server.ts";
import { documentProblems } from "./order-wish.ts";
import type { Wish, Written } from "./write-order.server.ts";

/** The refusal where the plan is not offered at all. */
export function offerRefusal({ on_sale, sold_here, way_offered, days_offered }: Written): Refusal | undefined {
  if (!on_sale) return new Refusal("PLAN_NOT_ON_SALE");
  if (!sold_here) return new Refusal("PLAN_NOT_SOLD_HERE");
  if (!way_offered) return new Refusal("WAY_NOT_OFFERED", { fields: [{ field: "way", problem: "not_offered" }] });
  return days_offered
    ? undefined
    : new Refusal("DAYS_NOT_OFFERED", { fields: [{ field: "days", problem: "not_offered" }] });
}

/** The refusal for an order that was offered and had no obstacle. */
export async function priceRefusal(
  { identity, posted, goods, discount, postage }: Written,
  wish: Wish,
  context: Context,
): Promise<Refusal> {
  const fields = documentProblems(wish, identity!);
  if (fields.length > 0) return new Refusal("INVALID_INPUT", { fields });
  // the fee was removed since postage was looked up
  if (!posted) return notPosted();
  if (wish.promoCode !== undefined && discount === 0) return promoRefusal("too_little", context);
  const of = (amount: number) => money(amount, wish.currency);
  const total = of(goods! - discount! + postage!);
  return new Refusal("PRICE_CHANGED", {
    facts: { total, goods: of(goods!), discount: of(discount!), postage: of(postage!) },
  });
}
