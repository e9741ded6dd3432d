import type * as z from "zod";
import type { GatewayPayment, ListedPayment, ListedRefund } from "../../adapters/payment/payment-gateway.ts";
import type { PaymentAnswer, PaymentPage, RefundPage } from "./gateway-wire.ts";

/** Our ids are the idempotency keys, by which the gateway's lists name what is ours. */
export const keyOf = {
  payment: (id: string) => `payment:${id}`,
  refund: (id: string) => `refund:${id}`,
  card: (id: string) => `card:${id}`,
};

export function paymentFrom(answer: PaymentAnswer): GatewayPayment {
  const { amount, currency } = answer;
  return { ...stateFrom(answer), ...(answer.state === "succeeded" && { charged: { amount, currency } }) };
}

export function listedPayment(listed: z.output<typeof PaymentPage>["data"][number]): ListedPayment {
  const { amount, currency, key, createdAt } = listed;
  return {
    ...stateFrom(listed),
    paymentId: idIn("payment", key),
    amount: { amount, currency },
    createdAt: new Date(createdAt),
  };
}

export function listedRefund(listed: z.output<typeof RefundPage>["data"][number]): ListedRefund {
  const { reference, state, failure, amount, currency, key, paymentKey, createdAt } = listed;
  const ids = { refundId: idIn("refund", key), paymentId: idIn("payment", paymentKey) };
  return {
    reference,
    state,
    ...(failure && { failure }),
    ...ids,
    amount: { amount, currency },
    createdAt: new Date(createdAt),
  };
}

function stateFrom({
  reference,
  state,
  failure,
  currency,
  fee,
  settledAt,
}: PaymentAnswer): Omit<GatewayPayment, "charged"> {
  const settled = {
    ...(settledAt && { settledAt: new Date(settledAt) }),
    ...(fee !== undefined && { fee: { amount: fee, currency } }),
  };
  return { reference, state, ...(failure && { failure }), ...settled };
}

function idIn(what: keyof typeof keyOf, key: string): string | null {
  return key.startsWith(`${what}:`) ? key.slice(what.length + 1) : null;
}
