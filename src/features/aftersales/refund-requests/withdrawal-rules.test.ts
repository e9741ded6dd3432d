import { expect, test } from "vitest";
import type { SoldSim } from "./rules.ts";
import {
  isCleanWithdrawal,
  lastDayOf,
  periodOf,
  supplied,
  withdrawalEnds,
  withdrawn,
  type Plan,
} from "./withdrawal-rules.ts";

const now = new Date("2026-11-21T08:00:00Z");
const data = (change: Partial<NonNullable<SoldSim["data"]>> = {}) => ({
  state: "not_started" as const,
  useBy: now,
  activatedAt: null,
  usedMb: 0,
  ...change,
});
const active = (activatedAt: string, usedMb = 0) =>
  data({ state: "active", activatedAt: new Date(activatedAt), usedMb });
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

test.each([
  ["a Tuesday", "2026-11-03T09:59:00Z", "2026-11-18T12:00:00.000Z"],
  ["the day does not count, whatever the hour", "2026-11-02T10:00:00Z", "2026-11-18T12:00:00.000Z"],
  ["a Wednesday in Hong Kong that is still a Tuesday by UTC", "2026-11-03T23:59:00Z", "2026-11-19T12:00:00.000Z"],
  ["a Friday by UTC that is a Saturday elsewhere ends on Monday", "2026-11-06T10:00:00Z", "2026-11-24T12:00:00.000Z"],
  ["a Saturday ends on Monday", "2026-11-07T08:00:00Z", "2026-11-24T12:00:00.000Z"],
  ["a Sunday ends on Monday", "2026-11-08T08:00:00Z", "2026-11-24T12:00:00.000Z"],
  ["over the end of a year", "2026-12-22T08:00:00Z", "2027-01-06T12:00:00.000Z"],
])("fourteen days from %s", (_name, from, ends) => expect(withdrawalEnds(new Date(from)).toISOString()).toBe(ends));

test.each([
  ["moved to Monday", "2026-11-07T08:00:00Z", "2026-11-23"],
  ["of 4 November in Hong Kong", "2026-11-03T23:59:00Z", "2026-11-18"],
])("the last day is written as a day: %s", (_name, from, day) =>
  expect(lastDayOf(withdrawalEnds(new Date(from)))).toBe(day),
);

const placedAt = new Date("2026-11-02T08:00:00Z");
const paidAt = new Date("2026-11-03T08:00:00Z");
test.each<[string, Parameters<typeof periodOf>[0], string | null]>([
  ["an eSIM from its payment on", { way: "esim", placedAt, paidAt, arrivedAt: null }, "2026-11-18"],
  [
    "an order that is not paid from its day on",
    { way: "renewal", placedAt, paidAt: null, arrivedAt: null },
    "2026-11-17",
  ],
  ["a card that has not arrived: the time has not begun", { way: "physical", placedAt, paidAt, arrivedAt: null }, null],
  [
    "a card from its arrival on",
    { way: "physical", placedAt, paidAt, arrivedAt: new Date("2026-11-10T08:00:00Z") },
    "2026-11-25",
  ],
])("%s", (_name, facts, ends) => expect(periodOf(facts)?.toISOString().slice(0, 10) ?? null).toBe(ends));

const pass: Plan = { kind: "day_pass", days: 7, allowanceMb: 1024 };
const packet: Plan = { kind: "fixed", days: 30, allowanceMb: 10240 };
test.each<[string, SoldSim["data"], Plan, number]>([
  ["nothing delivered", null, pass, 0],
  ["not begun", data(), pass, 0],
  [
    "a package that we have ended for the withdrawal, on its third day",
    data({ state: "expired", activatedAt: new Date("2026-11-19T07:00:00Z"), usedMb: 2048 }),
    packet,
    200,
  ],
  [
    "a day pass that we have ended for the withdrawal, on its third day",
    data({ state: "expired", activatedAt: new Date("2026-11-19T07:00:00Z"), usedMb: 1 }),
    pass,
    428,
  ],
  ["a day pass in its first minute", active("2026-11-21T07:59:00Z"), pass, 142],
  ["a day pass on its third day", active("2026-11-19T07:00:00Z"), pass, 428],
  ["a day pass long over", active("2026-10-01T07:00:00Z"), pass, 1000],
  ["a package, a tenth of it", active("2026-11-20T07:00:00Z", 1024), packet, 100],
  ["a package without a byte", active("2026-11-20T07:00:00Z"), packet, 0],
  ["more than there was", active("2026-11-20T07:00:00Z", 99999), packet, 1000],
  ["used up", { ...active("2026-11-20T07:00:00Z"), state: "used_up" }, packet, 1000],
  ["a clock that went back", active("2026-11-22T07:00:00Z"), pass, 142],
])("supplied: %s", (_name, of, plan, thousandths) => expect(supplied({ data: of }, plan, now)).toBe(thousandths));

const sold = { unit: 10500, quantity: 1, discount: 0, postage: 0, left: 10500 };
test.each<[string, SoldSim, boolean, number]>([
  ["not begun", sim(), true, 10500],
  [
    "begun on the buyer's express wish: its part is kept",
    sim({ data: active("2026-11-19T07:00:00Z") }),
    true,
    10500 - 4494,
  ],
  ["begun without it: all goes back (article 14(4)(a))", sim({ data: active("2026-11-19T07:00:00Z") }), false, 10500],
  ["wholly supplied on that wish (article 16(a))", sim({ data: active("2026-10-01T07:00:00Z") }), true, 0],
])("withdrawn: %s", (_name, one, askedToBegin, amount) =>
  expect(withdrawn(one, { sold, plan: pass, askedToBegin, now }).amount).toBe(amount),
);

test.each<[string, SoldSim, boolean]>([
  ["begun", sim({ data: active("2026-11-19T07:00:00Z") }), false],
  ["data used", sim({ data: data({ usedMb: 3 }) }), false],
  ["without reports", sim({ profileState: "unknown" }), false],
  ["not made yet", sim({ profileState: null, data: null }), false],
  ["a renewal", sim({ way: "renewal", profileState: null }), false],
  ["a card on its way", sim({ way: "physical", profileState: null, data: null, parcel: "sent" }), false],
  ["a card still here", sim({ way: "physical", profileState: null, data: null, parcel: "waiting" }), true],
  ["installed and never on: the law asks for no more", sim({ profileState: "installed" }), true],
  ["untouched", sim(), true],
])("nothing to look at: %s", (_name, one, clean) => expect(isCleanWithdrawal(one)).toBe(clean));
