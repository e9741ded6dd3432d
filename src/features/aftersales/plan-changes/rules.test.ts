import fc from "fast-check";
import { expect, test } from "vitest";
import type { Sold, SoldSim } from "../refund-requests/rules.ts";
import {
  changeStatesBefore,
  differenceOf,
  discountAfter,
  mayCostLess,
  nearestDays,
  whyNoChange,
  type WhyNot,
} from "./rules.ts";

const now = new Date("2026-11-21T08:00:00Z");
const data = (change: Partial<NonNullable<SoldSim["data"]>> = {}) => ({
  state: "not_started" as const,
  useBy: new Date("2027-05-20T08:00:00Z"),
  activatedAt: null,
  usedMb: 0,
  ...change,
});
const sim = (change: Partial<SoldSim> = {}): SoldSim => ({
  position: 1,
  iccid: null,
  way: "esim",
  profileState: "released",
  codesShown: true,
  ours: true,
  word: "heard",
  parcel: null,
  renewal: null,
  data: data(),
  request: null,
  ...change,
});
const card = (parcel: SoldSim["parcel"]) => sim({ way: "physical", profileState: null, data: null, parcel });
type State = Parameters<typeof whyNoChange>[1]["state"];

test.each<[string, SoldSim[], State, boolean, WhyNot | undefined]>([
  ["not paid", [sim()], "placed", true, "not_paid"],
  ["closed", [sim()], "cancelled", true, "not_paid"],
  ["being made", [sim({ data: null })], "paid", true, "being_made"],
  ["on its way back", [sim()], "refunding", true, "given_back"],
  ["made by a supplier for this plan", [sim()], "delivered", false, "supplier"],
  ["one of two refunded", [sim(), sim({ request: "granted" })], "delivered", true, "given_back"],
  ["one of two asked for", [sim(), sim({ request: "asked" })], "delivered", true, "refund_asked"],
  ["one of two begun", [sim(), sim({ data: data({ state: "active", activatedAt: now }) })], "delivered", true, "begun"],
  ["data used before the word of its start", [sim({ data: data({ usedMb: 1 }) })], "delivered", true, "begun"],
  ["not begun in time", [sim({ data: data({ useBy: now }) })], "delivered", true, "too_late"],
  ["a card before the dispatch list has it", [card(null)], "dispatching", true, "being_made"],
  ["a card that is sent", [card("sent")], "dispatching", true, "sent"],
  ["a renewal", [sim({ way: "renewal", renewal: "applied" })], "delivered", true, "begun"],
  ["a card that is not sent", [card("waiting")], "dispatching", true, undefined],
  ["installed and never on", [sim({ profileState: "installed" })], "delivered", true, undefined],
  [
    "unknown whether it is on a phone, and the network says that nothing was used",
    [sim({ profileState: "unknown" })],
    "delivered",
    true,
    undefined,
  ],
  ["without reports of its data", [sim({ word: "nobody" })], "delivered", true, "not_known"],
  ["the network gives no answer about one of two", [sim(), sim({ word: "silent" })], "delivered", true, "not_answered"],
  ["one of two is being refunded", [sim(), sim({ request: "ending" })], "delivered", true, "refund_asked"],
  ["untouched", [sim()], "delivered", true, undefined],
])("%s", (_name, sims, state, ours, why) => expect(whyNoChange(sims, { state, ours, underWay: false, now })).toBe(why));

test("another change is being made", () =>
  expect(whyNoChange([sim()], { state: "delivered", ours: true, underWay: true, now })).toBe("being_made"));

test("what is over stays over, and nothing but an unpaid change is paid", () => {
  for (const over of ["done", "cancelled"] as const)
    for (const to of ["asked", "paying", "ending", "review", "done", "cancelled"] as const)
      expect(changeStatesBefore(to)).not.toContain(over);
  expect(changeStatesBefore("done")).toEqual(["ending"]);
});

test.each<[string, SoldSim, boolean]>([
  ["unknown whether it was begun", sim({ profileState: "unknown" }), false],
  ["switched on", sim({ profileState: "enabled" }), false],
  ["the code was not seen", sim({ profileState: "unknown", codesShown: false }), true],
  ["untouched", sim(), true],
  ["a card in the storeroom", card("waiting"), true],
])("may cost less: %s", (_name, one, may) => expect(mayCostLess([sim(), one])).toBe(may));

const sold = (change: Partial<Sold> = {}): Sold => ({
  unit: 10500,
  quantity: 2,
  discount: 0,
  postage: 4500,
  ...change,
});
test.each<[string, Sold, number, number, number]>([
  ["more", sold(), 12000, 0, 3000],
  ["less", sold(), 6000, 0, -9000],
  ["the same", sold(), 10500, 0, 0],
  ["more: the code takes off what it took", sold({ discount: 2000 }), 12000, 2000, 3000],
  ["less: the code takes off its part", sold({ discount: 2000 }), 5250, 1000, -9500],
  ["almost nothing is left of a code either", sold({ discount: 20000 }), 1, 1, -20998 + 19999],
])("%s", (_name, before, unit, discount, difference) => {
  expect(discountAfter(before, unit)).toBe(discount);
  expect(differenceOf(before, unit)).toBe(difference);
});

test("whatever is changed to, no more goes back than was paid for the goods", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (unit, unitNow, quantity, off) => {
        const before = sold({ unit, quantity, discount: Math.floor(unit * quantity * off) });
        const paid = unit * quantity - before.discount;
        expect(paid + differenceOf(before, unitNow)).toBeGreaterThan(0);
        // back and forth is never a gain
        const after = { ...before, unit: unitNow, discount: discountAfter(before, unitNow) };
        expect(differenceOf(before, unitNow) + differenceOf(after, unit)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const pass = { kind: "day_pass" as const, days: null, minDays: 3, maxDays: 10 };
test.each([
  [pass, 5, 5],
  [pass, 1, 3],
  [pass, 30, 10],
  [{ kind: "fixed" as const, days: 30, minDays: null, maxDays: null }, 5, 30],
])("%j for %i days is sold for %i", (plan, wished, days) => expect(nearestDays(plan, wished)).toBe(days));
