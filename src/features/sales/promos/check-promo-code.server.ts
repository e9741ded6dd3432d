import { money, times } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { offeredDays, unitPrice } from "../../catalogue/plans/rules.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import { CheckPromoCode } from "./contract.ts";
import { isGuesser, promoRefusal } from "./promo-guesses.server.ts";
import { buyerOf, discountOn, promoCodeFrom, promoProblem } from "./rules.ts";
import { promoFacts } from "./store.server.ts";

/** Returns what the order would save, and reserves nothing: a use is counted when the order is placed. */
export const checkPromoCode = operation(
  CheckPromoCode,
  async ({ promoCode, planCode, days, quantity, currency, email }, context) => {
    if (await isGuesser(context)) return refuse("TOO_MANY_REQUESTS");
    const code = promoCodeFrom(promoCode);
    const [plan, promo] = await Promise.all([
      planOnSale(context.db, planCode, currency),
      promoFacts(context.db, { code, currency, buyer: email === undefined ? null : buyerOf(email) }),
    ]);
    if (!plan) return refuse("PLAN_NOT_ON_SALE");
    const sold = offeredDays(
      { kind: plan.kind, days: plan.days, minDays: plan.min_days, maxDays: plan.max_days },
      days,
    );
    if (sold === undefined) return refuse("DAYS_NOT_OFFERED", { field: "days", problem: "not_offered" });
    const problem = promoProblem(promo, { planCode, now: context.now });
    if (problem) throw await promoRefusal(problem, context);
    const goods = times(unitPrice({ kind: plan.kind, price: money(plan.amount, currency) }, sold), quantity);
    const discount = discountOn(goods, promo!);
    if (discount === 0) throw await promoRefusal("too_little", context);
    return { promoCode: code, discount: money(discount, currency) };
  },
);
