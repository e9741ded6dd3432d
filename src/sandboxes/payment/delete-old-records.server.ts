import type pg from "pg";
import { dayMs } from "../../kernel/duration.ts";

/** How long things are kept after their end. What was paid stays longer than any refund can be asked for. */
export const keptForDays = { webhook: 30, unpaid: 30, paid: 400, card: 30 };
/** Few at a time, so that locks are short; the rest goes the next hour. */
const mostAtOnce = 1000;

/**
 * Deletes what is over and old: delivered webhooks, failed attempts, cards that may not be charged, and in the
 * end payments with their refunds, disputes and payouts.
 */
export async function deleteOldRecords(database: pg.Pool, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.query(
    `delete from sandbox_gateway.webhooks where event_id in (
       select event_id from sandbox_gateway.webhooks where next_attempt_at is null and created_at < $1
         limit ${mostAtOnce})`,
    [before(keptForDays.webhook)],
  );
  await database.query(
    `with old as (
       select reference from sandbox_gateway.payments
       where (state in ('failed', 'cancelled') and settled_at < $1) or (state = 'succeeded' and settled_at < $2)
         limit ${mostAtOnce}
     ), refunds as (
       delete from sandbox_gateway.refunds where payment_reference in (select reference from old)
     ), disputes as (
       delete from sandbox_gateway.disputes where payment_reference in (select reference from old)
     )
     delete from sandbox_gateway.payments where reference in (select reference from old)`,
    [before(keptForDays.unpaid), before(keptForDays.paid)],
  );
  await database.query(
    `delete from sandbox_gateway.payouts where reference in (
       select reference from sandbox_gateway.payouts where created_at < $1 limit ${mostAtOnce})`,
    [before(keptForDays.paid)],
  );
  await database.query(
    `delete from sandbox_gateway.cards where reference in (
       select reference from sandbox_gateway.cards where state in ('failed', 'expired', 'forgotten') and settled_at < $1
         limit ${mostAtOnce})`,
    [before(keptForDays.card)],
  );
}
