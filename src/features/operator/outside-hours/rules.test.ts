import { expect, test } from "vitest";
import { firstHour, isInTrouble } from "./rules.ts";

test("24 hours are shown, of which the last one runs", () => {
  expect(firstHour(new Date("2026-11-21T08:59:59Z"))).toEqual(new Date("2026-11-20T09:00:00Z"));
  expect(firstHour(new Date("2026-11-21T09:00:00Z"))).toEqual(new Date("2026-11-20T10:00:00Z"));
});

test.each([
  [[], false],
  [[{ attempts: 2, failures: 2 }], false],
  [[{ attempts: 3, failures: 3 }], true],
  [[{ attempts: 15, failures: 3 }], true],
  [[{ attempts: 16, failures: 3 }], false],
  [
    [
      { attempts: 5, failures: 1 },
      { attempts: 5, failures: 2 },
    ],
    true,
  ],
])("%j is trouble: %s", (hours, trouble) => expect(isInTrouble(hours)).toBe(trouble));
