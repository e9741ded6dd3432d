import { expect, test } from "vitest";
import { dueOf, isEraseWord, statesBefore } from "./rules.ts";

test.each([
  ["2026-11-21", "2026-12-21T23:59:59.000Z"],
  ["2026-12-31", "2027-01-31T23:59:59.000Z"],
  ["2027-01-31", "2027-02-28T23:59:59.000Z"],
  ["2028-01-30", "2028-02-29T23:59:59.000Z"],
  ["2026-05-31", "2026-06-30T23:59:59.000Z"],
])("what was received on %s is due by %s", (receivedOn, due) => {
  expect(dueOf(receivedOn).toISOString()).toBe(due);
});

test("what has ended moves nowhere", () => {
  expect(statesBefore("done")).toEqual(["open", "proposed"]);
  expect(statesBefore("declined")).toEqual(["open", "proposed"]);
  expect(statesBefore("proposed")).toEqual(["open", "proposed"]);
});

test.each(["erase", " ERASE ", "删除", "刪除"])("%s confirms", (typed) => expect(isEraseWord(typed)).toBe(true));
test.each(["", "yes", "erase it", "delete"])("%s does not", (typed) => expect(isEraseWord(typed)).toBe(false));
