import { sql } from "kysely";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { PayoutLineRow } from "../../../platform/database/tables.ts";
import type { Payout } from "./store.server.ts";

/** One step along `payouts_newest` or `payouts_of_gateway`; what is open is asked after the limit. */
export async function payoutsIn(
  db: DbOrTx,
  gateway: string | undefined,
  reading: Reading,
  most: number,
): Promise<(Payout & { micros: string; differences: number })[]> {
  const { order, beyond } =
    gateway === undefined
      ? keysetStep(reading, ["created_at", "id"])
      : keysetStep(reading, ["gateway", "created_at", "id"], [gateway]);
  const ofGateway = gateway === undefined ? sql`true` : sql`gateway = ${gateway}`;
  const { rows } = await sql<Payout & { micros: string; differences: number }>`${prepared}
    with page as (select * from payouts where ${ofGateway} ${beyond} order by ${order} limit ${sql.lit(most)})
    select page.*, (extract(epoch from created_at) * 1000000)::bigint::text as micros,
      (select count(*) from payout_lines line join cases on cases.subject = line.reference and cases.closed_at is null
        and cases.kind in ('payout_missing_here', 'payout_other_amount')
        where line.payout_id = page.id and line.verdict <> 'right')::int as differences
    from page order by ${order}`.execute(db);
  return rows;
}

export function payoutById(db: DbOrTx, id: string): Promise<Payout | undefined> {
  return db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirst();
}

type Sums = { kind: PayoutLineRow["kind"]; lines: number; amount: number; fee: number };

export async function sumsOf(db: DbOrTx, payoutId: string): Promise<Sums[]> {
  const { rows } = await sql<Sums>`${prepared}
    select kind, count(*)::int as lines, sum(amount)::float8 as amount, sum(fee)::float8 as fee
    from payout_lines where payout_id = ${payoutId} group by kind
    order by array_position(array['payment', 'refund', 'refund_failed', 'dispute', 'dispute_returned', 'fee', 'payout_failed',
      'other'], kind)`.execute(db);
  return rows;
}

type Listed = PayoutLineRow & { id: string; micros: string; number: string | null; difference: string | null };

/** One step along `payout_lines_in_order`. */
export async function linesIn(db: DbOrTx, payoutId: string, reading: Reading, most: number): Promise<Listed[]> {
  const { order, beyond } = keysetStep(reading, ["at", "id"]);
  const { rows } = await sql<Listed>`${prepared}
    with page as (
      select * from payout_lines where payout_id = ${payoutId} ${beyond} order by ${order} limit ${sql.lit(most)}
    )
    select page.*, (extract(epoch from at) * 1000000)::bigint::text as micros,
      (select number from orders where orders.id = page.order_id) as number,
      case when verdict <> 'right' then (select cases.id from cases where cases.subject = page.reference
        and cases.closed_at is null and cases.kind in ('payout_missing_here', 'payout_other_amount') limit 1) end as difference
    from page order by ${order}`.execute(db);
  return rows;
}
