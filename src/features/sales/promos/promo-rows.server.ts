import { currencies } from "../../../kernel/currency.ts";
import type { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { PromoCodeRecord } from "./promo-code-rules.ts";

export function promoRow({ amounts: _amounts, ...promo }: PromoCodeRecord) {
  return promo;
}

export function promoAmountRows({ code, amounts }: PromoCodeRecord) {
  return currencies.flatMap((currency) => {
    const amount = amounts[currency];
    return amount === null ? [] : [{ code, currency, amount }];
  });
}

/** As the database has them. */
export function withMoments({ valid_from, valid_until, ...promo }: PromoCodeRecord): PromoCodeRecord {
  const written = (moment: string) => new Date(moment).toISOString();
  return { ...promo, valid_from: written(valid_from), valid_until: written(valid_until) };
}

export const wrongIn = (problems: ReturnType<typeof wrong>[]) =>
  new Refusal("INVALID_INPUT", { fields: problems.map((one) => ({ ...one, field: `promo.${one.field}` })) });
