import { expect, test } from "vitest";
import { fixed } from "./plan.world.ts";
import { salesEffect } from "./sales-effect.ts";

const at = (CNY: number, USD: number, code = "one") => ({
  ...fixed,
  code,
  prices: { CNY: { amount: CNY, was: null }, HKD: { amount: 1, was: null }, USD: { amount: USD, was: null } },
});
const rates = { HKD: 1, USD: 7 };
const changed = [{ former: at(1000, 200), plan: at(900, 150) }];
const sold = [
  { plan_code: "one", currency: "CNY" as const, units: 10 },
  { plan_code: "one", currency: "USD" as const, units: 2 },
];

test("sales are summed by currency and never across", () => {
  const { sales } = salesEffect(changed, sold, { costs: new Map(), rates });
  expect(sales).toEqual([
    { currency: "CNY", before: 10_000, after: 9000 },
    { currency: "USD", before: 400, after: 300 },
  ]);
});

test("margin and what it takes to earn as much are of all that was sold, in yuan", () => {
  const costs = new Map([["one", { amount: 700, currency: "CNY" as const }]]);
  // 12 800 yuan cents before, 11 100 after, 8 400 of them cost
  expect(salesEffect(changed, sold, { costs, rates })).toMatchObject({
    margin: { before: 34, after: 24 },
    breakEven: 63,
  });
});

test("nothing is said of a margin where one cost or rate is missing, or nothing was sold", () => {
  const costs = new Map([["one", { amount: 700, currency: "CNY" as const }]]);
  const other = [...sold, { plan_code: "two", currency: "CNY" as const, units: 1 }];
  const both = [...changed, { former: at(100, 10, "two"), plan: at(200, 20, "two") }];
  expect(salesEffect(both, other, { costs, rates }).margin).toBeNull();
  expect(salesEffect(changed, sold, { costs, rates: {} }).margin).toBeNull();
  expect(salesEffect(changed, [], { costs, rates })).toEqual({ sales: [], margin: null, breakEven: null });
});

test("below cost no quantity makes up for it", () => {
  const costs = new Map([["one", { amount: 950, currency: "CNY" as const }]]);
  expect(salesEffect(changed, sold.slice(0, 1), { costs, rates })).toMatchObject({
    margin: { before: 5, after: -6 },
    breakEven: null,
  });
});
