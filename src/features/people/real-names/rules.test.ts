import { expect, test } from "vitest";
import { isPicked, termThatHolds } from "./rules.ts";

test("of registrations a share is picked by their ids, none and all included", () => {
  const ids = Array.from({ length: 200 }, (_, at) => `${at.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`);
  expect([0, 5, 100].map((percent) => ids.filter((id) => isPicked(id, percent)).length)).toEqual([0, 10, 200]);
});

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const now = at(60);

test.each([
  ["nobody has changed it", [], 90],
  ["shortened so many days ago", [[20, 40]], 20],
  ["shortened yesterday", [[20, 59]], 90],
  [
    "shortened twice, the second time yesterday",
    [
      [10, 59],
      [20, 30],
    ],
    20,
  ],
  [
    "shortened twice within days: neither counts yet",
    [
      [20, 59],
      [30, 58],
    ],
    90,
  ],
  [
    "lengthened yesterday",
    [
      [60, 59],
      [20, 30],
    ],
    60,
  ],
] as const)("a term of days, %s", (_, changes, days) => {
  const made = changes.map(([days, since]) => ({ days, since: at(since) }));
  expect(termThatHolds(made, 90, now)).toBe(days);
});
