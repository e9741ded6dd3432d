import type { Step } from "./fill.ts";

/** The payout of three hundred days ago, with a day's lines. */
export const somePayout = payoutAt(300);

function payoutAt(day: number): string {
  return `00000000-0000-4000-8000-${String(day).padStart(12, "0")}`;
}

const payoutOf = `('00000000-0000-4000-8000-' ||
  lpad(floor(extract(epoch from now() - placed_at) / 86400)::int::text, 12, '0'))::uuid`;
const line = "'line_FWOLD' || lpad(n::text, 7, '0')";

/**
 * What finance and reviewers have from so many old orders (`oldOrders`): a payout a day with a line for each payment of
 * it, every five-hundredth payment in dispute, of these a tenth to answer, a difference for every five-thousandth; and a
 * registration for every tenth order, of which a hundredth waits.
 */
export const workOfFinance: Step = [
  `insert into payout_lines (payout_id, reference, kind, amount, fee, at, payment_id, order_id, booked_amount,
      booked_currency, verdict)
    select ${payoutOf}, ${line}, 'payment', total_amount, 100, placed_at, payment_id, id, total_amount,
      'CNY', 'right' from old`,
  `insert into real_names (id, number, state, channel, language, master_key, wrapped_key, purpose, regions, document_type,
      details, email, begun_at, received_at, decided_at)
    select gen_random_uuid(), 'RN' || lpad(n::text, 10, '0'),
      case when n % 1000 = 0 then 'received' else 'registered' end, 'web', 'en', 'bench', '\\x00', 1, '{HK}', 1, '\\x00',
      'buyer' || n || '@example.com', placed_at, placed_at, case when n % 1000 = 0 then null else placed_at end
    from old where n % 10 = 0`,
  `insert into payouts (id, gateway, gateway_reference, state, amount, currency, created_at, arrives_at)
    select ('00000000-0000-4000-8000-' || lpad(day::text, 12, '0'))::uuid, 'sandbox', 'po_' || day, 'paid', 100000, 'CNY',
      now() - day * interval '1 day', now() - (day - 2) * interval '1 day' from generate_series(0, 731) as day`,
  `insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency, sold_amount,
      answer_by, page, begun_at, ended_at)
    select 'sandbox', 'dp_' || n, payment_id, id, case when n % 5000 = 0 then 'needs_answer' else 'lost' end, 'fraudulent',
      total_amount, 'CNY', total_amount, placed_at + interval '10 days', 'http://old.test/dp', placed_at,
      case when n % 5000 = 0 then null else placed_at + interval '20 days' end
    from old where n % 500 = 0`,
  `insert into cases (kind, subject, order_id, details, opened_at, due_at)
    select 'payout_missing_here', ${line}, id, '{}', placed_at, now() from old where n % 5000 = 0`,
];
