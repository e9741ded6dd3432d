import type { GatewayPaymentState } from "../../../adapters/payment/payment-gateway.ts";
import type { Language } from "../../../kernel/language.ts";
import { convert, type Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { PaymentState, RefundState } from "../../../platform/database/tables.ts";

/** A payment that we gave up may still succeed at the gateway, which has the last word. `succeeded` is final. */
const nextPayment: Record<PaymentState, readonly PaymentState[]> = {
  created: ["waiting", "succeeded", "failed", "cancelled"],
  waiting: ["succeeded", "failed", "cancelled"],
  failed: ["succeeded"],
  cancelled: ["succeeded"],
  succeeded: [],
};

/** A bank may return a refund that the gateway had reported as done. */
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

/** Maps the gateway's state to ours; undefined while the shopper or the bank is still busy. */
export function settledState(state: GatewayPaymentState): "succeeded" | "failed" | "cancelled" | undefined {
  return state === "succeeded" || state === "failed" || state === "cancelled" ? state : undefined;
}

/** Spec 9: Alipay and WeChat Pay charge in CNY. */
export function chargedIn(method: PaymentMethod, currency: Money["currency"]): Money["currency"] {
  return method === "card" ? currency : "CNY";
}

/** `source` in English, as it is stored; `sourceNames` in the other languages that shoppers read. */
export type Rate = { rate: string; source: string; sourceNames: Partial<Record<Language, string>>; validFrom: Date };

export function sourceIn(language: Language, { source, sourceNames }: Pick<Rate, "source" | "sourceNames">): string {
  return sourceNames[language] ?? source;
}

export function charge(total: Money, method: PaymentMethod, rate: Pick<Rate, "rate"> | undefined): Money {
  const into = chargedIn(method, total.currency);
  if (into === total.currency) return total;
  if (!rate) throw new Error(`no exchange rate from ${total.currency} to ${into}`);
  return convert(total, rate.rate, into);
}

/** Seconds until an unsettled payment or refund is queried again: soon at first, then with growing pauses. */
export function pauseBeforeCheck(ageSeconds: number): number {
  return Math.min(600, Math.max(15, Math.round(ageSeconds / 2)));
}

/**
 * An attempt that the gateway still reports as open this long after its end is given up; a later success still counts.
 */
export const giveUpSecondsAfterExpiry = 15 * 60;

/** Why an attempt failed, as shoppers read it (`i18n/<lang>/result`). */
export const failureReasons = ["declined", "insufficient_funds", "cancelled", "expired", "other"] as const;
type FailureReason = (typeof failureReasons)[number];

/** Maps a failed payment to the reason that a shopper reads. */
export function failureReason({ state, failure }: { state: PaymentState; failure: string | null }): FailureReason {
  if (failure === null) return state === "cancelled" ? "cancelled" : "other";
  if (/insufficient/.test(failure)) return "insufficient_funds";
  if (/declin|refused/.test(failure)) return "declined";
  if (/cancel/.test(failure)) return "cancelled";
  return /expire/.test(failure) ? "expired" : "other";
}
