import * as z from "zod";
import type { Insertable } from "kysely";
import type { PlanPriceRow, PlanRow } from "../../platform/database/tables.ts";
import { Cents, choice, Country, listOf, matching, Slug, text, TimeZone, whole, YesOrNo } from "./cells.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";
import { planRules } from "./plan-rules.server.ts";

const cells = z.object({
  code: matching(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 80, "must be letters, digits, dots, hyphens and underscores"),
  kind: choice("day_pass", "fixed"),
  scope: choice("country", "regional", "global"),
  area: text(60),
  allowance_mb: whole(1, 10_000_000),
  days: whole(1, 730).nullable(),
  min_days: whole(1, 365).nullable(),
  max_days: whole(1, 365).nullable(),
  speed_after_kbps: whole(0, 1_000_000),
  start_rule: choice("first_connection", "installation", "purchase"),
  day_rule: choice("calendar_day", "24_hours").nullable(),
  day_zone: TimeZone.nullable(),
  use_by_days: whole(1, 3650),
  hotspot: choice("yes", "until_allowance", "no"),
  network_set: Slug,
  breakout: listOf(Country),
  reinstall: choice("once", "same_device", "any_device"),
  top_up: YesOrNo,
  identity: choice("none", "real_name"),
  refund_rule: choice("until_installed", "until_activated", "none"),
  ways: listOf(choice("esim", "physical", "renewal")),
  price_cny: Cents,
  price_hkd: Cents,
  price_usd: Cents,
  was_cny: Cents.nullable(),
  was_hkd: Cents.nullable(),
  was_usd: Cents.nullable(),
});

export type Plan = z.output<typeof cells>;

export const plansCsv: CsvFile<Plan> = {
  file: "plans.csv",
  cells: cells.shape,
  unique: { code: (row) => row.code },
  rules: planRules,
};

/** The plan for sale; `countries` are its area's. */
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
  return { ...facts, countries, on_sale: true };
}

export function priceRows({ code, ...plan }: Plan): PlanPriceRow[] {
  return [
    { plan_code: code, currency: "CNY", amount: plan.price_cny, was_amount: plan.was_cny },
    { plan_code: code, currency: "HKD", amount: plan.price_hkd, was_amount: plan.was_hkd },
    { plan_code: code, currency: "USD", amount: plan.price_usd, was_amount: plan.was_usd },
  ];
}
