import fc from "fast-check";
import { expect, test } from "vitest";
import type { SoldSim } from "../refund-requests/rules.ts";
import {
  changeStatesBefore,
  differenceOf,
  discountAfter,
  leavesMoney,
  mayCostLess,
  nearestDays,
  waivedOf,
  whyNoChange,
  type Priced,
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
])("%s", (_name, sims, state, ours, why) =>
  expect(whyNoChange(sims, { state, ours, underWay: false, left: 1, now })).toBe(why),
);

test("another change is being made", () =>
  expect(whyNoChange([sim()], { state: "delivered", ours: true, underWay: true, left: 1, now })).toBe("being_made"));

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

test("all of its money has gone back another way", () =>
  expect(whyNoChange([sim()], { state: "delivered", ours: true, underWay: false, left: 0, now })).toBe("given_back"));

const sold = (change: Partial<Priced> = {}): Priced => ({
  unit: 10500,
  quantity: 2,
  discount: 0,
  postage: 4500,
  left: 25500,
  waived: 0,
  ...change,
});
test.each<[string, Priced, number, number, number]>([
  ["more", sold(), 12000, 0, 3000],
  ["less", sold(), 6000, 0, -9000],
  ["the same", sold(), 10500, 0, 0],
  ["more: the code takes off what it took", sold({ discount: 2000 }), 12000, 2000, 3000],
  ["less: the code takes off its part", sold({ discount: 2000 }), 5250, 1000, -9500],
  ["almost nothing is left of a code either", sold({ discount: 20000 }), 1, 1, -20998 + 19999],
  ["less: what was waived is used up first", sold({ unit: 15000, discount: 9000, waived: 9000 }), 10500, 0, 0],
  ["less: what was waived goes as far as it goes", sold({ unit: 15000, discount: 9000, waived: 9000 }), 12000, 3000, 0],
  ["less than was paid", sold({ unit: 15000, discount: 9000, waived: 9000 }), 6000, 0, -9000],
  ["more: what was waived stays", sold({ unit: 15000, discount: 9000, waived: 9000 }), 18000, 9000, 6000],
  ["waived, and a code: it pays what it paid", sold({ unit: 15000, discount: 11000, waived: 9000 }), 10500, 2000, 0],
  ["waived, and a code: its part", sold({ unit: 15000, discount: 11000, waived: 9000 }), 5250, 1000, -9500],
])("%s", (_name, before, unit, discount, difference) => {
  expect(discountAfter(before, unit)).toBe(discount);
  expect(differenceOf(before, unit)).toBe(difference);
});

test("what was waived goes from change to change, and is used up by the cheaper ones", () => {
  const to = (unit_amount: number, waived_amount = 0) => ({ unit_amount, waived_amount });
  const left = (...done: ReturnType<typeof to>[]) => waivedOf(done, { quantity: 2 });
  expect([left(), left(to(6000)), left(to(15000, 9000)), left(to(15000, 9000), to(18000))]).toEqual([0, 0, 9000, 9000]);
  expect([left(to(15000, 9000), to(12000)), left(to(15000, 9000), to(6000), to(15000))]).toEqual([3000, 0]);
  expect(left(to(15000, 9000), to(12000), to(13000, 2000))).toBe(5000);
});

test("through any changes, what staff waived never comes back as money", () => {
  const step = fc.record({ unit: fc.integer({ min: 1, max: 50_000 }), isWaived: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 8 }), (quantity, steps) => {
      let [at, paid] = [sold({ unit: 10_500, quantity }), 10_500 * quantity];
      const done: { unit_amount: number; waived_amount: number }[] = [];
      for (const { unit, isWaived } of steps) {
        const difference = differenceOf(at, unit);
        const waived = isWaived && difference > 0 ? difference : 0;
        done.push({ unit_amount: unit, waived_amount: waived });
        const before = Math.min(paid, unit * quantity);
        paid += difference - waived;
        at = { ...at, unit, discount: discountAfter(at, unit) + waived, waived: waivedOf(done, { quantity }) };
        // the buyer has paid no less than before, as far as the goods are worth it, and never more than them
        expect([paid, at.discount]).toEqual([unit * quantity - at.discount, at.waived]);
        expect(paid).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

test("whoever gets everything back keeps no plan", () =>
  expect([leavesMoney(-4499, 4500), leavesMoney(-4500, 4500), leavesMoney(0, 0)]).toEqual([true, false, true]));

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
