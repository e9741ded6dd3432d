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
  ["card_declined", "declined"],
  ["insufficient_funds", "insufficient_funds"],
  ["cancelled_by_shopper", "cancelled"],
  ["expired", "expired"],
  [null, "other"],
  ["lightning", "other"],
] as const)("a gateway's %s is told as %s", (failure, reason) => expect(failureReason(failure)).toBe(reason));
