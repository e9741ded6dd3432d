import { expect, test } from "vitest";
import { knownCount } from "./known-count.ts";

const list = {
  view: "to_post" as const,
  views: [
    { view: "not_installed" as const, count: null, more: false },
    { view: "to_post" as const, count: 2_318, more: false },
    { view: "all" as const, count: 10_000, more: true },
  ],
  q: "",
  facets: {},
  orders: [],
  older: "x",
  newer: null,
};

test.each([
  ["a view", {}, { count: 2_318, more: false }],
  ["a view of which nobody counted on", { view: "all" as const }, { count: 10_000, more: true }],
  ["a view that is not counted", { view: "not_installed" as const }, null],
  ["a view that is filtered", { facets: { state: "paid" } }, null],
  ["a view that is searched", { q: "mei@example.com" }, null],
  ["one page", { facets: { state: "paid" }, older: null }, { count: 0, more: false }],
  ["the last of several pages", { facets: { state: "paid" }, older: null, newer: "x" }, null],
])("of %s", (_name, change, count) => {
  expect(knownCount({ ...list, ...change } as Parameters<typeof knownCount>[0])).toEqual(count);
});
