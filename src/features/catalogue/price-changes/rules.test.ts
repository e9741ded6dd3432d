import { describe, expect, test } from "vitest";
import { clash, troubleOf, type Prices } from "./rules.ts";

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const span = (from: number, until: number | null) => ({ from: at(from), until: until === null ? null : at(until) });

test("two changes of one plan clash where one begins or ends inside the other; one for good is a moment", () => {
  const clashes = (one: [number, number | null], other: [number, number | null]) =>
    [clash(span(...one), span(...other)), clash(span(...other), span(...one))].every(Boolean);
  expect(clashes([1, 5], [3, 8])).toBe(true);
  expect(clashes([1, 9], [3, 4])).toBe(true);
  expect(clashes([1, 9], [3, null])).toBe(true);
  expect(clashes([3, null], [3, null])).toBe(true);
  expect(clashes([1, 5], [5, 8])).toBe(false);
  expect(clashes([1, 5], [5, null])).toBe(false);
  expect(clashes([1, null], [3, null])).toBe(false);
  expect(clashes([1, null], [3, 5])).toBe(false);
});

describe("what will not do what was meant is named", () => {
  const price = (amount: number): Prices => ({
    CNY: { amount, was: null },
    HKD: { amount, was: null },
    USD: { amount, was: null },
  });
  const change = { prices: price(90), former: price(100) };
  test("while it waits: another price has been published, or the plan is withdrawn", () => {
    const waiting = { ...change, state: "waiting" };
    expect(troubleOf(waiting, { onSale: true, prices: price(100) })).toBeNull();
    expect(troubleOf(waiting, { onSale: true, prices: price(95) })).toBe("published_since");
    expect(troubleOf(waiting, { onSale: false, prices: price(100) })).toBe("withdrawn");
  });
  test("while it runs: what is published is no longer its price, crossed-out prices included", () => {
    const running = { ...change, state: "running" };
    expect(troubleOf(running, { onSale: true, prices: price(90) })).toBeNull();
    const crossedOut = { ...price(90), HKD: { amount: 90, was: 120 } };
    expect(troubleOf(running, { onSale: true, prices: crossedOut })).toBe("published_since");
  });
});
