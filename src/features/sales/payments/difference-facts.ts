import type { Refund } from "./refund-store.server.ts";
import type { Payment } from "./store.server.ts";

/** An amount of a gateway's, whose currency need not be one of ours. */
export type Sum = { amount: number; currency: string };

/** What the gateway says of a payment or refund. `paymentId`, `refundId`: ours, as its list names them. */
export type There = {
  reference: string;
  state: string;
  amount: Sum | null;
  fee: Sum | null;
  paymentId: string | null;
  refundId: string | null;
};

/** What our books say of it. */
export type Here = { id: string; state: string; amount: Sum; fee: number | null };

/** What the gateway's lists of payments and refunds have otherwise: held against them again every night. */
export const listDifferences = [
  "payment_other_amount",
  "payment_other_currency",
  "payment_other_state",
  "payment_other_fee",
  "payment_missing_here",
  "payment_missing_there",
  "refund_other_amount",
  "refund_other_currency",
  "refund_other_state",
  "refund_missing_here",
  "refund_missing_there",
] as const;

/** The kinds of case that are differences with a gateway; its index names the same (db/migrations/0230). */
export const gatewayDifferences = [...listDifferences, "payout_missing_here", "payout_other_amount"] as const;
export type GatewayDifference = (typeof gatewayDifferences)[number];

export function thereOf(theirs: {
  reference: string;
  state: string;
  amount?: unknown;
  fee?: unknown;
  paymentId?: string | null;
  refundId?: string | null;
}): There {
  const { reference, state, amount, fee, paymentId = null, refundId = null } = theirs;
  return { reference, state, paymentId, refundId, amount: sumOf(amount), fee: sumOf(fee) };
}

export function paymentHere({
  id,
  state,
  charged_amount: amount,
  charged_currency: currency,
  fee_amount: fee,
}: Pick<Payment, "id" | "state" | "charged_amount" | "charged_currency" | "fee_amount">): Here {
  return { id, state, amount: { amount, currency }, fee };
}

export function refundHere({ id, state, amount, currency }: Refund): Here {
  return { id, state, amount: { amount, currency }, fee: null };
}

/**
 * Equal for what is the same difference in the books: a payment that failed is as good as one that still waits. What was
 * decided about these facts is not reported again; other facts are another difference.
 */
export function factsOf(here: Here | null, there: There): string {
  const ours = here && here.state === "succeeded" ? [here.amount.amount, here.amount.currency, here.fee] : null;
  const money = (sum: Sum | null) => sum && [sum.amount, sum.currency];
  return JSON.stringify([ours, there.state, money(there.amount), money(there.fee)]);
}

function sumOf(value: unknown): Sum | null {
  if (typeof value !== "object" || value === null) return null;
  const { amount, currency } = value as Partial<Sum>;
  return typeof amount === "number" && typeof currency === "string" ? { amount, currency } : null;
}
