import { expect, test } from "vitest";
import { judged, severityOf, verdictOf } from "./rules.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));

test.each([
  [0, 0, "silent"],
  [2, 2, "well"],
  [3, 3, "trouble"],
  [16, 3, "well"],
  [15, 3, "trouble"],
  [1000, 199, "well"],
])("of %i attempts %i failed: %s", (attempts, failures, verdict) => {
  expect(verdictOf({ attempts, failures })).toBe(verdict);
});

test("four of five in vain are down", () => {
  expect([severityOf({ attempts: 10, failures: 8 }), severityOf({ attempts: 10, failures: 7 })]).toEqual([
    "down",
    "partly",
  ]);
});

test("trouble is told after ten minutes without a break, from its first minute", () => {
  const first = judged({ verdict: "well", since: at(0) }, "trouble", at(5));
  expect(first).toEqual({ is: { verdict: "trouble", since: at(5) } });
  expect(judged(first.is, "trouble", at(14)).tell).toBeUndefined();
  expect(judged(first.is, "trouble", at(15)).tell).toEqual({ begins: at(5) });
  const broken = judged(first.is, "well", at(12));
  expect(judged(broken.is, "trouble", at(15)).tell).toBeUndefined();
});

test("it is over a quarter of an hour after it was well again; silence is believed after an hour", () => {
  const trouble = { verdict: "trouble", since: at(0) } as const;
  const well = judged(trouble, "well", at(20)).is;
  expect(judged(well, "well", at(34)).tell).toBeUndefined();
  expect(judged(well, "well", at(35)).tell).toEqual({ over: at(20) });
  const silent = judged(trouble, "silent", at(20)).is;
  expect(judged(silent, "silent", at(59)).tell).toBeUndefined();
  expect(judged(silent, "silent", at(80)).tell).toEqual({ over: at(20) });
});
