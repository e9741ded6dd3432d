import { currencies } from "../../../kernel/currency.ts";
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
