import { expect, test } from "vitest";
import { creditOf, healthOf } from "./supplier-rules.ts";

const good = { made: 100, failed: 0, waiting: 2, oldestSeconds: 20, p95: 30 };
test.each([
  ["well", {}],
  ["well", { failed: 5 }],
  ["quiet", { made: 0, waiting: 0, p95: null }],
  ["well", { made: 0, p95: null }],
  ["slow", { p95: 121 }],
  ["failing", { failed: 6 }],
  ["failing", { failed: 6, p95: 500 }],
  ["stands", { oldestSeconds: 901 }],
  ["stands", { made: 0, failed: 1, waiting: 0, p95: null }],
])("a supplier is %s with %o", (state, change) => {
  expect(healthOf({ ...good, ...change })).toBe(state);
});

test.each([
  ["reseller", true, null, "enough"],
  ["reseller", false, "200007", "used_up"],
  ["reseller", false, "310241", null],
  ["reseller", null, null, null],
  ["es2plus", true, null, null],
])("the credit of %s, whose last order was made: %s, refused with %s, is %s", (supplier, made, failure, credit) => {
  expect(creditOf(supplier, { made, failure })).toBe(credit);
});
