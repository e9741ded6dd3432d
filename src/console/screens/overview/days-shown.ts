import { addDays, dateAt } from "../../../kernel/zoned-time.ts";

type Shown = { range: string; zone: string; now: string };

/** The days that a figure counts, as the lists behind it ask for them. */
export function daysShown({ range, zone, now }: Shown): { from: string; to: string } {
  const to = dateAt(Date.parse(now), zone);
  return { from: addDays(to, 1 - Number(range)), to };
}

/** The entries that a sum adds up. */
export const entriesBehind = (account: string, { currency, ...shown }: Shown & { currency: string }): string =>
  `/console/finance/entries?${new URLSearchParams({ account, currency, ...daysShown(shown) })}`;
