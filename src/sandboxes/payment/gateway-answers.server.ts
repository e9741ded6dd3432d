import type pg from "pg";
import type * as z from "zod";
import type { ListWish, PaymentAnswer, PaymentPage, RefundAnswer, RefundPage } from "./gateway-wire.ts";
import type { SandboxPayment } from "./payment-store.server.ts";
import type { SandboxRefund } from "./refund-store.server.ts";

const pageLength = 100;

export function paymentAnswer({
  reference,
  state,
  amount,
  currency,
  failure,
  fee,
  settled_at,
}: SandboxPayment): PaymentAnswer {
  const settled = state === "succeeded" && settled_at && { settledAt: settled_at.toISOString() };
  return {
    reference,
    state,
    amount,
    currency,
    ...(failure !== null && { failure }),
    ...(fee !== null && { fee }),
    ...settled,
  };
}

export function refundAnswer({ reference, state, failure }: SandboxRefund): RefundAnswer {
  return { reference, state, ...(failure !== null && { failure }) };
}

export async function listPayments(
  database: pg.Pool,
  { from, to, after = "" }: ListWish,
): Promise<z.output<typeof PaymentPage>> {
  const { rows } = await database.query<SandboxPayment>(
    `select * from sandbox_gateway.payments where created_at >= $1 and created_at < $2 and reference > $3
      order by reference limit ${pageLength}`,
    [from, to, after],
  );
  const data = rows.map((payment) => ({
    ...paymentAnswer(payment),
    key: payment.idempotency_key,
    createdAt: payment.created_at.toISOString(),
  }));
  return { data, next: nextOf(data) };
}

type ListedRow = SandboxRefund & {
  idempotency_key: string;
  amount: number;
  created_at: Date;
  payment_key: string;
  currency: SandboxPayment["currency"];
};

export async function listRefunds(
  database: pg.Pool,
  { from, to, after = "" }: ListWish,
): Promise<z.output<typeof RefundPage>> {
  const { rows } = await database.query<ListedRow>(
    `select r.*, p.idempotency_key as payment_key, p.currency
     from sandbox_gateway.refunds r join sandbox_gateway.payments p on p.reference = r.payment_reference
     where r.created_at >= $1 and r.created_at < $2 and r.reference > $3 order by r.reference limit ${pageLength}`,
    [from, to, after],
  );
  const data = rows.map((refund) => ({
    ...refundAnswer(refund),
    key: refund.idempotency_key,
    paymentKey: refund.payment_key,
    amount: refund.amount,
    currency: refund.currency,
    createdAt: refund.created_at.toISOString(),
  }));
  return { data, next: nextOf(data) };
}

function nextOf(data: { reference: string }[]): string | null {
  return data.length === pageLength ? data.at(-1)!.reference : null;
}
