import { hourMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, instantOf, timeAt } from "../../../kernel/zoned-time.ts";

/** How many days the overview shows, today among them. */
export const overviewRanges = ["1", "7", "28"] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** A stretch of days with the instants at which a new step of the line begins, its end last. */
type Stretch = { from: number; to: number; steps: number[] };
type Compared = { days: Stretch; before: Stretch; sameMoment: number };

/**
 * Today, or the days up to today, and as many days one or four weeks before: the same weekdays. `sameMoment`: when
 * clocks then showed what they show now. A day of 23 or 25 hours has as many steps.
 */
export function comparedAt(now: number, range: OverviewRange, zone: string): Compared {
  const today = dateAt(now, zone);
  const count = Number(range);
  const back = count === 28 ? 28 : 7;
  const midnight = (day: number) => instantOf(addDays(today, day), "00:00", zone);
  const stretch = (last: number): Stretch => {
    const [from, to] = [midnight(last - count + 1), midnight(last + 1)];
    const steps =
      count === 1
        ? Array.from({ length: Math.ceil((to - from) / hourMs) }, (_, hour) => from + hour * hourMs)
        : Array.from({ length: count }, (_, day) => midnight(last - count + 1 + day));
    return { from, to, steps: [...steps, to] };
  };
  const sameMoment = instantOf(addDays(today, -back), timeAt(now, zone), zone) + (now % 60_000);
  return { days: stretch(0), before: stretch(-back), sameMoment };
}

/** Sums up to each step; `until`: later steps are not there yet, and the last one stands at that moment. */
export function soFar(
  rows: readonly { since: Date; sales: number }[],
  steps: readonly number[],
  until = Infinity,
): { at: number; amount: number }[] {
  const moments = until < steps.at(-1)! ? [...steps.filter((step) => step < until), until] : steps;
  return moments.map((at) => ({
    at,
    amount: rows.reduce((sum, { since, sales }) => sum + (since.getTime() < at ? sales : 0), 0),
  }));
}

type GivenBack = { reason: string; refunds: number; amount: number };

/** What went back for each reason now and the time before, most first; one whose only refund failed again is none. */
export function reasonsBoth(
  now: readonly GivenBack[],
  before: readonly GivenBack[],
): { reason: string; refunds: number; amount: number; was: number }[] {
  const reasons = [...new Set([...now, ...before].map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const { refunds = 0, amount = 0 } = now.find((row) => row.reason === reason) ?? {};
      return { reason, refunds, amount, was: before.find((row) => row.reason === reason)?.amount ?? 0 };
    })
    .filter(({ refunds, amount, was }) => refunds !== 0 || amount !== 0 || was !== 0)
    .toSorted((a, b) => b.amount - a.amount || b.was - a.was || a.reason.localeCompare(b.reason));
}
