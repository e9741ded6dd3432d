import { expect, test } from "vitest";
import type { PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import { bookingsOf, compareLine, payoutStatesBefore, type Known } from "./rules.ts";

const line = (change: Partial<PayoutLine> = {}): PayoutLine => ({
  reference: "line_1",
  kind: "payment",
  about: "pay_1",
  paymentId: "p",
  refundId: null,
  amount: 10_500,
  fee: 500,
  at: new Date("2026-11-21T00:00:00Z"),
  ...change,
});
const known = (change: Partial<Known> = {}): Known => ({
  paymentId: "p",
  refundId: null,
  orderId: "o",
  booked: money(10_500, "HKD"),
  fee: money(500, "HKD"),
  corrected: 0,
  ...change,
});
const right = { verdict: "right" };
const other = (expected: number) => ({ verdict: "other_amount", expected });

test.each([
  ["a payment as it was charged, less its fee", line(), known(), right],
  ["one that our books do not have", line(), undefined, { verdict: "unknown" }],
  ["a hundredth less", line({ amount: 10_499 }), known(), other(10_000)],
  ["another fee", line({ fee: 520 }), known(), other(10_000)],
  ["another fee that a colleague has booked since", line({ fee: 520 }), known({ corrected: -20 }), right],
  ["a fee that nobody has told us", line(), known({ fee: null }), other(10_500)],
  [
    "charged in another currency: the rate is the gateway's",
    line({ amount: 9999 }),
    known({ booked: money(9700, "CNY") }),
    right,
  ],
  ["in another currency, with another fee", line({ fee: 501 }), known({ booked: money(9700, "CNY") }), other(10_000)],
  ["a refund", line({ kind: "refund", amount: -700, fee: 0 }), known({ booked: money(-700, "HKD"), fee: null }), right],
  [
    "a refund that cost a fee",
    line({ kind: "refund", amount: -700, fee: 5 }),
    known({ booked: money(-700, "HKD"), fee: null }),
    other(-700),
  ],
  ["the gateway's own fee", line({ kind: "fee", amount: -300, fee: 0 }), undefined, right],
  ["a movement of a kind that we do not know", line({ kind: "other" }), undefined, { verdict: "unknown" }],
])("%s", (_name, one, ours, compared) => {
  expect(compareLine(one, "HKD", ours)).toEqual(compared);
});

const booked = (...given: Parameters<typeof bookingsOf>) =>
  bookingsOf(...given).map(({ account, amount }) => `${account} ${amount.currency} ${amount.amount}`);

test("what was charged in the payout's currency is booked already", () => {
  expect(booked(line(), "HKD", known())).toEqual([]);
  expect(booked(line(), "HKD", undefined)).toEqual([]);
});

test("an exchange balances in both currencies, a refund's the other way round", () => {
  expect(booked(line(), "HKD", known({ booked: money(9700, "CNY") }))).toEqual([
    "gateway CNY -9700",
    "conversion CNY 9700",
    "conversion HKD -10500",
    "gateway HKD 10500",
  ]);
  expect(booked(line({ amount: -500, fee: 0 }), "HKD", known({ booked: money(-462, "CNY") }))).toEqual([
    "gateway CNY 462",
    "conversion CNY -462",
    "conversion HKD 500",
    "gateway HKD -500",
  ]);
});

test("a fee of no payment costs, one that was given back brings", () => {
  expect(booked(line({ kind: "fee", amount: -300, fee: 0 }), "HKD", undefined)).toEqual([
    "gateway HKD -300",
    "fees HKD 300",
  ]);
  expect(booked(line({ kind: "fee", amount: 300, fee: 0 }), "HKD", undefined)).toEqual([
    "gateway HKD 300",
    "fees HKD -300",
  ]);
  expect(booked(line({ kind: "fee", amount: 0, fee: 300 }), "HKD", undefined)).toEqual([
    "gateway HKD -300",
    "fees HKD 300",
  ]);
});

test("nothing is booked in a currency that is none of ours", () => {
  expect(booked(line({ kind: "fee", amount: -300 }), "EUR", undefined)).toEqual([]);
  expect(booked(line(), "EUR", known())).toEqual([]);
});

test("a payout that was sent back is not paid again", () => {
  expect(payoutStatesBefore("paid")).toEqual(["on_its_way"]);
  expect(payoutStatesBefore("failed")).toEqual(["on_its_way", "paid"]);
});
