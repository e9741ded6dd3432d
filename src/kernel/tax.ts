/** Since which month (UTC) how much tax every price contains, in hundredths of a percent: 8.1 % is 810. */
export type TaxRate = { since: string; hundredths: number };

/** The rate of a month, `2026-11`; 0 before the first. */
export function taxRateOf(rates: readonly TaxRate[], month: string): number {
  return (
    rates.filter(({ since }) => since <= month).toSorted((one, other) => (one.since < other.since ? 1 : -1))[0]
      ?.hundredths ?? 0
  );
}

/** What a sum in minor units contains of it, rounded to the nearest one: below zero as above. */
export function taxIn(amount: number, hundredths: number): number {
  const tax = Math.round((Math.abs(amount) * hundredths) / (10_000 + hundredths));
  return amount < 0 ? -tax || 0 : tax;
}

/** `8.1`. */
export const percentText = (hundredths: number): string => String(hundredths / 100);
