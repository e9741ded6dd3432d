import type { Currency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { offeredDays, unitPrice } from "../../catalogue/plans/rules.ts";
import { planOnSale, type PlanOnSale } from "../../catalogue/plans/store.server.ts";

/**
 * A plan that can be loaded on a SIM without the buyer: on sale as a renewal for these days, without an identity check;
 * and its current price.
 */
export async function renewablePlan(
  db: DbOrTx,
  { planCode, days, currency }: { planCode: string; days: number; currency: Currency },
): Promise<{ plan: PlanOnSale; price: Money } | undefined> {
  const plan = await planOnSale(db, planCode, currency);
  if (!plan?.ways.includes("renewal") || plan.identity !== "none") return undefined;
  const { kind, days: fixed, min_days: minDays, max_days: maxDays, amount } = plan;
  if (offeredDays({ kind, days: fixed, minDays, maxDays }, days) !== days) return undefined;
  return { plan, price: unitPrice({ kind, price: money(amount, currency) }, days) };
}
