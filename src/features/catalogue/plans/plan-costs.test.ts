import { expect, test } from "vitest";
import { costInEach, leastMargin, marginOf } from "./plan-costs.ts";

const rates = { HKD: 0.9215, USD: 7.183 };

test("what a plan costs in one currency is converted at the rates of today", () => {
  expect(costInEach({ amount: 100, currency: "USD" }, rates)).toEqual({ CNY: 718, HKD: 779, USD: 100 });
  expect(costInEach({ amount: 718, currency: "CNY" }, rates)).toEqual({ CNY: 718, HKD: 779, USD: 100 });
});

test("without a rate only the currency that was typed is known, and what can be reached from it", () => {
  expect(costInEach({ amount: 100, currency: "USD" }, {})).toEqual({ USD: 100 });
  expect(costInEach({ amount: 100, currency: "USD" }, { USD: 7 })).toEqual({ CNY: 700, USD: 100 });
});

test("a margin is never rounded up, and a loss is below zero", () => {
  expect([marginOf(100, 50), marginOf(300, 101), marginOf(100, 100), marginOf(100, 101)]).toEqual([50, 66, 0, -1]);
});

test("the least margin says in which currency", () => {
  const prices = { CNY: { amount: 1000 }, HKD: { amount: 800 }, USD: { amount: 200 } };
  expect(leastMargin(prices, { CNY: 718, HKD: 779, USD: 100 })).toEqual({ currency: "HKD", percent: 2 });
  expect(leastMargin(prices, {})).toBeNull();
});
