import { expect, test } from "vitest";
import { hoursBeforeEnd } from "./rules.ts";

test("a package of a day is not followed by another one from its first hour on", () => {
  expect([1, 2, 30].map(hoursBeforeEnd)).toEqual([6, 24, 24]);
});
