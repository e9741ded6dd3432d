import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Known, Named } from "./rules.ts";

type Row = {
  line: string;
  payment_id: string | null;
  refund_id: string | null;
  order_id: string | null;
  amount: number;
  currency: string;
  fee_amount: number | null;
  fee_currency: Currency | null;
  corrected: number;
};

/**
 * What our books have of these lines, by the line's reference: by our id, which the gateway kept, or for a refund made
 * by hand there by its own. Not what an earlier line has had.
 */
export async function knownOf(
  db: DbOrTx,
  gateway: string,
  currency: string,
  lines: readonly Named[],
): Promise<Map<string, Known>> {
  const asked = lines.map(({ reference, kind, about, paymentId, refundId }) => ({
    reference,
    kind,
    about,
    payment: uuidOrNull(paymentId),
    refund: uuidOrNull(refundId),
  }));
  const { rows } = await sql<Row>`
    with line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as line (reference text, kind text, about text, payment uuid, refund uuid)
    ), known as (
      select line.reference as line, kind, p.id as payment_id, null::uuid as refund_id, p.order_id,
        p.gateway_reference as subject, charged_amount as amount, charged_currency as currency, fee_amount, fee_currency
      from line join payments p on p.id = line.payment
      where kind = 'payment' and p.gateway = ${gateway} and p.state = 'succeeded'
      union all
      select line.reference, kind, p.id, r.id, r.order_id, r.gateway_reference,
        case kind when 'refund' then -r.amount else r.amount end, r.currency, null, null
      from line
        join lateral (select r.* from refunds r where r.id = line.refund
          union select r.* from refunds r where r.gateway_reference = line.about) as r on true
        join payments p on p.id = r.payment_id
      where kind in ('refund', 'refund_failed') and p.gateway = ${gateway}
      union all
      select line.reference, line.kind, d.payment_id, null, d.order_id, d.gateway_reference,
        case m.kind when 'taken' then -d.amount else d.amount end, d.currency, m.fee_amount, m.fee_currency
      from line join dispute_moves m on m.reference = line.reference join disputes d on d.id = m.dispute_id
      where line.kind = case m.kind when 'taken' then 'dispute' else 'dispute_returned' end and d.gateway = ${gateway}
      union all
      select line.reference, kind, null, null, null, null, payout.amount, payout.currency, null, null
      from line join payouts payout on payout.gateway = ${gateway} and payout.gateway_reference = line.about
      where kind = 'payout_failed' and payout.state = 'failed'
    )
    select line, payment_id, refund_id, order_id, amount, currency, fee_amount, fee_currency,
      (select coalesce(sum(d.amount), 0) from difference_decisions d
        where d.subject = known.subject and d.kind like 'payment%' = (known.kind = 'payment')
          and d.gateway = ${gateway} and d.state = 'done' and d.account is not null and d.currency = ${currency})::int as corrected
    from known
    where not exists (select from payout_lines earlier
        where earlier.kind = 'payment' and known.kind = 'payment' and earlier.payment_id = known.payment_id)
      and not exists (select from payout_lines earlier
        where earlier.refund_id = known.refund_id and earlier.kind = known.kind)
      and not exists (select from payout_lines earlier
        where earlier.reference = known.line and earlier.kind in ('dispute', 'dispute_returned')
          and earlier.verdict <> 'unknown')`.execute(db);
  return new Map(rows.map((row) => [row.line, knownFrom(row)]));
}

function knownFrom({
  payment_id,
  refund_id,
  order_id,
  amount,
  currency,
  fee_amount,
  fee_currency,
  corrected,
}: Row): Known {
  return {
    paymentId: payment_id,
    refundId: refund_id,
    orderId: order_id,
    booked: { amount, currency },
    fee: fee_amount === null || fee_currency === null ? null : money(fee_amount, fee_currency),
    corrected,
  };
}

const uuidOrNull = (id: string | null): string | null => (id !== null && isUuid(id) ? id : null);
