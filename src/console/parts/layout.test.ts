import { expect, test } from "vitest";
import { columnsIn, columnsOf, isOwnLayout, layoutFrom, moved } from "../../features/operator/saved-views/layouts.ts";
import { listNames, lists } from "../../features/operator/saved-views/lists.ts";
import { words as english } from "../../i18n/en/console.ts";
import { columnNames } from "./column-names.ts";

test.each(listNames)(
  "%s: each column stands once, has a name, and each view's usual ones can be chosen in it",
  (list) => {
    const { first, usual, beside, views } = lists[list];
    const all = [first, ...usual, ...beside];
    expect(new Set(all).size).toBe(all.length);
    const names = columnNames(list, english);
    expect(all.filter((column) => !names[column])).toEqual([]);
    for (const view of views) {
      const { columns } = layoutFrom(list, view as never, null);
      expect(columnsOf(list, view as never)).toEqual(expect.arrayContaining(columns));
      expect(columns.length).toBeGreaterThan(0);
    }
  },
);

test("a kept layout is shown as far as the list still knows it", () => {
  const kept = { columns: ["opened", "colour", "opened", "note"], density: "compact" as const };
  expect(columnsIn("inbox", "mine", kept.columns)).toEqual({ columns: ["opened"], unknown: ["colour", "note"] });
  expect(layoutFrom("inbox", "mine", kept)).toEqual({ columns: ["opened"], density: "compact" });
  const lost = layoutFrom("inbox", "mine", { columns: ["colour"], density: "compact" });
  expect(lost).toEqual({ columns: ["whom", "departs", "due", "owner"], density: "compact" });
  expect(isOwnLayout("inbox", "mine", lost)).toBe(false);
  expect(isOwnLayout("inbox", "closed", lost)).toBe(true);
});

test.each([
  ["b", -1, "bac"],
  ["a", -1, "abc"],
  ["b", 1, "acb"],
  ["c", 1, "abc"],
  ["x", 1, "abc"],
] as const)("%s moves by %i", (one, by, after) => expect(moved(["a", "b", "c"], one, by).join("")).toBe(after));
