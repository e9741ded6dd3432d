import type { PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import { isCurrency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { PayoutState } from "../../../platform/database/tables.ts";
import { ledgerOfExchange, ledgerOfFee, type LedgerLine } from "../payments/ledger.ts";

/** A bank may send a payout back that the gateway had reported as paid. */
const nextPayout: Record<PayoutState, readonly PayoutState[]> = {
  on_its_way: ["paid", "failed"],
  paid: ["failed"],
  failed: [],
};

export function payoutStatesBefore(state: PayoutState): PayoutState[] {
  return (Object.keys(nextPayout) as PayoutState[]).filter((before) => nextPayout[before].includes(state));
}

export const onAPage = 50;

/** How a line says what it is about. */
export type Named = Pick<PayoutLine, "reference" | "kind" | "about" | "paymentId" | "refundId">;

/**
 * What our books have of the payment, refund or failed payout that a line is about. `booked`: below zero for a refund.
 * `corrected`: what colleagues have booked about it since, in the payout's currency.
 */
export type Known = {
  paymentId: string | null;
  refundId: string | null;
  orderId: string | null;
  booked: { amount: number; currency: string };
  fee: Money | null;
  corrected: number;
};

export type Compared = { verdict: "right" | "unknown" } | { verdict: "other_amount"; expected: number };

/**
 * Whether a line is what our books have. In another currency than was charged the rate is the gateway's, so that only the
 * fee can differ.
 */
export function compareLine(line: PayoutLine, currency: string, known: Known | undefined): Compared {
  if (line.kind === "fee") return { verdict: "right" };
  if (!known) return { verdict: "unknown" };
  const { booked, fee, corrected } = known;
  const amount = booked.currency === currency ? booked.amount : line.amount;
  const kept = fee === null ? 0 : fee.currency === currency ? fee.amount : line.fee;
  const expected = amount - kept + corrected;
  return netOf(line) === expected ? { verdict: "right" } : { verdict: "other_amount", expected };
}

export const netOf = ({ amount, fee }: Pick<PayoutLine, "amount" | "fee">): number => amount - fee;

/**
 * What a line adds to the books: a fee that is no payment's, and the gateway's exchange into the account's currency. What
 * was paid, given back and kept of it is booked already.
 */
export function bookingsOf(line: PayoutLine, currency: string, known: Known | undefined): LedgerLine[] {
  if (!isCurrency(currency)) return [];
  if (line.kind === "fee") return netOf(line) === 0 ? [] : ledgerOfFee(money(-netOf(line), currency));
  if (!known || known.booked.currency === currency || !isCurrency(known.booked.currency)) return [];
  const { amount, currency: charged } = known.booked;
  return ledgerOfExchange(money(amount, charged), money(line.amount, currency));
}
