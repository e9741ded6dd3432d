import { formatMoney, type Money } from "../../../kernel/money.ts";
import { useVisit } from "./visit.ts";

/** `CN¥12.90` for English readers, `¥12.90` for Chinese ones (row L6). */
export function useMoneyText(): (amount: Money) => string {
  const { language } = useVisit();
  return (amount) => formatMoney(amount, language);
}
