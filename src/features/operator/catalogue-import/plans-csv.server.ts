import type { Insertable } from "kysely";
import type { PlanPriceRow, PlanRow } from "../../../platform/database/tables.ts";
import type { CsvFile } from "./csv-sheet.server.ts";
import { planCells, type Plan } from "./plan-cells.server.ts";
import { planRules } from "./plan-rules.server.ts";

export const plansCsv: CsvFile<Plan> = {
  file: "plans.csv",
  cells: planCells.shape,
  optional: ["supplier", "supplier_product"],
  unique: { code: (row) => row.code },
  rules: planRules,
};

/**
 * The plan for sale; `countries` are its area's. More data comes onto a SIM as a renewal, and only a SIM of our own
 * takes one: what
 * pages promise of topping up is what My packages then offers.
 */
export function planRow(plan: Plan, countries: string[]): Insertable<PlanRow> {
  const {
    price_cny: _cny,
    price_hkd: _hkd,
    price_usd: _usd,
    was_cny: _wasCny,
    was_hkd: _wasHkd,
    was_usd: _wasUsd,
    ...facts
  } = plan;
  const supplier = plan.supplier ?? "pool";
  return { ...facts, supplier, top_up: supplier === "pool" && plan.ways.includes("renewal"), countries, on_sale: true };
}

export function priceRows({ code, ...plan }: Plan): PlanPriceRow[] {
  return [
    { plan_code: code, currency: "CNY", amount: plan.price_cny, was_amount: plan.was_cny },
    { plan_code: code, currency: "HKD", amount: plan.price_hkd, was_amount: plan.was_hkd },
    { plan_code: code, currency: "USD", amount: plan.price_usd, was_amount: plan.was_usd },
  ];
}
