import { sql, type RawBuilder } from "kysely";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Names, PaymentRow } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { mostCounted, type OrderView } from "./rules.ts";

export type ListedOrder = Pick<
  Order,
  "id" | "number" | "state" | "way" | "days" | "quantity" | "currency" | "total_amount" | "email" | "placed_at"
> & {
  micros: string;
  plan: { kind: "day_pass" | "fixed"; allowance_mb: number; scope: "country" | "region"; area: string };
  area_names: Names | null;
  method: PaymentRow["method"] | null;
};

/** Written out, so that the planner sees that the partial index fits. */
const ofView: Record<OrderView, RawBuilder<boolean>> = {
  // true of every order; it says that this is the list's own index (db/migrations/0045)
  all: sql`number > ''`,
  to_post: sql`state = 'dispatching'`,
  refunding: sql`state = 'refunding'`,
};

const edge = {
  older: { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  newer: { micros: "0", id: "00000000-0000-0000-0000-000000000000" },
} as const satisfies Record<string, Place>;

type Wanted = Reading & { view: OrderView; number?: string | undefined };

/** One step along an index, and the details of what is shown alone. In the order in which they were stepped along. */
export async function listedOrders(
  db: DbOrTx,
  { view, number, towards, place = edge[towards] }: Wanted,
  most: number,
): Promise<ListedOrder[]> {
  const [beyond, order] = towards === "older" ? [sql`<`, sql`placed_at desc, id desc`] : [sql`>`, sql`placed_at, id`];
  const { rows } = await sql<ListedOrder>`${prepared}
    with page as (
      select id, placed_at from orders
      where ${ofView[view]} and ${number === undefined ? sql`true` : sql`number = ${number}`}
        and (placed_at, id) ${beyond} (timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond',
          ${place.id}::uuid)
      order by ${order} limit ${sql.lit(most)}
    )
    select id, number, state, way, days, quantity, currency, total_amount, email, o.placed_at,
      (extract(epoch from o.placed_at) * 1000000)::bigint::text as micros,
      jsonb_build_object('kind', plan_as_sold -> 'kind', 'allowance_mb', plan_as_sold -> 'allowance_mb',
        'scope', plan_as_sold -> 'scope', 'area', plan_as_sold -> 'area') as plan,
      case plan_as_sold ->> 'scope'
        when 'country' then (select names from destinations where iso2 = plan_as_sold ->> 'area')
        else (select names from regions where slug = plan_as_sold ->> 'area')
      end as area_names,
      (select method from payments where order_id = o.id and payable_kind = 'order' order by created_at desc
        limit 1) as method
    from page join orders o using (id)
    order by ${towards === "older" ? sql`o.placed_at desc, id desc` : sql`o.placed_at, id`}`.execute(db);
  return rows;
}

/** How many each view has, as far as anybody reads the number. */
export async function countedOrders(db: DbOrTx, views: readonly OrderView[]): Promise<Record<OrderView, number>> {
  const counts = views.map(
    (view) =>
      sql`(select count(*)::int from (select from orders where ${ofView[view]} limit ${sql.lit(mostCounted + 1)})
        as those) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<OrderView, number>>`${prepared} select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
