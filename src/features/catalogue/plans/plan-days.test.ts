import { describe, expect, test } from "vitest";
import { hourMs } from "../../../kernel/duration.ts";
import { daysFrom } from "../../../kernel/zoned-time.ts";
import { daysNeeded, journeyOf, planDays, type PlanClock } from "./plan-days.ts";

const calendar = (dayZone: string): PlanClock => ({ dayRule: "calendar_day", dayZone, startRule: "first_connection" });
const hours: PlanClock = { dayRule: "24_hours", dayZone: null, startRule: "first_connection" };
const atInstall: PlanClock = { ...hours, startRule: "installation" };

type Case = [
  what: string,
  clock: PlanClock,
  zone: string,
  from: string,
  to: string,
  lands: string | undefined,
  leaves: string | undefined,
  needed: number,
];

describe("how many of its days a journey takes", () => {
  test.each<Case>([
    [
      "calendar days count the first evening",
      calendar("Asia/Tokyo"),
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-08",
      "22:00",
      "09:00",
      6,
    ],
    ["24 hours do not", hours, "Asia/Tokyo", "2026-12-03", "2026-12-08", "22:00", "09:00", 5],
    [
      "without clock times both count every date",
      calendar("Asia/Tokyo"),
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-08",
      undefined,
      undefined,
      6,
    ],
    [
      "without clock times both count every date",
      hours,
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-08",
      undefined,
      undefined,
      6,
    ],
    ["leaving exactly when the last day ends", hours, "Asia/Tokyo", "2026-12-03", "2026-12-08", "10:00", "10:00", 5],
    ["a minute later", hours, "Asia/Tokyo", "2026-12-03", "2026-12-08", "10:00", "10:01", 6],
    [
      "leaving at midnight is not one more day",
      calendar("Asia/Tokyo"),
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-08",
      "10:00",
      "00:00",
      5,
    ],
    ["one day", calendar("Asia/Tokyo"), "Asia/Tokyo", "2026-12-03", "2026-12-03", "08:00", "20:00", 1],
    [
      "a Shanghai day turns at 17:00 in Paris, so the last evening is a day of its own",
      calendar("Asia/Shanghai"),
      "Europe/Paris",
      "2026-12-03",
      "2026-12-08",
      "08:00",
      "21:00",
      7,
    ],
    [
      "and leaving before that saves it",
      calendar("Asia/Shanghai"),
      "Europe/Paris",
      "2026-12-03",
      "2026-12-08",
      "08:00",
      "16:00",
      6,
    ],
    [
      "landing after it saves it too",
      calendar("Asia/Shanghai"),
      "Europe/Paris",
      "2026-12-03",
      "2026-12-08",
      "18:00",
      "21:00",
      6,
    ],
    [
      "over the date line: Honolulu by Tokyo's clock",
      calendar("Asia/Tokyo"),
      "Pacific/Honolulu",
      "2026-12-03",
      "2026-12-05",
      "08:00",
      "12:00",
      3,
    ],
    [
      "over the date line, evening: Tokyo has turned",
      calendar("Asia/Tokyo"),
      "Pacific/Honolulu",
      "2026-12-03",
      "2026-12-05",
      "04:00",
      "20:00",
      4,
    ],
    [
      "over the date line: Kiritimati by Honolulu's clock",
      calendar("Pacific/Honolulu"),
      "Pacific/Kiritimati",
      "2026-12-03",
      "2026-12-04",
      "08:00",
      "20:00",
      2,
    ],
    ["the night has 25 hours, whole dates", hours, "Europe/Paris", "2026-10-24", "2026-10-26", undefined, undefined, 3],
    ["the night has 25 hours, by the clock", hours, "Europe/Paris", "2026-10-24", "2026-10-26", "10:00", "10:00", 3],
    ["the night has 23 hours", hours, "Europe/Paris", "2026-03-28", "2026-03-30", "10:00", "11:00", 2],
    [
      "calendar days do not mind",
      calendar("Europe/Paris"),
      "Europe/Paris",
      "2026-10-24",
      "2026-10-26",
      "10:00",
      "10:00",
      3,
    ],
    [
      "what starts when it is installed starts at home",
      atInstall,
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-08",
      "10:00",
      "10:00",
      6,
    ],
    [
      "a package counts 24 hours",
      { ...hours, dayRule: null },
      "Asia/Tokyo",
      "2026-12-03",
      "2026-12-09",
      undefined,
      undefined,
      7,
    ],
  ])("%s (%#)", (_what, clock, zone, from, to, lands, leaves, needed) => {
    const journey = journeyOf({ from, to, lands, leaves }, zone);
    expect(daysNeeded(clock, journey)).toBe(needed);
    const spans = planDays(clock, needed, journey);
    expect(spans.at(-1)!.end).toBeGreaterThanOrEqual(journey.end);
    expect(planDays(clock, needed - 1, journey).at(-1)?.end ?? journey.start).toBeLessThan(journey.end);
    spans.slice(1).forEach(({ start }, at) => expect(start).toBe(spans[at]!.end));
  });
});

test("the first calendar day is as short as it is", () => {
  const [first, second] = planDays(
    calendar("Asia/Tokyo"),
    2,
    journeyOf({ from: "2026-12-03", to: "2026-12-08", lands: "22:00" }, "Asia/Tokyo"),
  );
  expect([(first!.end - first!.start) / hourMs, (second!.end - second!.start) / hourMs]).toEqual([2, 24]);
});

test("a day on which the clocks change has its 23 or 25 hours", () => {
  const lengths = (from: string) =>
    planDays(calendar("Europe/Paris"), 2, journeyOf({ from, to: from }, "Europe/Paris")).map(
      ({ start, end }) => (end - start) / hourMs,
    );
  expect([lengths("2026-03-29")[0], lengths("2026-10-25")[0]]).toEqual([23, 25]);
});

test("dates that are in the wrong order never take less than a day", () => {
  expect(daysFrom("2026-12-08", "2026-12-03")).toBe(-5);
  expect(daysNeeded(hours, journeyOf({ from: "2026-12-08", to: "2026-12-03" }, "Asia/Tokyo"))).toBe(1);
});
