import { chargeFor, type PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";

type Moved = { bytes: number | null; amount: number | null };
export type Until = { used: bigint; others: number };

/**
 * What each line comes to and the balance after it. Lines come newest first, `until` is what there was up to and with
 * the first of them, `rest` what there was before the last. Use costs what all bytes until then cost, less what they
 * cost before it, so that lines, days and entries add up to the same cent.
 */
export function priced<Line extends Moved>(
  lines: readonly Line[],
  until: Until,
  tariff: PrepaidTariff,
): { lines: (Line & { amount: number; balance: number })[]; rest: Until } {
  let { used, others } = until;
  const done = lines.map((line) => {
    const balance = others - chargeFor(used, tariff);
    const before = used - BigInt(line.bytes ?? 0);
    const amount = line.amount ?? chargeFor(before, tariff) - chargeFor(used, tariff);
    used = before;
    others -= line.amount ?? 0;
    return { ...line, amount, balance };
  });
  return { lines: done, rest: { used, others } };
}

/** What each day of use comes to, oldest first, after so many bytes before all of them. */
export function pricedDays<Day extends { bytes: number }>(
  days: readonly Day[],
  before: bigint,
  tariff: PrepaidTariff,
): (Day & { amount: number })[] {
  let used = before;
  return days.map((day) => {
    const charged = chargeFor(used, tariff);
    used += BigInt(day.bytes);
    return { ...day, amount: charged - chargeFor(used, tariff) };
  });
}
