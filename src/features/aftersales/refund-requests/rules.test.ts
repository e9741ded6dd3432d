import fc from "fast-check";
import { expect, test } from "vitest";
import {
  amountBack,
  decisionFor,
  refundTerm,
  requestStatesBefore,
  shareOf,
  type RefundRule,
  type Sold,
  type SoldSim,
  type Term,
} from "./rules.ts";

const now = new Date("2026-11-21T08:00:00Z");
const useBy = new Date("2027-05-20T08:00:00Z");
const data = (change: Partial<NonNullable<SoldSim["data"]>> = {}) => ({
  state: "not_started" as const,
  useBy,
  activatedAt: null,
  usedMb: 0,
  ...change,
});
const sim = (change: Partial<SoldSim> = {}): SoldSim => ({
  position: 1,
  iccid: "89852340000000000018",
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
const card = (change: Partial<SoldSim>) =>
  sim({ way: "physical", profileState: null, codesShown: false, data: null, ...change });
const renewal = (change: Partial<SoldSim>) => sim({ way: "renewal", profileState: null, codesShown: false, ...change });
const late = { useBy: new Date("2026-11-21T08:00:00Z") };

test.each<[string, SoldSim, RefundRule, Parameters<typeof refundTerm>[1]["state"], string]>([
  ["not paid", sim({ data: null }), "until_activated", "placed", "no not_paid"],
  ["being paid", sim({ data: null }), "until_activated", "paying", "no not_paid"],
  ["closed", sim({ data: null }), "until_activated", "cancelled", "no not_paid"],
  ["paid, being made", sim({ data: null, profileState: null }), "until_activated", "paid", "no being_made"],
  ["on its way back", sim(), "until_activated", "refunding", "no already_back"],
  ["back", sim(), "until_activated", "refunded", "no already_back"],
  ["refunded before", sim({ request: "granted" }), "until_activated", "delivered", "no already_back"],
  ["cancelled", sim({ data: data({ state: "cancelled" }) }), "until_activated", "delivered", "no already_back"],
  ["asked before", sim({ request: "asked" }), "until_activated", "delivered", "no already_asked"],
  ["asked before, and ending", sim({ request: "ending" }), "until_activated", "delivered", "no already_asked"],
  ["used up", sim({ data: data({ state: "used_up" }) }), "until_activated", "delivered", "no used_up"],
  ["expired", sim({ data: data({ state: "expired" }) }), "until_activated", "delivered", "no too_late"],
  ["not begun in time, to the second", sim({ data: data(late) }), "until_activated", "delivered", "no too_late"],
  ["begun", sim({ data: data({ state: "active", activatedAt: now }) }), "until_activated", "delivered", "review begun"],
  [
    "a megabyte that came before the word of the start",
    sim({ data: data({ usedMb: 1 }) }),
    "until_activated",
    "delivered",
    "review begun",
  ],
  ["sold without a way back", sim(), "none", "delivered", "review rule_none"],
  [
    "installed, sold until installed",
    sim({ profileState: "installed" }),
    "until_installed",
    "delivered",
    "review installed",
  ],
  [
    "downloaded, sold until installed",
    sim({ profileState: "downloaded" }),
    "until_installed",
    "delivered",
    "review installed",
  ],
  [
    "installed, sold until activated",
    sim({ profileState: "installed" }),
    "until_activated",
    "delivered",
    "at_once unused",
  ],
  [
    "switched on, sold until activated",
    sim({ profileState: "enabled" }),
    "until_activated",
    "delivered",
    "review switched_on",
  ],
  [
    "switched on, and without reports of its data",
    sim({ profileState: "enabled", word: "nobody" }),
    "until_activated",
    "delivered",
    "review switched_on",
  ],
  ["switched off again", sim({ profileState: "disabled" }), "until_activated", "delivered", "review was_on_phone"],
  ["deleted from the phone", sim({ profileState: "deleted" }), "until_activated", "delivered", "review was_on_phone"],
  [
    "installed, and without reports of its data",
    sim({ profileState: "installed", word: "nobody" }),
    "until_activated",
    "delivered",
    "review was_on_phone",
  ],
  [
    "switched on, and the network gives no answer",
    sim({ profileState: "enabled", word: "silent" }),
    "until_activated",
    "delivered",
    "review not_answered",
  ],
  [
    "without reports, and the code was seen",
    sim({ profileState: "unknown" }),
    "until_installed",
    "delivered",
    "review not_known",
  ],
  [
    "without reports, and the code was not seen",
    sim({ profileState: "unknown", codesShown: false }),
    "until_installed",
    "delivered",
    "at_once unused",
  ],
  ["the network gives no answer", sim({ word: "silent" }), "until_installed", "delivered", "review not_answered"],
  ["without reports of its data", sim({ word: "nobody" }), "until_activated", "delivered", "review not_known"],
  [
    "made by a supplier, who takes back only what nobody has downloaded",
    sim({ ours: false, profileState: "installed" }),
    "until_activated",
    "delivered",
    "review installed",
  ],
  ["released", sim(), "until_installed", "delivered", "at_once unused"],
  ["a card that is not sent", card({ parcel: "waiting" }), "until_installed", "dispatching", "at_once not_sent"],
  ["a card that is sent", card({ parcel: "sent" }), "until_installed", "dispatching", "review parcel_sent"],
  [
    "a card that arrived",
    card({ parcel: "arrived", data: data() }),
    "until_installed",
    "delivered",
    "review parcel_sent",
  ],
  ["a card that came back to us", card({ parcel: "returned" }), "until_installed", "dispatching", "review parcel_back"],
  ["a card that was never posted", card({ parcel: "cancelled" }), "until_installed", "dispatching", "no already_back"],
  ["a card before the dispatch list has it", card({}), "until_installed", "dispatching", "no being_made"],
  ["a renewal on its way", renewal({ renewal: "waiting" }), "until_activated", "delivered", "no being_made"],
  ["a renewal that is loaded", renewal({ renewal: "applied" }), "until_activated", "delivered", "review loaded"],
  [
    "a renewal that the network refused",
    renewal({ renewal: "failed" }),
    "until_activated",
    "delivered",
    "no already_back",
  ],
])("%s", (_name, one, rule, state, expected) => {
  const { answer, why, until } = refundTerm(one, { state, rule, left: 1, now });
  expect(`${answer} ${why}`).toBe(expected);
  expect(until).toEqual(answer === "no" ? null : (one.data?.useBy ?? null));
});

test("nothing is left of its money: nothing is taken back, and what was not paid is said first", () => {
  const why = (state: "delivered" | "placed") =>
    refundTerm(sim(), { state, rule: "until_activated", left: 0, now }).why;
  expect([why("delivered"), why("placed")]).toEqual(["already_back", "not_paid"]);
});

const term = (answer: Term["answer"], why: Term["why"] = "unused", position = 1): Term => ({
  position,
  answer,
  why,
  until: null,
});
test.each<[string, Term[], number, string]>([
  ["nothing chosen", [], 2, "no"],
  ["one that cannot", [term("at_once"), term("no", "used_up")], 2, "no"],
  ["one that must be looked at", [term("at_once"), term("review", "begun")], 2, "review"],
  ["a part of a parcel", [term("at_once", "not_sent")], 2, "review"],
  ["a whole parcel", [term("at_once", "not_sent"), term("at_once", "not_sent", 2)], 2, "at_once"],
  ["a part of several eSIMs", [term("at_once")], 3, "at_once"],
])("%s is decided so", (_name, terms, quantity, expected) => expect(decisionFor(terms, { quantity })).toBe(expected));

const sold = (change: Partial<Sold> = {}): Sold => ({
  unit: 10500,
  quantity: 3,
  discount: 0,
  postage: 0,
  left: 40500,
  ...change,
});
test.each<[string, Sold, number[], boolean, number]>([
  ["one of three", sold(), [2], false, 10500],
  ["one of three after a discount that does not divide", sold({ discount: 1000 }), [1], false, 10166],
  ["the last takes the rest", sold({ discount: 1000 }), [3], false, 10167],
  ["all after a discount", sold({ discount: 1000 }), [1, 2, 3], false, 30500],
  ["all with the postage", sold({ postage: 4500 }), [1, 2, 3], true, 36000],
  ["all without the postage, for the parcel was sent", sold({ postage: 4500 }), [1, 2, 3], false, 31500],
  ["a part brings no postage", sold({ postage: 4500 }), [1, 2], true, 21000],
  ["nothing", sold(), [], true, 0],
  ["no more than is left", sold({ left: 6500 }), [2], false, 6500],
  ["no more than is left, with the postage", sold({ postage: 4500, left: 35999 }), [1, 2, 3], true, 35999],
])("%s", (_name, whole, positions, withPostage, expected) =>
  expect(amountBack(whole, positions, { withPostage })).toBe(expected),
);

test("however an order is taken apart, its parts are what was paid, to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (unit, quantity, off) => {
        const whole = sold({ unit, quantity, discount: Math.floor(unit * quantity * off) });
        const shares = Array.from({ length: quantity }, (_, index) => shareOf(whole, index + 1));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(unit * quantity - whole.discount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("decided once: nothing follows a yes or a no, and money goes only after the ending or a person's yes", () => {
  for (const to of ["asked", "ending", "granted", "rejected"] as const)
    expect(requestStatesBefore(to)).not.toContain("granted");
  // taken back, while its letter is held
  for (const to of ["ending", "granted", "rejected"] as const)
    expect(requestStatesBefore(to)).not.toContain("rejected");
  expect(requestStatesBefore("granted")).toEqual(["asked", "ending"]);
});
