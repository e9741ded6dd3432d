import { createHash } from "node:crypto";
import type pg from "pg";
import type { ChargeWish } from "./gateway-wire.ts";
import { paymentOfKey, paymentSubject, type SandboxPayment } from "./payment-store.server.ts";
import { newReference } from "./references.server.ts";

export function chargeFingerprint({ card, orderNumber, amount, currency }: ChargeWish): string {
  return createHash("sha256")
    .update(JSON.stringify([card, orderNumber, amount, currency]))
    .digest("hex");
}

/**
 * Charges a saved card, at once and at most once per key; or answers the payment that the key has made before, also
 * when the card is gone by now. Nothing: the card may not be charged, or the time for it is over.
 */
export async function keepCharge(
  database: pg.Pool,
  key: string,
  wish: ChargeWish,
  times: { now: Date; settlesAt: Date },
): Promise<SandboxPayment | undefined> {
  return (
    (await paymentOfKey(database, key)) ??
    (await charged(database, key, wish, times)) ??
    (await paymentOfKey(database, key))
  );
}

/** One statement, with the card's row held, so that no charge slips through while the card is forgotten. */
async function charged(
  database: pg.Pool,
  key: string,
  wish: ChargeWish,
  { now, settlesAt }: { now: Date; settlesAt: Date },
) {
  const { rows } = await database.query<SandboxPayment>(
    `with card as (
       select * from sandbox_gateway.cards where reference = $4 and state = 'saved' and $11::timestamptz > $9 for share
     ), made as (
       insert into sandbox_gateway.payments (reference, idempotency_key, request_sha256, card_reference, order_number,
         amount, currency,
         method, description, language, return_url, created_at, expires_at, state, failure, settles_as, settles_at,
           refunds_as, settled_at)
       select $1, $2, $3, reference, $5, $6, $7, 'card', $8, language, return_url, $9, $11,
         case when charges_as = 'paid_later' then 'pending' when refused then 'failed' else 'succeeded' end,
         case when refused then charges_as end,
         case when charges_as = 'paid_later' then 'succeeded' end,
         case when charges_as = 'paid_later' then $10::timestamptz end,
         case charges_as when 'refunded_later' then 'succeeded_later' when 'refund_fails' then 'failed_later'
           else 'succeeded' end,
         case when charges_as <> 'paid_later' then $9::timestamptz end
       from card, lateral (select charges_as in ('card_declined', 'insufficient_funds',
         'authentication_required')) as answer (refused)
       on conflict (idempotency_key) do nothing returning *
     ), told as (
       insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
       select $12, 'payment.' || state, 'payment', ${paymentSubject}, $9, $9 from made
     )
     select * from made`,
    [
      newReference("pay"),
      key,
      chargeFingerprint(wish),
      wish.card,
      wish.orderNumber,
      wish.amount,
      wish.currency,
      wish.description,
      now,
      settlesAt,
      new Date(wish.expiresAt),
      newReference("evt"),
    ],
  );
  return rows[0];
}
