import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import {
  dayRules,
  identityRules,
  planKinds,
  planScopes,
  reinstallRules,
  startRules,
} from "../../../kernel/plan-terms.ts";
import {
  Amount,
  choice,
  Country,
  inEachCurrency,
  largestPrice,
  listOf,
  matching,
  Slug,
  text,
  TimeZone,
  whole,
} from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import type { Draft, RecordKind } from "../../../kernel/record.ts";
import { unitPrice } from "./rules.ts";

export const PlanCode = matching(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 80, fault("plan_code"));

const fields = z.object({
  code: PlanCode,
  kind: choice(...planKinds),
  scope: choice(...planScopes),
  /** A country, or a region's slug. */
  area: text(60),
  allowance_mb: whole(1, 10_000_000),
  days: z.nullable(whole(1, 730)),
  min_days: z.nullable(whole(1, 365)),
  max_days: z.nullable(whole(1, 365)),
  speed_after_kbps: whole(0, 1_000_000),
  start_rule: choice(...startRules),
  day_rule: z.nullable(choice(...dayRules)),
  day_zone: z.nullable(TimeZone),
  use_by_days: whole(1, 3650),
  hotspot: choice("yes", "until_allowance", "no"),
  network_set: Slug,
  breakout: listOf(Country),
  reinstall: choice(...reinstallRules),
  identity: choice(...identityRules),
  refund_rule: choice("until_installed", "until_activated", "none"),
  ways: listOf(choice("esim", "physical", "renewal")),
  /** Row L6: set for each currency, never converted. For a day pass of one day. */
  prices: inEachCurrency(z.object({ amount: Amount, was: z.nullable(Amount) })),
  supplier: z.nullable(choice("pool", "reseller", "es2plus")),
  supplier_product: z.nullable(text(100)),
});

export type PlanRecord = z.output<typeof fields>;
type PlanDraft = Draft<PlanRecord>;

export const planRecord: RecordKind<PlanRecord> = {
  fields,
  unique: { code: ({ code }) => code },
  *rules(plan) {
    if (plan.kind === "day_pass") yield* dayPassRules(plan);
    if (plan.kind === "fixed") yield* fixedRules(plan);
    yield* priceRules(plan);
    yield* supplierRules(plan);
  },
};

function* dayPassRules(plan: PlanDraft): Iterable<RecordProblem> {
  for (const field of ["min_days", "max_days", "day_rule"] as const) {
    if (plan[field] === null) yield wrong(field, "for_day_pass");
  }
  if (plan.days) yield wrong("days", "not_for_day_pass");
  if (plan.min_days && plan.max_days && plan.max_days < plan.min_days) {
    yield wrong("max_days", "less_than", { field: "min_days" }, plan.min_days);
  }
  if (plan.day_rule === "calendar_day" && plan.day_zone === null) yield wrong("day_zone", "zone_for_calendar_day");
  if (plan.day_rule === "24_hours" && plan.day_zone) yield wrong("day_zone", "no_zone_for_24_hours");
}

function* fixedRules(plan: PlanDraft): Iterable<RecordProblem> {
  if (plan.days === null) yield wrong("days", "for_fixed");
  for (const field of ["min_days", "max_days", "day_rule", "day_zone"] as const) {
    if (plan[field]) yield wrong(field, "not_for_fixed");
  }
}

function* priceRules({ kind, max_days, prices = {} }: PlanDraft): Iterable<RecordProblem> {
  const someWas = currencies.some((currency) => prices[currency]?.was);
  for (const currency of currencies) {
    const { amount, was } = prices[currency] ?? {};
    const [price, before] = [`prices.${currency}.amount`, `prices.${currency}.was`];
    if (someWas && was === null) yield wrong(before, "was_everywhere");
    if (amount && was && was <= amount) yield wrong(before, "was_above", { field: price }, { minor: amount });
    if (amount && kind === "day_pass" && max_days) {
      const dearest = unitPrice({ kind, price: money(amount, currency) }, max_days).amount;
      if (dearest > largestPrice) yield wrong(price, "days_too_dear", max_days);
    }
  }
}

function* supplierRules({ supplier, supplier_product, ways }: PlanDraft): Iterable<RecordProblem> {
  const fromOutside = supplier === "reseller" || supplier === "es2plus";
  if (fromOutside && supplier_product === null) yield wrong("supplier_product", "for_supplier", supplier);
  if (fromOutside && ways && !ways.includes("esim")) yield wrong("supplier", "makes_esims");
  if ((supplier === null || supplier === "pool") && supplier_product) yield wrong("supplier_product", "not_for_pool");
}
