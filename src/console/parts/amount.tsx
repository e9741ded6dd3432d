import { amountText, type Money } from "../../kernel/money.ts";

/** In a column of amounts of one currency; zero is quiet. */
export function Amount({ of }: { of: Money }) {
  return <span className={of.amount === 0 ? "soft" : undefined}>{amountText(of)}</span>;
}
