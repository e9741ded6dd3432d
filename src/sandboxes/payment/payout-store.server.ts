import type pg from "pg";
import type * as z from "zod";
import { dayMs } from "../../kernel/duration.ts";
import type { LinePage, ListWish, PageWish, PayoutPage } from "./gateway-wire.ts";

const pageLength = 100;

/**
 * Pays out what came and went before the last midnight, once for each day and currency, in whichever process comes first.
 * Where more went back than came, it waits for the next day.
 */
export async function payOut(database: pg.Pool, now: Date): Promise<void> {
  await database.query(
    `with due as (
       select currency, amount - fee as net from sandbox_gateway.payments
       where state = 'succeeded' and payout_reference is null and settled_at < $1
       union all
       select payment.currency, -refund.amount from sandbox_gateway.refunds refund
         join sandbox_gateway.payments payment on payment.reference = payment_reference
       where refund.state = 'succeeded' and refund.payout_reference is null and refund.created_at < $1
       union all
       select payment.currency, case kind when 'taken' then -dispute.amount else dispute.amount end - move.fee
       from sandbox_gateway.dispute_moves move
         join sandbox_gateway.disputes dispute on dispute.reference = dispute_reference
         join sandbox_gateway.payments payment on payment.reference = dispute.payment_reference
       where move.payout_reference is null and move.at < $1
     ), made as (
       insert into sandbox_gateway.payouts (reference, currency, amount, created_at)
       select 'po_' || gen_random_uuid(), currency, sum(net), $1 from due group by currency having sum(net) > 0
       on conflict do nothing returning reference, currency
     ), given as (
       update sandbox_gateway.refunds refund set payout_reference = made.reference
       from made, sandbox_gateway.payments payment
       where payment.reference = refund.payment_reference and payment.currency = made.currency
         and refund.state = 'succeeded' and refund.payout_reference is null and refund.created_at < $1
     ), disputed as (
       update sandbox_gateway.dispute_moves move set payout_reference = made.reference
       from made, sandbox_gateway.disputes dispute, sandbox_gateway.payments payment
       where dispute.reference = move.dispute_reference and payment.reference = dispute.payment_reference
         and payment.currency = made.currency and move.payout_reference is null and move.at < $1
     )
     update sandbox_gateway.payments payment set payout_reference = made.reference from made
     where payment.currency = made.currency and state = 'succeeded' and payout_reference is null and settled_at < $1`,
    [lastMidnight(now)],
  );
}

const lastMidnight = (now: Date) => new Date(now.getTime() - (now.getTime() % dayMs));

type Payout = z.output<typeof PayoutPage>["data"][number];

export async function listPayouts(
  database: pg.Pool,
  { from, to, after = "" }: ListWish,
): Promise<z.output<typeof PayoutPage>> {
  const { rows } = await database.query<Omit<Payout, "createdAt"> & { created_at: Date }>(
    `select reference, state, amount, currency, created_at from sandbox_gateway.payouts
     where created_at >= $1 and created_at < $2 and reference > $3 order by reference limit ${pageLength}`,
    [from, to, after],
  );
  return page(rows.map(({ created_at, ...payout }) => ({ ...payout, createdAt: created_at.toISOString() })));
}

type Line = z.output<typeof LinePage>["data"][number];

/** Its payments, refunds and what disputes moved, by their references; `key`: that under which the shop began them. */
export async function listLines(
  database: pg.Pool,
  payout: string,
  { after = "" }: PageWish,
): Promise<z.output<typeof LinePage>> {
  const { rows } = await database.query<Omit<Line, "at"> & { at: Date }>(
    `select * from (
       select reference, 'payment' as kind, reference as about, idempotency_key as key, amount, fee, settled_at as at
       from sandbox_gateway.payments where payout_reference = $1
       union all
       select reference, 'refund', reference, idempotency_key, -amount, 0, created_at
       from sandbox_gateway.refunds where payout_reference = $1
       union all
       select move.reference, case kind when 'taken' then 'dispute' else 'dispute_returned' end, dispute.reference,
         payment.idempotency_key, case kind when 'taken' then -dispute.amount else dispute.amount end, move.fee, move.at
       from sandbox_gateway.dispute_moves move
         join sandbox_gateway.disputes dispute on dispute.reference = dispute_reference
         join sandbox_gateway.payments payment on payment.reference = dispute.payment_reference
       where move.payout_reference = $1
     ) as line where reference > $2 order by reference limit ${pageLength}`,
    [payout, after],
  );
  return page(rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })));
}

function page<Item extends { reference: string }>(data: Item[]): { data: Item[]; next: string | null } {
  return { data, next: data.length === pageLength ? data.at(-1)!.reference : null };
}
