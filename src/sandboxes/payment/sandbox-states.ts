import type * as z from "zod";
import type {
  GatewayDispute,
  GatewayPayment,
  GatewayPayout,
  ListedPayment,
  ListedRefund,
  PayoutLine,
} from "../../adapters/payment/payment-gateway.ts";
import type { DisputeAnswer, LinePage, PaymentAnswer, PaymentPage, PayoutPage, RefundPage } from "./gateway-wire.ts";

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

type Listed<Page extends z.ZodType<{ data: unknown[] }>> = z.output<Page>["data"][number];

export function payoutFrom(listed: Listed<typeof PayoutPage>): GatewayPayout {
  const { reference, state, amount, currency } = listed;
  const createdAt = new Date(listed.createdAt);
  return { reference, state, amount: { amount, currency }, hasLines: true, createdAt, arrivesAt: createdAt };
}

export function disputeFrom(answer: DisputeAnswer, origin: string): GatewayDispute {
  const { reference, paymentKey, state, reason, amount, currency, answerBy, createdAt, moves } = answer;
  return {
    reference,
    paymentId: idIn("payment", paymentKey),
    state,
    reason,
    amount: { amount, currency },
    answerBy: new Date(answerBy),
    moves: moves.map(({ reference: of, kind, fee, at }) => ({
      reference: lineOf(of),
      kind,
      fee: fee === 0 ? null : { amount: fee, currency },
      at: new Date(at),
    })),
    page: `${origin}/disputes/${reference}`,
    createdAt: new Date(createdAt),
  };
}

const lineOf = (reference: string) => `line_${reference}`;

export function lineFrom({ reference, kind, about, key, amount, fee, at }: Listed<typeof LinePage>): PayoutLine {
  return {
    reference: lineOf(reference),
    kind,
    about,
    paymentId: idIn("payment", key),
    refundId: idIn("refund", key),
    amount,
    fee,
    at: new Date(at),
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
