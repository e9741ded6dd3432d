import type { Money } from "../../kernel/money.ts";

/** `1,234.50`, `−0.05`: without its currency, which the head of the table says. */
export function amountText({ amount }: Pick<Money, "amount">): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount < 0 ? "−" : ""}${whole}.${digits.slice(-2)}`;
}

/** In a column of amounts of one currency; zero is quiet. */
export function Amount({ of }: { of: Money }) {
  return <span className={of.amount === 0 ? "soft" : undefined}>{amountText(of)}</span>;
}
