import { expect, test } from "vitest";
import { dispatchStates, dispatchStatesBefore, goesBackIntoStock, isInDanger } from "./rules.ts";

test.each([
  ["waiting", ["sent"]],
  ["sent", ["returned", "waiting"]],
  ["arrived", ["sent"]],
  ["returned", ["arrived", "sent"]],
  ["cancelled", ["returned", "waiting"]],
] as const)("to %s from %j and nowhere else", (state, before) => {
  expect(dispatchStatesBefore(state).toSorted()).toEqual(before);
});

test("only cards that never left go back into the storeroom", () => {
  expect(dispatchStates.filter(goesBackIntoStock)).toEqual(["waiting"]);
});

test.each([
  ["2026-12-04", "2026-12-03", true],
  ["2026-12-03", "2026-12-03", false],
  ["2026-12-02", "2026-12-03", false],
])("there on %s at the latest, promised by %s: in danger %s", (latest, promisedBy, danger) => {
  expect(isInDanger({ latest, promisedBy })).toBe(danger);
});
