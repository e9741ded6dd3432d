import { describe, expect, test } from "vitest";
import { crossedOutTooHigh } from "./prior-price.ts";

const at = (amount: number, was: number | null = null) => ({ amount, was });

describe("a price crossed out is held against the lowest of thirty days", () => {
  test.each([
    ["the price of yesterday may be crossed out", at(80, 100), at(100), [], null],
    ["a price that was never asked may not", at(80, 120), at(100), [], 100],
    ["a sale ten days ago counts", at(80, 100), at(100), [70], 70],
    ["the lowest of several does", at(80, 100), at(100), [110, 90, 95], 90],
    ["raised first and reduced afterwards, the price before the raise counts", at(100, 120), at(120), [100], 100],
    ["nothing crossed out is nothing announced", at(80), at(100), [70], null],
    ["a reduction that goes on is what it was", at(80, 100), at(80, 100), [100], null],
    ["one that goes further keeps the price of before it", at(70, 100), at(80, 100), [100], null],
    ["one that goes further must not cross out more", at(70, 101), at(80, 100), [100], 80],
    ["crossed out without being cheaper", at(80, 100), at(80), [], 80],
    ["dearer than yesterday and yet announced as reduced", at(90, 100), at(80, 100), [100], 80],
    ["a plan that was never sold has no price of before", at(80, 100), undefined, [], null],
  ])("%s", (_, now, former, past, lowest) => {
    expect(crossedOutTooHigh(now, former, past)).toBe(lowest);
  });
});
