import { expect, test } from "vitest";
import { pauseBefore } from "./pauses.ts";

test("every two seconds at first, slowing down to ten, never faster again", () => {
  const pauses = Array.from({ length: 40 }, (_, asked) => pauseBefore(asked));
  expect(pauses.slice(0, 10).every((pause) => pause === 2_000)).toBe(true);
  expect(pauses.at(-1)).toBe(10_000);
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
});
