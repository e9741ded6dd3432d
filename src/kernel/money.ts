import { currencySymbol, type Currency } from "./currency.ts";
import type { Language } from "./language.ts";

/**
 * An amount in minor units (cents, fen), always a whole number, with its currency. It is also the wire shape (spec 7:
 * value × 100).
 */
export type Money = { amount: number; currency: Currency };

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`);
  return { amount, currency };
}

export function times(price: Money, count: number): Money {
  return money(price.amount * count, price.currency);
}

export function plus(one: Money, other: Money): Money {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} do not add up`);
  return money(one.amount + other.amount, one.currency);
}

export function sameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** `HK$1,234.50`. Formatted here, not by Intl, so that server and browser print the same whatever their ICU version. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return `${amount < 0 ? "−" : ""}${currencySymbol(currency, language)}${digitsOf(amount)}`;
}

/** `1,234.50`, `−0.05`: without its currency, which the head of the table says. */
export function amountText({ amount }: Pick<Money, "amount">): string {
  return `${amount < 0 ? "−" : ""}${digitsOf(amount)}`;
}

function digitsOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${whole}.${digits.slice(-2)}`;
}

/** The discount in whole per cent, rounded down so that it never overstates. */
export function percentOff(now: number, before: number | null | undefined): number {
  return before && before > now ? Math.floor(((before - now) * 100) / before) : 0;
}

/**
 * Converts by an exact decimal rate (`"0.9215"`), half up, once, on the total (domain notes 6.3).
 * HKD 68.00 at 0.9215 is CNY 62.66.
 */
export function convert({ amount }: Money, rate: string, into: Currency): Money {
  const [whole = "0", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  const exact = BigInt(amount) * BigInt(whole + fraction);
  return money(Number((exact * 2n + scale) / (scale * 2n)), into);
}
