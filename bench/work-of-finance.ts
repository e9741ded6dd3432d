import type pg from "pg";

/** The payout of three hundred days ago, with a day's lines. */
export const somePayout = payoutAt(300);

/**
 * What finance and reviewers have from so many old orders (`addOldOrders`): a payout a day with a line for each payment of
 * it, every five-hundredth payment in dispute, of these a tenth to answer, a difference for every five-thousandth; and a
 * registration for every tenth order, of which a hundredth waits.
 */
export async function addFinance(client: pg.PoolClient): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

function payoutAt(day: number): string {
  return `00000000-0000-4000-8000-${String(day).padStart(12, "0")}`;
}

const daysAgo = "floor(extract(epoch from now() - p.created_at) / 86400)::int";
const payoutOf = `('00000000-0000-4000-8000-' || lpad((${daysAgo})::text, 12, '0'))::uuid`;
const oldPayments = "payments p join orders o on o.id = p.order_id and o.number like 'FWOLD%'";
const nth = (n: number) => `substr(o.number, 6)::int % ${n} = 0`;

const statements = [
  `insert into payouts (id, gateway, gateway_reference, state, amount, currency, created_at, arrives_at)
    select ('00000000-0000-4000-8000-' || lpad(day::text, 12, '0'))::uuid, 'sandbox', 'po_' || day, 'paid', 100000, 'CNY',
      now() - day * interval '1 day', now() - (day - 2) * interval '1 day' from generate_series(0, 731) as day`,
  `insert into payout_lines (payout_id, reference, kind, amount, fee, at, payment_id, order_id, booked_amount,
      booked_currency, verdict)
    select ${payoutOf}, 'line_' || o.number, 'payment', p.charged_amount, 100, p.created_at, p.id, o.id, p.charged_amount,
      'CNY', 'right' from ${oldPayments}`,
  `insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency, sold_amount,
      answer_by, page, begun_at, ended_at)
    select 'sandbox', 'dp_' || o.number, p.id, o.id, case when ${nth(5000)} then 'needs_answer' else 'lost' end, 'fraudulent',
      p.charged_amount, 'CNY', p.amount, p.created_at + interval '10 days', 'http://old.test/dp', p.created_at,
      case when ${nth(5000)} then null else p.created_at + interval '20 days' end
    from ${oldPayments} where ${nth(500)}`,
  `insert into cases (kind, subject, order_id, details, opened_at, due_at)
    select 'payout_missing_here', 'line_' || o.number, o.id, '{}', p.created_at, now() from ${oldPayments}
    where ${nth(5000)}`,
  `insert into real_names (id, number, state, channel, language, master_key, wrapped_key, purpose, regions, document_type,
      details, email, begun_at, received_at, decided_at)
    select gen_random_uuid(), 'RN' || lpad(substr(o.number, 6), 10, '0'),
      case when ${nth(1000)} then 'received' else 'registered' end, 'web', 'en', 'bench', '\\x00', 1, '{HK}', 1, '\\x00', o.email,
      o.placed_at, o.placed_at, case when ${nth(1000)} then null else o.placed_at end
    from orders o where o.number like 'FWOLD%' and ${nth(10)}`,
];
