import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import {
  Amount,
  choice,
  inEachCurrency,
  listOf,
  matching,
  Moment,
  whole,
  YesOrNo,
} from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import type { Draft, RecordKind } from "../../../kernel/record.ts";
import { PlanCode } from "../../catalogue/plans/plan-rules.ts";

const Limit = z.nullable(whole(1, 1_000_000_000));

const fields = z.object({
  code: matching(/^[A-Z0-9-]{3,40}$/, 40, fault("promo_code")),
  kind: choice("percent", "amount"),
  percent: z.nullable(whole(1, 99)),
  amounts: inEachCurrency(z.nullable(Amount)),
  first_order: YesOrNo,
  /** Restricts the code to these plans. */
  plan_codes: z.nullable(listOf(PlanCode)),
  valid_from: Moment,
  valid_until: Moment,
  total_limit: Limit,
  per_buyer_limit: Limit,
});

export type PromoCodeRecord = z.output<typeof fields>;

export const promoCodeRecord: RecordKind<PromoCodeRecord> = {
  fields,
  unique: { code: ({ code }) => code },
  *rules({ kind, percent, amounts = {}, valid_from, valid_until }) {
    if (kind === "percent" && percent === null) yield wrong("percent", "for_kind");
    if (kind === "amount" && typeof percent === "number") yield wrong("percent", "only_for_kind", "percent");
    for (const currency of currencies) {
      const [field, amount] = [`amounts.${currency}`, amounts[currency]];
      if (kind === "amount" && amount === null) yield wrong(field, "for_kind");
      if (kind === "percent" && typeof amount === "number") yield wrong(field, "only_for_kind", "amount");
    }
    if (valid_from && valid_until && Date.parse(valid_until) <= Date.parse(valid_from))
      yield wrong("valid_until", "after", { field: "valid_from" }, valid_from);
  },
};

/**
 * Rejects codes for plans that never existed, and limits below the current use. `plans` includes those taken off sale,
 * since a code for several plans remains valid for the others.
 */
export function promoCodeReferences(
  { code = "", plan_codes, total_limit }: Draft<PromoCodeRecord>,
  { plans, uses }: { plans: ReadonlySet<string>; uses: ReadonlyMap<string, number> },
): RecordProblem[] {
  const unknown = (plan_codes ?? []).filter((plan) => !plans.has(plan));
  const used = uses.get(code) ?? 0;
  return [
    ...unknown.map((plan) => wrong("plan_codes", "no_plan", plan)),
    ...(total_limit && used > total_limit ? [wrong("total_limit", "used_more", code, used)] : []),
  ];
}
