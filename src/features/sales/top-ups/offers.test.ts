import { describe, expect, test } from "vitest";
import { bonusOn, isOffered, offersIn } from "./offers.ts";

const gogo = offersIn("34, 68, 136+8%, 340+12%");
const enterprise = offersIn("50,100, 20-3000");

test("amounts, bonuses and a span are read from the setting", () => {
  expect(gogo.amounts.map(({ amount, bonusPercent }) => [amount, bonusPercent])).toEqual([
    [3400, 0],
    [6800, 0],
    [13_600, 8],
    [34_000, 12],
  ]);
  expect([gogo.own, enterprise.own]).toEqual([null, { least: 2000, most: 300_000 }]);
});

test.each(["", "0", "a", "50;60", "50+", "50+101%", "3000-20-5", "20-3000"])("%j is no setting", (setting) => {
  expect(() => offersIn(setting)).toThrow();
});

describe("what is offered", () => {
  test.each([
    [3400, gogo, true],
    [3500, gogo, false],
    [2000, enterprise, true],
    [1999, enterprise, false],
    [300_000, enterprise, true],
    [300_001, enterprise, false],
  ])("%i cents: %#", (amount, offers, offered) => {
    expect(isOffered(amount, offers)).toBe(offered);
  });
});

test.each([
  [3400, 0],
  [13_600, 1088],
  [13_599, 0],
  [34_000, 4080],
  [50_000, 6000],
])("a bonus on %i cents: %i", (amount, bonus) => {
  expect(bonusOn(amount, gogo)).toBe(bonus);
});
