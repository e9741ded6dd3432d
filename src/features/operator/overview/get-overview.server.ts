import type { Currency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetOverview } from "./contract.ts";
import { comparedAt, reasonsBoth, soFar } from "./rules.ts";
import { givenBackIn, soldIn } from "./store.server.ts";

/** Each currency by itself: nothing is added up across them (row B1). */
export const getOverview = operation(GetOverview, async ({ range = "1", currency = "HKD" }, { db, now }) => {
  const { days, before, sameMoment } = comparedAt(now.getTime(), range, operatorZone);
  const [current, untilThen] = [
    { from: days.from, to: now.getTime() },
    { from: before.from, to: sameMoment },
  ];
  const [[soldNow = [], soldUntilThen = [], soldBefore = []], [reasons = [], reasonsThen = []]] = await Promise.all([
    soldIn(db, currency, [current, untilThen, before], range === "1" ? "hour" : "day"),
    givenBackIn(db, currency, [current, untilThen]),
  ]);
  return {
    range,
    currency,
    zone: operatorZone,
    now: now.toISOString(),
    figures: figuresOf(soldNow, currency),
    before: figuresOf(soldUntilThen, currency),
    sameMoment: new Date(sameMoment).toISOString(),
    end: new Date(days.to).toISOString(),
    line: soFar(soldNow, days.steps, now.getTime()).map(written),
    lineBefore: soFar(soldBefore, before.steps).map(written),
    reasons: reasonsBoth(reasons, reasonsThen).map((row) => ({
      ...row,
      amount: money(row.amount, currency),
      was: money(row.was, currency),
    })),
  };
});

type Sold = Awaited<ReturnType<typeof soldIn>>[number];

function figuresOf(rows: Sold, currency: Currency) {
  const sum = (column: "sales" | "payments" | "refunded") => rows.reduce((total, row) => total + row[column], 0);
  return {
    sales: money(sum("sales"), currency),
    payments: sum("payments"),
    refunded: money(sum("refunded"), currency),
  };
}

const written = ({ at, amount }: { at: number; amount: number }) => ({ at: new Date(at).toISOString(), amount });
