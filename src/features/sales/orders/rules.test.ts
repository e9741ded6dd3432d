import { expect, test } from "vitest";
import { orderStates } from "../../../kernel/order-state.ts";
import { isClosed, isPaid, statesBefore, useBy } from "./rules.ts";

test.each([
  ["paying", ["placed"]],
  ["paid", ["paying", "placed"]],
  ["dispatching", ["delivered", "paid"]],
  ["delivered", ["dispatching", "paid"]],
  ["refunding", ["delivered", "dispatching", "paid", "refunded"]],
  ["refunded", ["refunding"]],
  ["placed", ["paying"]],
  ["cancelled", ["paying", "placed"]],
] as const)("an order comes to %s only from %o", (state, before) =>
  expect(statesBefore(state).toSorted()).toEqual(before),
);

test("nothing can be paid once it is paid or closed", () => {
  expect(orderStates.filter(isPaid)).toEqual(["paid", "dispatching", "delivered"]);
  expect(orderStates.filter(isClosed)).toEqual(["refunding", "refunded", "cancelled"]);
});

test("a plan must be started within its days, counted from the delivery", () => {
  expect(useBy({ use_by_days: 180 }, new Date("2026-11-21T08:00:00Z"))).toEqual(new Date("2027-05-20T08:00:00Z"));
});
