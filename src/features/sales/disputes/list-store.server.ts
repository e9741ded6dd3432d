import { sql } from "kysely";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { keysetStep } from "../../../platform/database/keyset-step.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Dispute } from "./store.server.ts";

export type Listed = Dispute & { number: string | null; top_up: string | null };

const topUp = (paymentId: string) => sql`(
  select t.number from payments of_top_up join top_ups t on t.id = of_top_up.payable_id
  where of_top_up.id = ${sql.ref(paymentId)} and of_top_up.payable_kind = 'top_up') as top_up`;

/** One step along `disputes_newest` or `disputes_to_answer`. */
export async function disputesIn(
  db: DbOrTx,
  view: "all" | "open",
  reading: Reading,
  most: number,
): Promise<(Listed & { micros: string })[]> {
  const { order, beyond } = keysetStep(reading, ["begun_at", "id"]);
  const which = view === "open" ? sql`state = 'needs_answer' and answered_at is null` : sql`true`;
  const { rows } = await sql<Listed & { micros: string }>`${prepared}
    with page as (
      select * from disputes where ${which} ${beyond} order by ${order} limit ${sql.lit(most)}
    )
    select page.*, (select number from orders where orders.id = page.order_id) as number, ${topUp("page.payment_id")},
      (extract(epoch from begun_at) * 1000000)::bigint::text as micros
    from page order by ${order}`.execute(db);
  return rows;
}

type Whole = Listed & { charged_amount: number; refunded: number; colleague: string | null };

export async function disputeById(db: DbOrTx, id: string): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`${prepared}
    select d.*, o.number, ${topUp("d.payment_id")}, p.charged_amount, staff.name as colleague,
      (select coalesce(sum(amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')::int as refunded
    from disputes d join payments p on p.id = d.payment_id left join orders o on o.id = d.order_id
      left join staff on staff.id = answered_by
    where d.id = ${id}`.execute(db);
  return rows[0];
}
