import { expect, test } from "vitest";
import { keptOf, tierOf, wholesalePrice } from "./rules.ts";

test.each([
  [10_500, 15, 8925],
  [680, 22, 531],
  [1, 30, 1],
  [10_500, null, null],
  [10_500, 0, 10_500],
])("a piece of %d with %s %% off costs %s: never less than was said", (amount, percent, price) => {
  expect(wholesalePrice(amount, percent)).toBe(price);
});

const tiers = [
  { from: 500, percentOff: 15 },
  { from: 2000, percentOff: 22 },
  { from: 10_000, percentOff: null },
];
test.each([
  [499, undefined],
  [500, 500],
  [1999, 500],
  [2000, 2000],
  [1_000_000, 10_000],
])("%d pieces a month reach the step from %s", (pieces, from) => {
  expect(tierOf(tiers, pieces)?.from).toBe(from);
});

test.each([
  [8190, 9900, 2000, { keptEach: 1710, keptInMonth: 3_420_000 }],
  [8190, 8000, 500, { keptEach: -190, keptInMonth: -95_000 }],
  [8190, 0, 500, { percentOfPrice: 0 }],
])("of a cost of %d and a price of %d, %d pieces", (cost, price, pieces, kept) => {
  expect(keptOf({ cost, price, pieces })).toMatchObject(kept);
});
