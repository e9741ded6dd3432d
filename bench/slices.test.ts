import { expect, test } from "vitest";
import { interleaved, median } from "./slices.ts";

test("the median is the middle by size, or between the two middle ones", () => {
  expect(median([10, 2, 1])).toBe(2);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow("nothing");
});

test("slices take turns, and the ratio is that of pairs, not of medians", async () => {
  const order: string[] = [];
  const told = (name: string, values: number[]) => async () => (order.push(name), values.shift()!);
  // a machine that is ten times slower in the third pair
  const slices = await interleaved(3, told("A", [50, 60, 5]), told("B", [100, 100, 10]));
  expect(order.join("")).toBe("ABABAB");
  expect(slices).toEqual({ first: 50, second: 100, ratio: 0.5 });
});
