import { expect, test } from "vitest";
import { isMainlandPlan, notSoldTo } from "./rules.ts";

test.each([
  ["CN", ["CN"]],
  ["HK", []],
  ["MO", []],
  ["TW", []],
  ["cn", []],
  ["", []],
  [undefined, []],
])("who is in %s is not sold plans with %j", (country, notSold) => expect(notSoldTo(country)).toEqual(notSold));

test.each([
  [["CN"], true],
  [["HK", "CN", "MO"], true],
  [["HK", "MO"], false],
  [["JP"], false],
  [[], false],
])("%j: cannot be bought from everywhere: %s", (countries, mainland) =>
  expect(isMainlandPlan(countries)).toBe(mainland),
);
