import { createHash } from "node:crypto";
import { DatabaseError, type Pool } from "pg";
import type { RefundWish } from "./gateway-wire.ts";
import { newReference } from "./references.server.ts";

export type SandboxRefund = {
  reference: string;
  request_sha256: string;
  state: "pending" | "succeeded" | "failed";
  failure: string | null;
};

export const refundSubject =
  "jsonb_strip_nulls(jsonb_build_object('reference', reference, 'state', state, 'failure', failure))";

export function refundFingerprint({ payment, amount, currency }: RefundWish): string {
  return createHash("sha256")
    .update(JSON.stringify([payment, amount, currency]))
    .digest("hex");
}

export async function findRefund(database: Pool, reference: string): Promise<SandboxRefund | undefined> {
  const { rows } = await database.query<SandboxRefund>("select * from sandbox_gateway.refunds where reference = $1", [
    reference,
  ]);
  return rows[0];
}

/** Answers the refund that this key makes or has made, or nothing when less than the amount is left to refund or a dispute has taken it. */
export async function keepRefund(
  database: Pool,
  key: string,
  wish: RefundWish,
  times: { now: Date; settlesAt: Date },
): Promise<SandboxRefund | undefined> {
  const earlier = await refundOfKey(database, key);
  return earlier ?? (await takeFromPayment(database, key, wish, times)) ?? (await refundOfKey(database, key));
}

async function refundOfKey(database: Pool, key: string): Promise<SandboxRefund | undefined> {
  const { rows } = await database.query<SandboxRefund>(
    "select * from sandbox_gateway.refunds where idempotency_key = $1",
    [key],
  );
  return rows[0];
}

/** One statement, so that two refunds at once cannot take more than there is, nor one key twice. */
async function takeFromPayment(
  database: Pool,
  key: string,
  wish: RefundWish,
  { now, settlesAt }: { now: Date; settlesAt: Date },
) {
  try {
    const { rows } = await database.query<SandboxRefund>(
      `with payment as (
         update sandbox_gateway.payments set refunded_amount = refunded_amount + $4
         where reference = $3 and state = 'succeeded' and currency = $5 and refunded_amount + $4 <= amount
           and not exists (select from sandbox_gateway.disputes where payment_reference = $3 and state <> 'won')
         returning *
       ), made as (
         insert into sandbox_gateway.refunds
           (reference, idempotency_key, request_sha256, payment_reference, amount, created_at, state, settles_as,
             settles_at)
         select $1, $2, $6, reference, $4, $7,
           case when refunds_as = 'succeeded' then 'succeeded' else 'pending' end,
           case refunds_as when 'succeeded_later' then 'succeeded' when 'failed_later' then 'failed' end,
           case when refunds_as <> 'succeeded' then $8::timestamptz end
         from payment returning *
       ), told as (
         insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
         select $9, 'refund.' || state, 'refund', ${refundSubject}, $7, $7 from made
       )
       select * from made`,
      [
        newReference("re"),
        key,
        wish.payment,
        wish.amount,
        wish.currency,
        refundFingerprint(wish),
        now,
        settlesAt,
        newReference("evt"),
      ],
    );
    return rows[0];
  } catch (error) {
    if (isRepeatedKey(error)) return undefined;
    throw error;
  }
}

function isRepeatedKey(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505" && error.constraint === "refunds_idempotency_key_key";
}
