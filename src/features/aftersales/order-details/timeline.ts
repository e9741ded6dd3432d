import type { Currency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type {
  DispatchState,
  PlanChangeRow,
  PlanChangeState,
  PurchaseWay,
  RefundRequestState,
  RefundState,
} from "../../../platform/database/tables.ts";
import type { TimelineStep } from "./contract.ts";

/** The history of an order as far as its buyer sees it. */
export type History = {
  way: PurchaseWay;
  currency: Currency;
  total: number;
  placedAt: Date;
  paidAt: Date | null;
  deliveredAt: Date | null;
  closed: { state: "cancelled" | "other"; at: Date | null };
  parcel: {
    state: DispatchState;
    carrier: string | null;
    trackingNumber: string | null;
    sentAt: Date | null;
    arrivedAt: Date | null;
  } | null;
  payments: { method: PaymentMethod; purpose: "order" | "difference"; amount: number; at: Date }[];
  requests: {
    kind: "refund" | "withdrawal";
    state: RefundRequestState;
    decision: "at_once" | "review";
    amount: number;
    answer: string | null;
    byRules: boolean;
    askedAt: Date;
    decidedAt: Date | null;
  }[];
  /** Withdrawals not yet confirmed from the buyer's mailbox. */
  unconfirmed: Date[];
  refunds: {
    state: RefundState;
    amount: number;
    currency: Currency;
    method: PaymentMethod;
    askedAt: Date;
    settledAt: Date | null;
  }[];
  changes: {
    state: PlanChangeState;
    /** By staff, for the buyer to pay. */
    isOffered: boolean;
    stopped: PlanChangeRow["stopped"];
    difference: number;
    askedAt: Date;
    doneAt: Date | null;
  }[];
};

type Dated = Omit<TimelineStep, "at"> & { at: Date };

/** Chronological; simultaneous events in causal order. */
export function timelineOf(history: History): TimelineStep[] {
  const steps = [
    ...beginning(history),
    ...parcelSteps(history),
    ...changeSteps(history),
    ...requestSteps(history),
    ...history.unconfirmed.map((at) => step("withdrawal_unconfirmed", at, { open: true })),
    ...refundSteps(history),
    ...ending(history),
  ];
  return steps
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}

function step(kind: TimelineStep["kind"], at: Date, more: Partial<Omit<TimelineStep, "kind" | "at">> = {}): Dated {
  return { kind, at, open: false, sum: null, method: null, text: null, ...more };
}

function beginning({ way, currency, total, placedAt, paidAt, deliveredAt, payments }: History): Dated[] {
  const first = payments.find(({ purpose }) => purpose === "order");
  const steps = [step("placed", placedAt, { open: !paidAt && !deliveredAt })];
  if (paidAt)
    steps.push(step("paid", paidAt, { sum: money(first?.amount ?? total, currency), method: first?.method ?? null }));
  // a card's delivery is its arrival
  if (deliveredAt && way !== "physical") steps.push(step(way === "renewal" ? "renewed" : "delivered", deliveredAt));
  return steps;
}

function parcelSteps({ parcel }: History): Dated[] {
  if (!parcel?.sentAt) return [];
  const { state, carrier, trackingNumber, sentAt, arrivedAt } = parcel;
  const sent = step("parcel_sent", sentAt, {
    open: state === "sent",
    text: [carrier, trackingNumber].filter(Boolean).join(" ") || null,
  });
  if (state === "arrived" && arrivedAt) return [sent, step("parcel_arrived", arrivedAt)];
  return state === "returned" ? [sent, step("parcel_returned", arrivedAt ?? sentAt)] : [sent];
}

function changeSteps({ changes, currency }: History): Dated[] {
  return changes.map(({ state, stopped, difference, isOffered, askedAt, doneAt }) => {
    const waits = isOffered && state === "asked";
    const kind = state === "cancelled" ? ended[stopped ?? "unpaid"] : waits ? "plan_change_offered" : reached[state];
    return step(kind, doneAt ?? askedAt, {
      sum: money(difference, currency),
      open: state !== "done" && state !== "cancelled",
    });
  });
}

const reached = {
  asked: "plan_change_paying",
  paying: "plan_change_paying",
  ending: "plan_change_making",
  review: "plan_change_review",
  done: "plan_changed",
} as const;
const ended = {
  unpaid: "plan_change_lapsed",
  begun: "plan_change_begun",
  not_possible: "plan_change_stopped",
} as const;

function requestSteps({ requests, currency }: History): Dated[] {
  return requests.flatMap(({ kind, state, decision, amount, answer, byRules, askedAt, decidedAt }) => {
    const back = money(amount, currency);
    if (byRules && state === "rejected")
      return [step(kind === "withdrawal" ? "withdrawal_late" : "refund_asked", askedAt)];
    const asked = step(kind === "withdrawal" ? "withdrawal_asked" : "refund_asked", askedAt, {
      sum: back,
      open: state === "asked",
    });
    if (state === "ending") return [{ ...asked, open: false }, step("taking_back", askedAt, { open: true })];
    if (!decidedAt || decision === "at_once") return [asked];
    return [
      asked,
      step(state === "granted" ? "refund_granted" : "refund_rejected", decidedAt, {
        text: answer,
        sum: state === "granted" ? back : null,
      }),
    ];
  });
}

/** A refund that the gateway refused is handled by staff: for the buyer it is still pending. */
function refundSteps({ refunds }: History): Dated[] {
  return refunds.map(({ state, amount, currency, method, askedAt, settledAt }) => {
    const arrived = state === "succeeded";
    return step("refund_sent", arrived ? (settledAt ?? askedAt) : askedAt, {
      open: !arrived,
      sum: money(amount, currency),
      method,
    });
  });
}

function ending({ closed }: History): Dated[] {
  return closed.state === "cancelled" && closed.at ? [step("closed", closed.at)] : [];
}
