import { sql } from "kysely";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { PayoutLineRow } from "../../../platform/database/tables.ts";
import type { Payout } from "./store.server.ts";

const instant = ({ micros }: { micros: string }) =>
  sql`timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`;

/** One step along `payouts_newest` or `payouts_of_gateway`; what is open is asked after the limit. */
export async function payoutsIn(
  db: DbOrTx,
  gateway: string | undefined,
  { towards, place }: Reading,
  most: number,
): Promise<(Payout & { micros: string; differences: number })[]> {
  const way = towards === "older" ? sql`desc` : sql`asc`;
  const beyond = towards === "older" ? sql`<` : sql`>`;
  const ofGateway = gateway === undefined ? sql`true` : sql`gateway = ${gateway}`;
  // the whole key is compared: the planner would otherwise walk along the time past the other gateways' payouts
  const [key, from] = gateway === undefined ? [sql``, sql``] : [sql`gateway, `, sql`${gateway}, `];
  const fromPlace = place && sql`and (${key}created_at, id) ${beyond} (${from}${instant(place)}, ${place.id}::uuid)`;
  const { rows } = await sql<Payout & { micros: string; differences: number }>`${prepared}
    with page as (
      select * from payouts where ${ofGateway} ${fromPlace ?? sql``} order by created_at ${way}, id ${way} limit ${sql.lit(most)}
    )
    select page.*, (extract(epoch from created_at) * 1000000)::bigint::text as micros,
      (select count(*) from payout_lines line join cases on cases.subject = line.reference and cases.closed_at is null
        and cases.kind in ('payout_missing_here', 'payout_other_amount')
        where line.payout_id = page.id and line.verdict <> 'right')::int as differences
    from page order by created_at ${way}, id ${way}`.execute(db);
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
export async function linesIn(
  db: DbOrTx,
  payoutId: string,
  { towards, place }: Reading,
  most: number,
): Promise<Listed[]> {
  const way = towards === "older" ? sql`desc` : sql`asc`;
  const beyond =
    place && sql`and (at, id) ${towards === "older" ? sql`<` : sql`>`} (${instant(place)}, ${place.id}::uuid)`;
  const { rows } = await sql<Listed>`${prepared}
    with page as (
      select * from payout_lines where payout_id = ${payoutId} ${beyond ?? sql``}
      order by at ${way}, id ${way} limit ${sql.lit(most)}
    )
    select page.*, (extract(epoch from at) * 1000000)::bigint::text as micros, orders.number,
      case when verdict <> 'right' then (select cases.id from cases where cases.subject = page.reference
        and cases.closed_at is null and cases.kind in ('payout_missing_here', 'payout_other_amount') limit 1) end as difference
    from page left join orders on orders.id = order_id order by at ${way}, page.id ${way}`.execute(db);
  return rows;
}
