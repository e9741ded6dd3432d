import { expect, test } from "vitest";
import { nextPause, partOf, reached } from "./rules.ts";

test.each([
  [{ waiting: 1, applied: 0, failed: 2 }, "waiting"],
  [{ waiting: 1, applied: 2, failed: 0 }, "waiting"],
  [{ waiting: 0, applied: 0, failed: 3 }, "refused"],
  [{ waiting: 0, applied: 1, failed: 2 }, "delivered"],
  [{ waiting: 0, applied: 3, failed: 0 }, "delivered"],
] as const)("%j is %s", (progress, state) => {
  expect(reached(progress)).toBe(state);
});

test.each([
  [10_000, 3],
  [1, 20],
  [999_999_999, 7],
  [10_500, 1],
])(
  "the parts of %i for %i SIMs are the whole, and each is as much as any other but for one minor unit",
  (total, quantity) => {
    const parts = Array.from({ length: quantity }, (_, place) => partOf(total, quantity, place + 1));
    expect(parts.reduce((sum, part) => sum + part)).toBe(total);
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
  },
);

test("the pauses come one after the other and end", () => {
  expect([1, 2, 3].map((attempts) => nextPause(attempts, [10, 60]))).toEqual([10, 60, undefined]);
  expect(nextPause(1, [])).toBeUndefined();
});
