import { describe, expect, test } from "vitest";
import { endOfDay, usedOfTerm } from "./term.ts";

describe("when a day of a day pass is over", () => {
  const begun = new Date("2026-12-01T15:30:00Z");
  test.each([
    [
      "midnight in Tokyo",
      { day_rule: "calendar_day", day_zone: "Asia/Tokyo" },
      "2026-12-02",
      "2026-12-02T15:00:00.000Z",
    ],
    [
      "midnight in New York, on the day the clocks change",
      { day_rule: "calendar_day", day_zone: "America/New_York" },
      "2026-11-01",
      "2026-11-02T05:00:00.000Z",
    ],
    [
      "24 hours after the first one began",
      { day_rule: "24_hours", day_zone: null },
      "2026-12-01",
      "2026-12-02T15:30:00.000Z",
    ],
    [
      "24 hours after the third one began",
      { day_rule: "24_hours", day_zone: null },
      "2026-12-03",
      "2026-12-04T15:30:00.000Z",
    ],
  ] as const)("%s", (_, plan, day, end) => expect(endOfDay(plan, begun, day).toISOString()).toBe(end));
});

test.each([
  ["a package counts from its beginning", "fixed", "at-network", 700],
  ["our network tells a day pass by the day", "day_pass", "at-network", 40],
  ["a supplier's word on a day pass is that of the day", "day_pass", null, 700],
] as const)("%s", (_, kind, network_reference, used) => {
  expect(usedOfTerm({ used_mb: 700, used_today_mb: 40, network_reference }, { kind })).toBe(used);
});
