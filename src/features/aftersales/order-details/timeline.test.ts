import { expect, test } from "vitest";
import { timelineOf, type History } from "./timeline.ts";

const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour));
const history = (change: Partial<History> = {}): History => ({
  way: "esim",
  currency: "HKD",
  total: 10500,
  placedAt: at(1),
  paidAt: at(1, 9),
  deliveredAt: at(1, 10),
  closed: { state: "other", at: null },
  parcel: null,
  payments: [{ method: "card", purpose: "order", amount: 10500, at: at(1, 9) }],
  requests: [],
  unconfirmed: [],
  refunds: [],
  changes: [],
  ...change,
});
const request = (change: Partial<History["requests"][number]> = {}): History["requests"][number] => ({
  kind: "refund",
  state: "asked",
  decision: "review",
  amount: 10500,
  answer: null,
  byRules: false,
  askedAt: at(2),
  decidedAt: null,
  ...change,
});
const refund = (state: "asked" | "pending" | "succeeded" | "failed", settledAt: Date | null = null) => ({
  state,
  amount: 9676,
  currency: "CNY" as const,
  method: "alipay" as const,
  askedAt: at(3),
  settledAt,
});
const parcel = (change: Partial<NonNullable<History["parcel"]>> = {}) => ({
  state: "waiting" as const,
  carrier: null,
  trackingNumber: null,
  sentAt: null,
  arrivedAt: null,
  ...change,
});
const sent = { carrier: "SF Express", trackingNumber: "SF1", sentAt: at(2) };
const change = (
  state: History["changes"][number]["state"],
  doneAt: Date | null = null,
  stopped: History["changes"][number]["stopped"] = null,
) => ({ state, stopped, isOffered: false, difference: -500, askedAt: at(2), doneAt });

test.each<[string, History, string[]]>([
  ["not paid", history({ paidAt: null, deliveredAt: null, payments: [] }), ["placed …"]],
  [
    "closed without a payment",
    history({ paidAt: null, deliveredAt: null, payments: [], closed: { state: "cancelled", at: at(2) } }),
    ["placed …", "closed"],
  ],
  ["being made", history({ deliveredAt: null }), ["placed", "paid"]],
  ["delivered", history(), ["placed", "paid", "delivered"]],
  ["renewed", history({ way: "renewal" }), ["placed", "paid", "renewed"]],
  ["a card in the storeroom", history({ way: "physical", deliveredAt: null, parcel: parcel() }), ["placed", "paid"]],
  [
    "a card on its way",
    history({ way: "physical", deliveredAt: null, parcel: parcel({ state: "sent", ...sent }) }),
    ["placed", "paid", "parcel_sent …"],
  ],
  [
    "a card that arrived",
    history({ way: "physical", deliveredAt: at(5), parcel: parcel({ state: "arrived", ...sent, arrivedAt: at(5) }) }),
    ["placed", "paid", "parcel_sent", "parcel_arrived"],
  ],
  [
    "a card that came back",
    history({ way: "physical", deliveredAt: null, parcel: parcel({ state: "returned", ...sent }) }),
    ["placed", "paid", "parcel_sent", "parcel_returned"],
  ],
  ["asked for", history({ requests: [request()] }), ["placed", "paid", "delivered", "refund_asked …"]],
  [
    "ending on the network first",
    history({ requests: [request({ state: "ending", decision: "at_once" })] }),
    ["placed", "paid", "delivered", "refund_asked", "taking_back …"],
  ],
  [
    "turned down",
    history({ requests: [request({ state: "rejected", decidedAt: at(3), answer: "Used" })] }),
    ["placed", "paid", "delivered", "refund_asked", "refund_rejected"],
  ],
  [
    "granted, on its way",
    history({ requests: [request({ state: "granted", decidedAt: at(3) })], refunds: [refund("pending")] }),
    ["placed", "paid", "delivered", "refund_asked", "refund_granted", "refund_sent …"],
  ],
  [
    "at once, arrived",
    history({
      requests: [request({ state: "granted", decision: "at_once", decidedAt: at(2) })],
      refunds: [refund("succeeded", at(4))],
    }),
    ["placed", "paid", "delivered", "refund_asked", "refund_sent"],
  ],
  [
    "a refund that the gateway refused",
    history({ refunds: [refund("failed", at(4))] }),
    ["placed", "paid", "delivered", "refund_sent …"],
  ],
  [
    "withdrawal declared and not confirmed",
    history({ unconfirmed: [at(2)] }),
    ["placed", "paid", "delivered", "withdrawal_unconfirmed …"],
  ],
  [
    "withdrawn",
    history({ requests: [request({ kind: "withdrawal", state: "granted", decision: "at_once", decidedAt: at(2) })] }),
    ["placed", "paid", "delivered", "withdrawal_asked"],
  ],
  [
    "withdrawn too late",
    history({
      requests: [
        request({ kind: "withdrawal", state: "rejected", byRules: true, answer: "after_period", decidedAt: at(2) }),
      ],
    }),
    ["placed", "paid", "delivered", "withdrawal_late"],
  ],
  [
    "a change that waits for its money",
    history({ changes: [change("paying")] }),
    ["placed", "paid", "delivered", "plan_change_paying …"],
  ],
  [
    "a change that staff offer",
    history({ changes: [{ ...change("asked"), isOffered: true }] }),
    ["placed", "paid", "delivered", "plan_change_offered …"],
  ],
  [
    "an unpaid change",
    history({ changes: [change("cancelled")] }),
    ["placed", "paid", "delivered", "plan_change_lapsed"],
  ],
  [
    "a change whose plan ends on the network first",
    history({ changes: [change("ending")] }),
    ["placed", "paid", "delivered", "plan_change_making …"],
  ],
  [
    "a change of which the network tells nothing",
    history({ changes: [change("review")] }),
    ["placed", "paid", "delivered", "plan_change_review …"],
  ],
  [
    "a change that came too late",
    history({ changes: [change("cancelled", null, "begun")] }),
    ["placed", "paid", "delivered", "plan_change_begun"],
  ],
  [
    "a change that was paid and given up for something else",
    history({ changes: [change("cancelled", null, "not_possible")] }),
    ["placed", "paid", "delivered", "plan_change_stopped"],
  ],
  ["changed", history({ changes: [change("done", at(2))] }), ["placed", "paid", "delivered", "plan_changed"]],
])("%s", (_name, given, kinds) => {
  const steps = timelineOf(given);
  expect(steps.map(({ kind, open }) => (open ? `${kind} …` : kind))).toEqual(kinds);
  expect(steps.map(({ at: when }) => when)).toEqual(steps.map(({ at: when }) => when).toSorted());
});

test("what it cost, in what was charged", () => {
  const steps = timelineOf(
    history({
      refunds: [refund("succeeded", at(4))],
      requests: [request({ state: "rejected", decidedAt: at(3), answer: "Used on three days" })],
    }),
  );
  expect(steps).toMatchObject([
    {},
    { sum: { amount: 10500, currency: "HKD" }, method: "card" },
    {},
    {},
    { text: "Used on three days", sum: null },
    { sum: { amount: 9676, currency: "CNY" }, method: "alipay" },
  ]);
});
