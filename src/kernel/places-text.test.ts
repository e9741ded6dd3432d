import { expect, test } from "vitest";
import { placesIn, placesText } from "./places-text.ts";

test.each([
  ["1-3, 7", [1, 2, 3, 7]],
  ["7 1–3", [1, 2, 3, 7]],
  ["1 - 3;5", [1, 2, 3, 5]],
  ["１～３，５、7", [1, 2, 3, 5, 7]],
  ["2至4", [2, 3, 4]],
  ["3,3,2-3", [2, 3]],
  ["", []],
])("%j are the places %j", (typed, places) => expect(placesIn(typed, 10)).toEqual(places));

test.each(["3-1", "0", "0-3", "11", "1-11", "1-", "-3", "1-2-3", "SIM 1", "1.5", "1e1", "99999999999", "1-3, x"])(
  "%j is taken neither whole nor in part",
  (typed) => expect(placesIn(typed, 10)).toBeUndefined(),
);

test("hundreds of places are a line, and read back as they were", () => {
  const places = Array.from({ length: 400 }, (_, at) => at + 1).filter((place) => place !== 200);
  expect(placesText(places)).toBe("1–199, 201–400");
  expect(placesIn(placesText(places), 500)).toEqual(places);
  expect(placesText([9, 4, 5])).toBe("4–5, 9");
  expect(placesText([])).toBe("");
});
