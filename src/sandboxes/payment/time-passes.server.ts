import type pg from "pg";
import { cardSubject } from "./card-store.server.ts";
import { answerWithinMs, disputeFee } from "./dispute-store.server.ts";
import { paymentSubject } from "./payment-store.server.ts";
import { refundSubject } from "./refund-store.server.ts";

/**
 * What time alone does: pending payments and refunds come to their end, open payments and pages for cards expire, banks
 * dispute what was paid, and what nobody answers is lost. With a reference, for that one only, so that a read is right
 * even before the timer has run.
 */
export async function letTimePass(database: pg.Pool, now: Date, reference: string | null = null): Promise<void> {
  await database.query({
    name: "time passes at the gateway, with disputes",
    text: timePasses,
    values: [now, reference, new Date(now.getTime() + answerWithinMs)],
  });
}

/** No payment of the first part is one of the third: pending and open ones were never refunded. */
const timePasses = `
  with settled as (
    update sandbox_gateway.payments set
      state = case when state = 'pending' then settles_as else 'cancelled' end,
      failure = case when state <> 'pending' then 'expired' when settles_as = 'failed' then 'payment_failed' end,
      settles_as = null, settles_at = null, settled_at = $1
    where ((state = 'pending' and settles_at <= $1) or (state in ('waiting', 'needs_action') and expires_at <= $1))
      and ($2::text is null or reference = $2)
    returning *
  ), refunded as (
    update sandbox_gateway.refunds set
      state = settles_as, settles_as = null, settles_at = null,
      failure = case when settles_as = 'failed' then 'lost_or_stolen_card' end
    where state = 'pending' and settles_at <= $1 and ($2::text is null or reference = $2)
    returning *
  ), given_back as (
    update sandbox_gateway.payments payment set refunded_amount = refunded_amount - back.amount
    from (select payment_reference, sum(amount) as amount from refunded where state = 'failed' group by 1) back
    where payment.reference = back.payment_reference
  ), closed as (
    update sandbox_gateway.cards set
      state = 'expired', failure = 'expired', settled_at = $1, brand = null, last_four = null, expires_on = null,
        charges_as = null
    where state in ('waiting', 'needs_action') and expires_at <= $1 and ($2::text is null or reference = $2)
    returning *
  ), disputed as (
    update sandbox_gateway.payments set disputes_at = null
    where disputes_at <= $1 and state = 'succeeded' and ($2::text is null or reference = $2)
    returning 'dp_' || gen_random_uuid() as dispute, reference, amount
  ), disputes as (
    insert into sandbox_gateway.disputes (reference, payment_reference, reason, amount, answer_by, created_at)
    select dispute, reference, 'fraudulent', amount, $3, $1 from disputed
  ), taken as (
    insert into sandbox_gateway.dispute_moves (reference, dispute_reference, kind, fee, at)
    select 'dm_' || gen_random_uuid(), dispute, 'taken', ${disputeFee}, $1 from disputed
  ), lost as (
    update sandbox_gateway.disputes set state = 'lost'
    where state = 'needs_answer' and answer_by <= $1 and ($2::text is null or reference = $2)
    returning reference
  )
  insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
  select 'evt_' || gen_random_uuid(), type, kind, subject, $1::timestamptz, $1::timestamptz from (
    select 'payment.' || state as type, 'payment' as kind, ${paymentSubject} as subject from settled
    union all select 'refund.' || state, 'refund', ${refundSubject} from refunded
    union all select 'card.expired', 'card', ${cardSubject} from closed
    union all select 'dispute.created', 'dispute', jsonb_build_object('reference', dispute) from disputed
    union all select 'dispute.lost', 'dispute', jsonb_build_object('reference', reference) from lost
  ) as told`;

/** When the next pending, open or unanswered thing falls due. */
export async function nextDue(database: pg.Pool): Promise<Date | undefined> {
  const { rows } = await database.query<{ at: Date | null }>(
    `select least(
       (select min(settles_at) from sandbox_gateway.payments where state = 'pending'),
       (select min(expires_at) from sandbox_gateway.payments where state in ('waiting', 'needs_action')),
       (select min(settles_at) from sandbox_gateway.refunds where state = 'pending'),
       (select min(disputes_at) from sandbox_gateway.payments),
       (select min(answer_by) from sandbox_gateway.disputes where state = 'needs_answer'),
       (select min(expires_at) from sandbox_gateway.cards where state in ('waiting', 'needs_action')),
       (select min(next_attempt_at) from sandbox_gateway.webhooks)) as at`,
  );
  return rows[0]?.at ?? undefined;
}
