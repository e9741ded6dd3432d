import { expect, test } from "vitest";
import { faultIn, pauseAfterLook, supplyStatesBefore } from "./rules.ts";

test.each([
  ["asked", []],
  ["accepted", ["asked"]],
  ["ready", ["asked", "accepted"]],
  ["failed", ["asked", "accepted"]],
  ["cancelled", ["asked", "accepted"]],
] as const)("an order at a supplier comes to %s only from %j", (state, before) =>
  expect(supplyStatesBefore(state)).toEqual(before),
);

const profile = (iccid: string, matchingId = `M-${iccid}`) => ({ iccid, smdpAddress: "rsp.example.com", matchingId });
test.each([
  ["as many as ordered", [profile("1"), profile("2")], undefined],
  ["none", [], "fewer"],
  ["fewer", [profile("1")], "fewer"],
  ["more", [profile("1"), profile("2"), profile("3")], "more"],
  ["the same ICCID twice", [profile("1"), profile("1", "other")], "twice"],
  ["the same code twice", [profile("1", "M"), profile("2", "M")], "twice"],
] as const)("two were ordered; %s", (_what, profiles, fault) => expect(faultIn(profiles, 2)).toBe(fault));

test("looks afterwards come to an end", () => {
  expect([0, 1, 4, 5].map(pauseAfterLook)).toEqual([60, 600, 86_400, undefined]);
});
