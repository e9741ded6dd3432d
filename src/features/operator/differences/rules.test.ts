import { expect, test } from "vitest";
import { factsOf, type Here, type There } from "../../sales/payments/difference-facts.ts";
import { causeOf, deedsFor, gapOf, type DifferenceKind } from "./rules.ts";

const hkd = (amount: number) => ({ amount, currency: "HKD" });
const here = (state: string, amount: number, fee: number | null = null): Here => ({
  id: "p",
  state,
  amount: hkd(amount),
  fee,
});
const there = (state: string, amount: number | null, more: Partial<There> = {}): There => ({
  reference: "pay_1",
  state,
  amount: amount === null ? null : hkd(amount),
  fee: null,
  paymentId: null,
  refundId: null,
  ...more,
});

test.each<[DifferenceKind, Here | null, There, number | null, string]>([
  ["payment_missing_here", null, there("succeeded", 4200), 4200, "unknown_payment"],
  ["payment_missing_here", null, there("succeeded", 4200, { paymentId: "p" }), 4200, "paid_twice"],
  ["payment_missing_there", here("succeeded", 4200), there("unknown", null), -4200, "other_account"],
  ["payment_missing_there", here("cancelled", 4200), there("unknown", null), null, "other_account"],
  ["payment_other_amount", here("succeeded", 4200), there("succeeded", 4202), 2, "rounding"],
  ["payment_other_amount", here("waiting", 4200), there("succeeded", 4300), 4300, "amount_changed"],
  ["payment_other_state", here("succeeded", 4200), there("failed", 4200), -4200, "taken_back"],
  ["payment_other_state", here("succeeded", 4200), there("pending", 4200), -4200, "not_final"],
  ["payment_other_fee", here("succeeded", 4200, 100), there("succeeded", 4200, { fee: hkd(130) }), -30, "fee_differs"],
  ["refund_missing_here", null, there("succeeded", 500), -500, "made_by_hand"],
  ["refund_missing_there", here("succeeded", 500), there("unknown", null), 500, "other_account"],
  ["refund_other_amount", here("succeeded", 500), there("succeeded", 900), -400, "amount_changed"],
])("%s: what the gateway owes by its list, and the likely cause", (kind, ours, theirs, gap, cause) => {
  expect(gapOf(kind as "payment_other_fee", { here: ours, there: theirs })?.amount ?? null).toBe(gap);
  expect(causeOf(kind, { here: ours, there: theirs })).toBe(cause);
});

const deeds = (kind: DifferenceKind, ours: Here | null, theirs: There, room?: number) =>
  deedsFor(kind, {
    here: ours,
    there: theirs,
    room: room === undefined ? undefined : { amount: room, currency: "HKD" },
  }).map(({ deed, account }) => (account ? `${deed}:${account}` : deed));

test("a refund made there is taken over only as far as its payment has room", () => {
  const theirs = there("succeeded", 500);
  expect(deeds("refund_missing_here", null, theirs, 500)).toContain("take_over");
  expect(deeds("refund_missing_here", null, theirs, 499)).not.toContain("take_over");
  expect(deeds("refund_missing_here", null, theirs)).not.toContain("take_over");
});

test("what is in our books is never sent back there, and what is on its way is not written off", () => {
  expect(deeds("payment_other_amount", here("succeeded", 4200), there("succeeded", 4300))).toEqual([
    "write_off:write_offs",
    "ours_is_right",
  ]);
  expect(deeds("payment_other_state", here("succeeded", 4200), there("pending", 4200))).toEqual(["ours_is_right"]);
});

test("a currency that is none of ours is neither booked nor sent", () => {
  const theirs = there("succeeded", 4200, { amount: { amount: 4200, currency: "EUR" } });
  expect(deeds("payment_missing_here", null, theirs)).toEqual(["ours_is_right"]);
});

test("facts: a payment that waits is as little booked as one that failed; another state or amount there is another difference", () => {
  const theirs = there("succeeded", 4200);
  const facts = factsOf(here("waiting", 4200), theirs);
  expect(factsOf(here("failed", 4200), theirs)).toBe(facts);
  expect(factsOf(null, theirs)).toBe(facts);
  expect(factsOf(here("succeeded", 4200), theirs)).not.toBe(facts);
  expect(factsOf(null, there("pending", 4200))).not.toBe(facts);
  expect(factsOf(null, there("succeeded", 4201))).not.toBe(facts);
});
