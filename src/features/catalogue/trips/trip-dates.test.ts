import { expect, test } from "vitest";
import { dateProblems } from "./trip-dates.ts";

const today = "2026-11-21";
const stops = (...dates: string[]) =>
  dates.map((pair) => ({ from: pair.split(" ")[0]!, to: pair.split(" ")[1] ?? "" }));

test.each([
  ["nothing is wrong", ["2026-12-01 2026-12-05", "2026-12-05 2026-12-09"], []],
  ["days at home between two stays", ["2026-12-01 2026-12-05", "2026-12-20 2026-12-21"], []],
  ["one day", ["2026-11-21 2026-11-21"], []],
  ["sixty days", ["2026-12-01 2027-01-29"], []],
  ["sixty-one", ["2026-12-01 2027-01-30"], ["stops.0.to date.long 60"]],
  ["nothing entered", [" "], ["stops.0.from empty", "stops.0.to empty"]],
  ["no date", ["tomorrow 2026-12-05"], ["stops.0.from format"]],
  ["a day that no calendar has", ["2027-02-28 2027-02-29"], ["stops.0.to format"]],
  ["the year 275760", ["+275760-09-13 2026-12-05"], ["stops.0.from format"]],
  ["yesterday", ["2026-11-20 2026-11-25"], ["stops.0.from date.past"]],
  ["in two years", ["2028-11-20 2028-11-25"], ["stops.0.from date.far 365", "stops.0.to date.far 365"]],
  ["ends before it begins", ["2026-12-05 2026-12-01"], ["stops.0.to date.order"]],
  ["begins before the other ends", ["2026-12-01 2026-12-05", "2026-12-04 2026-12-09"], ["stops.1.from date.order"]],
])("%s", (_, dates, expected) => {
  const found = dateProblems(stops(...dates), today).map(({ field, problem, limit }) =>
    [field, problem, limit].filter((one) => one !== undefined).join(" "),
  );
  expect(found).toEqual(expected);
});
