import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { PaymentRow } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { OrderColumn } from "../order-list/columns.ts";
import { OrderFilter } from "../order-list/order-filter.ts";
import { pageOfOrders, type Wanted } from "../order-list/store.server.ts";
import { columnsIn } from "../saved-views/layouts.ts";

type Export = {
  session_id: string;
  filter: OrderFilter;
  columns: OrderColumn[] | null;
  in_full: boolean;
  at: Date;
};

export async function putExport(tx: DbOrTx, { filter, columns, ...more }: Export): Promise<string> {
  const row = { ...more, filter: JSON.stringify(filter), columns: columns && JSON.stringify(columns) };
  return (await tx.insertInto("order_exports").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function exportOf(db: DbOrTx, sessionId: string, id: string, since: Date): Promise<Export | undefined> {
  const found = await db
    .selectFrom("order_exports")
    .select(["session_id", "filter", "columns", "in_full", "at"])
    .where("id", "=", id)
    .where("session_id", "=", sessionId)
    .where("at", ">", since)
    .executeTakeFirst();
  return (
    found && {
      ...found,
      filter: OrderFilter.parse(found.filter),
      columns: found.columns && columnsIn("orders", "all", found.columns).columns,
    }
  );
}

export type ExportedOrder = Pick<
  Order,
  | "id"
  | "number"
  | "placed_at"
  | "state"
  | "way"
  | "plan_code"
  | "days"
  | "quantity"
  | "currency"
  | "discount_amount"
  | "postal_amount"
  | "total_amount"
  | "promo_code"
  | "order_source"
  | "lang"
  | "departs_on"
  | "email"
> & { micros: string; area: string; method: PaymentRow["method"] | null };

export async function exportedOrders(db: DbOrTx, wanted: Wanted, most: number): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`${prepared}
    with page as (${pageOfOrders(wanted, most)})
    select id, number, o.placed_at, state, way, plan_code, plan_as_sold ->> 'area' as area, days, quantity, currency,
      discount_amount, postal_amount, total_amount, promo_code, order_source, lang, departs_on, email,
      (extract(epoch from o.placed_at) * 1000000)::bigint::text as micros,
      (select method from payments where order_id = o.id and payable_kind = 'order' order by created_at desc
        limit 1) as method
    from page join orders o using (id)
    order by o.placed_at desc, id desc`.execute(db);
  return rows;
}
