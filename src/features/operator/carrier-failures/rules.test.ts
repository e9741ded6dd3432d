import { expect, test } from "vitest";
import { standsOut } from "./rules.ts";

test.each([
  ["two are chance, even where nothing ever fails", { failed: 2, usual: 0 }, false],
  ["three where nothing ever fails", { failed: 3, usual: 0 }, true],
  ["what fails every day", { failed: 30, usual: 14 }, false],
  ["three times as many", { failed: 30, usual: 10 }, true],
])("%s", (_what, counts, stands) => {
  expect(standsOut(counts)).toBe(stands);
});
