import * as z from "zod";
import { Cents, choice, listOf, matching, Moment, whole, YesOrNo } from "./cells.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";
import { planCells } from "./plan-cells.server.ts";

const Limit = whole(1, 1_000_000_000).nullable();

const cells = z.object({
  code: matching(/^[A-Z0-9-]{3,40}$/, 40, "must be 3 to 40 capital letters, digits and hyphens"),
  kind: choice("percent", "amount"),
  percent: whole(1, 99).nullable(),
  amount_cny: Cents.nullable(),
  amount_hkd: Cents.nullable(),
  amount_usd: Cents.nullable(),
  first_order: YesOrNo,
  plans: listOf(planCells.shape.code).nullable(),
  valid_from: Moment,
  valid_until: Moment,
  total_limit: Limit,
  per_buyer_limit: Limit,
});

export type Promo = z.output<typeof cells>;

const amounts = ["amount_cny", "amount_hkd", "amount_usd"] as const;

export const promoCodesCsv: CsvFile<Promo> = {
  file: "promo-codes.csv",
  cells: cells.shape,
  unique: { code: ({ code }) => code },
  *rules(row) {
    const { kind, percent, valid_from, valid_until } = row;
    if (kind === "percent" && percent === null) yield { field: "percent", text: "is needed for a code of this kind" };
    if (kind === "amount" && typeof percent === "number")
      yield { field: "percent", text: "is for codes of the kind percent only" };
    for (const field of amounts) {
      if (kind === "amount" && row[field] === null) yield { field, text: "is needed for a code of this kind" };
      if (kind === "percent" && typeof row[field] === "number")
        yield { field, text: "is for codes of the kind amount only" };
    }
    if (valid_from && valid_until && valid_until <= valid_from) {
      yield { field: "valid_until", text: `must be after valid_from ${valid_from} (was "${valid_until}")` };
    }
  },
};

export function promoRow({
  code,
  kind,
  percent,
  first_order,
  plans,
  valid_from,
  valid_until,
  total_limit,
  per_buyer_limit,
}: Promo) {
  return { code, kind, percent, first_order, plan_codes: plans, valid_from, valid_until, total_limit, per_buyer_limit };
}

export function promoAmountRows({ code, amount_cny, amount_hkd, amount_usd }: Promo) {
  const amountsOf = [
    ["CNY", amount_cny],
    ["HKD", amount_hkd],
    ["USD", amount_usd],
  ] as const;
  return amountsOf.flatMap(([currency, amount]) => (amount === null ? [] : [{ code, currency, amount }]));
}
