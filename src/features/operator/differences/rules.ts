import { isCurrency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";
import {
  gatewayDifferences,
  type GatewayDifference,
  type Here,
  type Sum,
  type There,
} from "../../sales/payments/difference-facts.ts";

/** What the nightly proof of the ledger finds: no deed mends it but the booking that is missing, so it ends by itself. */
const ledgerDifferences = [
  "ledger_unbalanced",
  "ledger_booking",
  "ledger_hours",
  "ledger_sealed",
  "ledger_order",
  "ledger_plan_change",
  "ledger_top_up",
] as const;

/** As the index of the open ones names them (db/migrations/0230). */
export const differenceKinds = [...gatewayDifferences, ...ledgerDifferences] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const isGatewayDifference = (kind: string): kind is GatewayDifference =>
  gatewayDifferences.some((one) => one === kind);

export const onAPage = 50;

export const causes = [
  "paid_twice",
  "unknown_payment",
  "other_account",
  "rounding",
  "amount_changed",
  "taken_back",
  "not_final",
  "fee_differs",
  "made_by_hand",
  "asked_twice",
  "webhook_lost",
  "gateway_charge",
  "booking",
] as const;
type Cause = (typeof causes)[number];

/** Two hundredths at most come from a rate; more was changed. */
const mostRounded = 2;

/** What it comes from most often: where to look first, and no verdict. */
export function causeOf(kind: DifferenceKind, { here, there }: Facts): Cause {
  switch (kind) {
    case "payment_missing_here":
      return there?.paymentId ? "paid_twice" : "unknown_payment";
    case "refund_missing_here":
      return there?.refundId ? "asked_twice" : "made_by_hand";
    case "payment_missing_there":
    case "refund_missing_there":
      return "other_account";
    case "payment_other_fee":
      return "fee_differs";
    case "payment_other_state":
      return there?.state === "failed" || there?.state === "cancelled" ? "taken_back" : "not_final";
    case "refund_other_state":
      return "webhook_lost";
    case "payout_missing_here":
      if (there?.refundId) return "asked_twice";
      if (there?.paymentId) return "paid_twice";
      return (there?.amount?.amount ?? 0) < 0 ? "gateway_charge" : "unknown_payment";
    case "payment_other_amount":
    case "payout_other_amount":
    case "refund_other_amount": {
      const apart = here && there?.amount ? Math.abs(there.amount.amount - here.amount.amount) : Infinity;
      return apart <= mostRounded ? "rounding" : "amount_changed";
    }
    case "payment_other_currency":
    case "refund_other_currency":
      return "amount_changed";
    default:
      return "booking";
  }
}

export type Facts = { here: Here | null; there: There | null };

export const deeds = ["take_over", "return_there", "write_off", "ours_is_right"] as const;
type Deed = (typeof deeds)[number];
export const counterAccounts = ["fees", "conversion", "write_offs"] as const satisfies readonly LedgerAccount[];
type CounterAccount = (typeof counterAccounts)[number];

/**
 * `sum`: what the gateway's account changes by (booked against `account`), or what is sent back there; null where the
 * sides have no common currency, and nothing is booked.
 */
export type PossibleDeed = { deed: Deed; account: CounterAccount | null; sum: Money | null };

/** `room`: what can still be given back of the payment that a refund made there belongs to. */
type Known = Facts & { room: Money | undefined };

/** What can be done about it, the likeliest first. Each is carried out by what moves such money anyway. */
export function deedsFor(kind: DifferenceKind, { here, there, room }: Known): PossibleDeed[] {
  if (!isGatewayDifference(kind) || !there) return [];
  const sum = gapOf(kind, { here, there });
  const possible: PossibleDeed[] = [];
  const theirs = ours(there.amount);
  if (kind === "refund_missing_here" && there.state === "succeeded" && theirs && isWithin(theirs, room))
    possible.push({ deed: "take_over", account: null, sum: theirs });
  if (kind === "payment_other_fee" && sum) possible.push({ deed: "take_over", account: "fees", sum });
  const isUnbooked = kind.startsWith("payment_") && here?.state !== "succeeded";
  if (isUnbooked && there.state === "succeeded" && theirs && theirs.amount > 0)
    possible.push({ deed: "return_there", account: null, sum: theirs });
  // money that a payout lacks is most often a charge of the gateway's own
  if (sum && kind.startsWith("payout_") && sum.amount < 0) possible.push({ deed: "write_off", account: "fees", sum });
  if (sum && kind !== "payment_other_fee" && isSettledThere(there))
    possible.push(
      { deed: "write_off", account: "write_offs", sum },
      ...(Math.abs(sum.amount) <= mostRounded
        ? [{ deed: "write_off" as const, account: "conversion" as const, sum }]
        : []),
    );
  return [...possible, { deed: "ours_is_right", account: null, sum }];
}

/**
 * What the gateway owes us more (or less, below zero) by its own list than by our books. Null where the currencies differ
 * or are none of ours, undefined nowhere.
 */
export function gapOf(kind: GatewayDifference, { here, there }: { here: Here | null; there: There }): Money | null {
  if (kind === "payment_other_fee") {
    const fee = ours(there.fee);
    const gap = fee && here?.fee !== null && here ? here.fee - fee.amount : 0;
    return fee && gap !== 0 ? money(gap, fee.currency) : null;
  }
  const sign = kind.startsWith("refund_") ? -1 : 1;
  const booked = here?.state === "succeeded" ? here.amount : null;
  const moved = there.state === "succeeded" ? there.amount : null;
  const currency = moved?.currency ?? booked?.currency;
  if (!isCurrency(currency) || (moved && booked && moved.currency !== booked.currency)) return null;
  const gap = sign * ((moved?.amount ?? 0) - (booked?.amount ?? 0));
  return gap === 0 ? null : money(gap, currency);
}

/** What is still on its way there is waited for, not written off. */
const isSettledThere = ({ state }: There) => ["succeeded", "failed", "cancelled", "unknown"].includes(state);

const isWithin = (sum: Money, room: Money | undefined) =>
  room !== undefined && room.currency === sum.currency && sum.amount > 0 && sum.amount <= room.amount;

function ours(sum: Sum | null): Money | null {
  return sum && isCurrency(sum.currency) ? money(sum.amount, sum.currency) : null;
}
