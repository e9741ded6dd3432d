import { expect, test } from "vitest";
import { failureReason, isClosed, orderStates, statesBefore } from "./rules.ts";

test.each([
  ["paying", ["placed"]],
  ["paid", ["paying", "placed"]],
  ["delivered", ["paid"]],
  ["refunding", ["paid"]],
  ["refunded", ["refunding"]],
  ["placed", ["paying"]],
  ["cancelled", ["paying", "placed"]],
] as const)("an order comes to %s only from %o", (state, before) => expect(statesBefore(state).toSorted()).toEqual(before));

test("nothing can be paid once it is closed", () => {
  expect(orderStates.filter(isClosed)).toEqual(["delivered", "refunding", "refunded", "cancelled"]);
});

test.each([
  ["failed", "card_declined", "declined"],
  ["failed", "insufficient_funds", "insufficient_funds"],
  ["cancelled", null, "cancelled"],
  ["cancelled", "expired", "expired"],
  ["failed", null, "other"],
  ["failed", "lightning", "other"],
] as const)("a payment that %s with %s is told as %s", (state, failure, reason) => expect(failureReason({ state, failure })).toBe(reason));
