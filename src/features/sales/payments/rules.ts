import type { GatewayPaymentState } from "../../../adapters/payment/payment-gateway.ts";
import type { Language } from "../../../kernel/language.ts";
import { convert, type Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { PaymentState, RefundState } from "../../../platform/database/tables.ts";

/** A payment that we gave up may still succeed at the gateway: its word is the last. `succeeded` is never left. */
const nextPayment: Record<PaymentState, readonly PaymentState[]> = {
  created: ["waiting", "succeeded", "failed", "cancelled"],
  waiting: ["succeeded", "failed", "cancelled"],
  failed: ["succeeded"],
  cancelled: ["succeeded"],
  succeeded: [],
};

/** A bank may send a refund back that the gateway had called done. */
const nextRefund: Record<RefundState, readonly RefundState[]> = {
  asked: ["pending", "succeeded", "failed"],
  pending: ["succeeded", "failed"],
  succeeded: ["failed"],
  failed: [],
};

export function paymentStatesBefore(state: PaymentState): PaymentState[] {
  return (Object.keys(nextPayment) as PaymentState[]).filter((before) => nextPayment[before].includes(state));
}

export function refundStatesBefore(state: RefundState): RefundState[] {
  return (Object.keys(nextRefund) as RefundState[]).filter((before) => nextRefund[before].includes(state));
}

/** What the gateway's word means for our payment; nothing while the shopper or the bank is still at it. */
export function settledState(state: GatewayPaymentState): "succeeded" | "failed" | "cancelled" | undefined {
  return state === "succeeded" || state === "failed" || state === "cancelled" ? state : undefined;
}

/** Spec 9: Alipay and WeChat Pay charge in CNY. */
export function chargedIn(method: PaymentMethod, currency: Money["currency"]): Money["currency"] {
  return method === "card" ? currency : "CNY";
}

/** `source` in English, as it is kept; `sourceNames` in the other languages in which shoppers read it. */
export type Rate = { rate: string; source: string; sourceNames: Partial<Record<Language, string>>; validFrom: Date };

export function sourceIn(language: Language, { source, sourceNames }: Pick<Rate, "source" | "sourceNames">): string {
  return sourceNames[language] ?? source;
}

export function charge(total: Money, method: PaymentMethod, rate: Rate | undefined): Money {
  const into = chargedIn(method, total.currency);
  if (into === total.currency) return total;
  if (!rate) throw new Error(`no exchange rate from ${total.currency} to ${into}`);
  return convert(total, rate.rate, into);
}

/** Seconds until an unsettled payment is asked after again: soon at first, then ever more seldom. */
export function pauseBeforeCheck(ageSeconds: number): number {
  return Math.min(600, Math.max(15, Math.round(ageSeconds / 2)));
}

/**
 * An attempt that the gateway still calls open so long after its end is given up; the gateway's later word still
 * counts.
 */
export const giveUpSecondsAfterExpiry = 15 * 60;

/** What is said of a try that failed (`i18n/<lang>/result`). */
export const failureReasons = ["declined", "insufficient_funds", "cancelled", "expired", "other"] as const;
type FailureReason = (typeof failureReasons)[number];

/** What the payment of a failed try said, in the words that a shopper gets. */
export function failureReason({ state, failure }: { state: PaymentState; failure: string | null }): FailureReason {
  if (failure === null) return state === "cancelled" ? "cancelled" : "other";
  if (/insufficient/.test(failure)) return "insufficient_funds";
  if (/declin|refused/.test(failure)) return "declined";
  if (/cancel/.test(failure)) return "cancelled";
  return /expire/.test(failure) ? "expired" : "other";
}
