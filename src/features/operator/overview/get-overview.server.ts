import type { Currency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetOverview } from "./contract.ts";
import { comparedAt, reasonsBoth, soFar } from "./rules.ts";
import { givenBackBetween, soldBetween } from "./store.server.ts";

/** Each currency by itself: nothing is added up across them (row B1). */
export const getOverview = operation(GetOverview, async ({ range = "1", currency = "HKD" }, { db, now }) => {
  const { days, before, sameMoment } = comparedAt(now.getTime(), range, operatorZone);
  const sold = (from: number, to: number) => soldBetween(db, currency, new Date(from), new Date(to));
  const back = (from: number, to: number) => givenBackBetween(db, currency, new Date(from), new Date(to));
  const [current, earlier, untilThen, reasons, reasonsThen] = await Promise.all([
    sold(days.from, now.getTime()),
    sold(before.from, before.to),
    sold(before.from, sameMoment),
    back(days.from, now.getTime()),
    back(before.from, sameMoment),
  ]);
  return {
    range,
    currency,
    zone: operatorZone,
    now: now.toISOString(),
    figures: figuresOf(current, currency),
    before: figuresOf(untilThen, currency),
    sameMoment: new Date(sameMoment).toISOString(),
    end: new Date(days.to).toISOString(),
    line: soFar(current, days.steps, now.getTime()).map(written),
    lineBefore: soFar(earlier, before.steps).map(written),
    reasons: reasonsBoth(reasons, reasonsThen).map((row) => ({
      ...row,
      amount: money(row.amount, currency),
      was: money(row.was, currency),
    })),
  };
});

type Sold = Awaited<ReturnType<typeof soldBetween>>;

function figuresOf(rows: Sold, currency: Currency) {
  const sum = (column: "sales" | "payments" | "refunded") => rows.reduce((total, row) => total + row[column], 0);
  return {
    sales: money(sum("sales"), currency),
    payments: sum("payments"),
    refunded: money(sum("refunded"), currency),
  };
}

const written = ({ at, amount }: { at: number; amount: number }) => ({ at: new Date(at).toISOString(), amount });
