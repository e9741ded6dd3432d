import type { Insertable, Selectable } from "kysely";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { PlanPriceRow, PlanRow } from "../../../platform/database/tables.ts";
import type { PlanRecord } from "./plan-rules.ts";

/**
 * The plan for sale; `countries` are its area's. More data comes onto a SIM as a renewal, and only a SIM of our own
 * takes one: what pages promise of topping up is what My packages then offers.
 */
export function planRow({ prices: _prices, ...facts }: PlanRecord, countries: string[]): Insertable<PlanRow> {
  const supplier = facts.supplier ?? "pool";
  const topUp = supplier === "pool" && facts.ways.includes("renewal");
  return { ...facts, supplier, top_up: topUp, countries, on_sale: true };
}

export function priceRows({ code, prices }: Pick<PlanRecord, "code" | "prices">): PlanPriceRow[] {
  return currencies.map((currency) => ({
    plan_code: code,
    currency,
    amount: prices[currency].amount,
    was_amount: prices[currency].was,
  }));
}

/** The way back: what is on sale as the record that a file or a form would have for it. */
export function planRecordOf(
  { top_up: _topUp, countries: _countries, on_sale: _onSale, ...facts }: Selectable<PlanRow>,
  prices: readonly PlanPriceRow[],
): PlanRecord {
  const { supplier, supplier_product, ...terms } = facts;
  const of = new Map(prices.map(({ currency, amount, was_amount }) => [currency, { amount, was: was_amount }]));
  const inEach = Object.fromEntries(currencies.map((currency) => [currency, of.get(currency)]));
  return {
    ...terms,
    prices: inEach as Record<Currency, { amount: number; was: number | null }>,
    supplier,
    supplier_product,
  };
}
