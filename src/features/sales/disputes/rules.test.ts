import { expect, test } from "vitest";
import { disputeStatesBefore, isTakenAfter, reasonOf } from "./rules.ts";

test("what is decided may be decided the other way, and is never open again", () => {
  expect(disputeStatesBefore("won")).toEqual(["needs_answer", "under_review", "lost"]);
  expect(disputeStatesBefore("lost")).toEqual(["needs_answer", "under_review", "won"]);
  expect(disputeStatesBefore("needs_answer")).toEqual(["under_review"]);
  expect(disputeStatesBefore("under_review")).toEqual(["needs_answer"]);
});

test.each([
  [[], false],
  [["taken"], true],
  [["taken", "returned"], false],
  [["returned", "taken"], false],
  [["taken", "returned", "taken"], true],
] as const)("after %s the bank has the money: %s", (kinds, taken) => {
  expect(isTakenAfter(kinds.map((kind) => ({ kind })))).toBe(taken);
});

test("a reason without words is another one", () => {
  expect(reasonOf("fraudulent")).toBe("fraudulent");
  expect(reasonOf("incorrect_account_details")).toBe("general");
});
