import { createHash } from "node:crypto";
import type pg from "pg";
import type { GatewayPaymentState } from "../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../kernel/currency.ts";
import type { Language } from "../../kernel/language.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import type { PaymentWish } from "./gateway-wire.ts";
import type { Attempt } from "./payment-moves.ts";
import { newReference } from "./references.server.ts";

export type SandboxPayment = {
  reference: string;
  idempotency_key: string;
  request_sha256: string;
  order_number: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  description: string;
  language: Language;
  return_url: string;
  state: GatewayPaymentState;
  failure: string | null;
  fee: number | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  settles_at: Date | null;
};

/** By name: a prepared statement's result must not change when a migration adds a column. */
const paymentColumns = `reference, idempotency_key, request_sha256, order_number, amount, currency, method, description,
  language, return_url, state, failure, fee, created_at, expires_at, settled_at, settles_at`;

/** A payment for the shop: the API's response and the subject of a webhook are the same object. */
export const paymentSubject = `jsonb_strip_nulls(jsonb_build_object(
  'reference', reference, 'state', state, 'amount', amount, 'currency', currency, 'failure', failure, 'fee', fee,
  'settledAt', case when state = 'succeeded' then settled_at end))`;

/** What makes two requests the same payment: whose, how much and how; not the words or the language they came in. */
export function paymentFingerprint({ orderNumber, amount, currency, method }: PaymentWish): string {
  return createHash("sha256")
    .update(JSON.stringify([orderNumber, amount, currency, method]))
    .digest("hex");
}

/** Writes a payment down, or answers the one that this key has made before, whatever it asked for. */
export async function keepPayment(
  database: pg.Pool,
  key: string,
  wish: PaymentWish,
  now: Date,
): Promise<SandboxPayment> {
  const { rows } = await database.query<SandboxPayment>({
    name: "a payment at the gateway",
    text: `insert into sandbox_gateway.payments (reference, idempotency_key, request_sha256, order_number, amount, currency,
       method, description, language, return_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (idempotency_key) do nothing returning ${paymentColumns}`,
    values: [
      newReference("pay"),
      key,
      paymentFingerprint(wish),
      wish.orderNumber,
      wish.amount,
      wish.currency,
      wish.method,
      wish.description,
      wish.language,
      wish.returnUrl,
      now,
      new Date(wish.expiresAt),
    ],
  });
  return rows[0] ?? (await paymentOfKey(database, key))!;
}

export async function paymentOfKey(database: pg.Pool, key: string): Promise<SandboxPayment | undefined> {
  const { rows } = await database.query<SandboxPayment>(
    `select ${paymentColumns} from sandbox_gateway.payments where idempotency_key = $1`,
    [key],
  );
  return rows[0];
}

export async function findPayment(database: pg.Pool, reference: string): Promise<SandboxPayment | undefined> {
  const { rows } = await database.query<SandboxPayment>({
    name: "a payment by its reference",
    text: `select ${paymentColumns} from sandbox_gateway.payments where reference = $1`,
    values: [reference],
  });
  return rows[0];
}

/**
 * Moves a payment and queues its webhook, in one statement. Answers nothing when the payment was no
 * longer where the move begins, or its time is over: of two clicks on Pay one finds it waiting, the other does not.
 * `by`: it must be one that is paid in this way.
 */
export async function movePayment(
  database: pg.Pool,
  reference: string,
  { move, failure, settlesAs, refundsAs, isDisputed = false }: Attempt,
  { now, settlesAt, by }: { now: Date; settlesAt: Date; by?: PaymentMethod | undefined },
): Promise<SandboxPayment | undefined> {
  const { rows } = await database.query<SandboxPayment>({
    name: "a payment moves",
    text: `with moved as (
       update sandbox_gateway.payments set
         state = $2, failure = $3, settles_as = $4, refunds_as = coalesce($5, refunds_as),
         settles_at = case when $4::text is not null then $6::timestamptz end,
         disputes_at = case when $12 then $6::timestamptz end,
         settled_at = case when $2 in ('succeeded', 'failed', 'cancelled') then $7::timestamptz end
       where reference = $1 and state = any($8) and expires_at > $7 and method = coalesce($11, method)
       returning ${paymentColumns}
     ), told as (
       insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
       select $9, $10, 'payment', ${paymentSubject}, $7, $7 from moved
     )
     select ${paymentColumns} from moved`,
    values: [
      reference,
      move.to,
      failure,
      settlesAs,
      refundsAs,
      settlesAt,
      now,
      move.from,
      newReference("evt"),
      move.event,
      by,
      isDisputed,
    ],
  });
  return rows[0];
}
