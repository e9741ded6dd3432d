import { expect, test } from "vitest";
import type { YuanRates } from "./plan-costs.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { fixed } from "./plan.world.ts";
import { priceWarnings } from "./price-warnings.ts";

const priced = (CNY: number, HKD: number, USD: number, facts: Partial<PlanRecord> = {}): PlanRecord => ({
  ...fixed,
  ...facts,
  prices: { CNY: { amount: CNY, was: null }, HKD: { amount: HKD, was: null }, USD: { amount: USD, was: null } },
});
const rates: YuanRates = { HKD: 0.9215, USD: 7.183 };
const warnings = (plan: PlanRecord, former?: PlanRecord, beside: PlanRecord[] = []) => [
  ...priceWarnings(plan, { former, beside, rates }),
];
const sound = priced(5500, 6000, 769);

test("prices that fit together warn of nothing", () => {
  expect(warnings(sound, sound, [sound])).toEqual([]);
});

test("a slip of the decimal point is far from what it was, and from the other currencies", () => {
  expect(warnings(priced(5500, 60_000, 769), sound)).toEqual([
    { kind: "moved_far", currency: "HKD", percent: 900 },
    { kind: "drifts", currency: "HKD", percent: 905 },
  ]);
});

test.each([
  [6500, []],
  [6700, [{ kind: "drifts", currency: "HKD", percent: 12 }]],
  [5100, [{ kind: "drifts", currency: "HKD", percent: -15 }]],
])("HKD %d beside CNY 5500", (amount, expected) => {
  expect(warnings(priced(5500, amount, 769))).toEqual(expected);
});

test("a plan that costs more than a better one says which", () => {
  const better = priced(5400, 6000, 769, { code: "better", allowance_mb: 10_240 });
  expect(warnings(sound, undefined, [better])).toEqual([{ kind: "dearer_than", currency: "CNY", code: "better" }]);
  for (const worse of [{ days: 7 }, { allowance_mb: 512 }, { area: "JP" }, { kind: "day_pass" as const }])
    expect(warnings(sound, undefined, [{ ...better, ...worse }])).toEqual([]);
});

test("without a rate nothing is held against a currency", () => {
  expect([...priceWarnings(priced(5500, 1, 769), { former: undefined, beside: [], rates: {} })]).toEqual([]);
});

test("what costs us more than it brings is said in each currency", () => {
  const told = priceWarnings(sound, { former: sound, beside: [], rates, costs: { CNY: 5501, HKD: 6000, USD: 700 } });
  expect([...told]).toEqual([{ kind: "below_cost", currency: "CNY", cost: 5501 }]);
});

test("a price crossed out that was not the lowest of thirty days is said with the lowest", () => {
  const reduced: PlanRecord = {
    ...sound,
    prices: { ...sound.prices, HKD: { amount: 5800, was: 6000 }, USD: { amount: 760, was: 769 } },
  };
  const past = new Map([["HKD" as const, [5900]]]);
  expect([...priceWarnings(reduced, { former: sound, beside: [], rates, past })]).toEqual([
    { kind: "not_lowest", currency: "HKD", lowest: 5900 },
  ]);
});
