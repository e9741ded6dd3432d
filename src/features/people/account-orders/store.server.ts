import { sql } from "kysely";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Names, OrderAddressRow, PaymentRow } from "../../../platform/database/tables.ts";
import { stateAsTold } from "../../delivery/dispatches/parcel-as-told.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";

/** The columns of `orders` in the list, and related facts of each. */
export type OrderOfAccount = Pick<
  Order,
  | "id"
  | "number"
  | "state"
  | "way"
  | "days"
  | "quantity"
  | "currency"
  | "unit_amount"
  | "total_amount"
  | "plan_as_sold"
  | "email"
  | "channel"
  | "order_source"
  | "placed_at"
  | "paid_at"
  | "links_epoch"
> & {
  micros: string;
  area_names: Names | null;
  method: PaymentRow["method"] | null;
  iccids: string[];
  address: Omit<OrderAddressRow, "order_id" | "carrier" | "promised_from" | "promised_by"> | null;
  address_names: Names | null;
};

const newest: Place = { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/**
 * One statement for a page, however long the list is: a step along each of two indexes, `orders_of_account` and
 * `orders_email`.
 * An order of a mailbox that was made signed in belongs to the account it was made with, whoever owns the mailbox now.
 * `union`: one's own are found along both.
 */
export async function ordersOfAccount(
  db: DbOrTx,
  accountId: string,
  after: Place | undefined,
  most: number,
): Promise<OrderOfAccount[]> {
  const { micros, id } = after ?? newest;
  const older = sql`(placed_at, id) < (timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond',
    ${id}::uuid)`;
  const { rows } = await sql<OrderOfAccount>`${prepared}
    with mine as (
      (select id, placed_at from orders where account_id = ${accountId} and ${older} order by placed_at desc, id desc
        limit ${sql.lit(most)})
      union
      (select id, placed_at from orders
        where lower(email) = (select email from accounts
          where id = ${accountId}) and (account_id is null or account_id = ${accountId}) and ${older}
        order by placed_at desc, id desc limit ${sql.lit(most)})
    ), page as (
      select id from mine order by placed_at desc, id desc limit ${sql.lit(most)}
    )
    select o.id, number, ${stateAsTold} as state, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold, o.email,
      channel, order_source, placed_at, paid_at, links_epoch,
      (extract(epoch from placed_at) * 1000000)::bigint::text as micros,
      case plan_as_sold ->> 'scope'
        when 'country' then (select names from destinations where iso2 = plan_as_sold ->> 'area')
        else (select names from regions where slug = plan_as_sold ->> 'area')
      end as area_names,
      (select method from payments where order_id = o.id and payable_kind = 'order' order by created_at desc
        limit 1) as method,
      case way
        when 'esim' then array(select iccid from esim_profiles where order_id = o.id and state = 'allotted'
          order by position)
        when 'physical' then array(select iccid from sim_cards where order_id = o.id and state = 'allotted'
          order by position)
        else array(select iccid from order_renewals where order_id = o.id order by position)
      end as iccids,
      to_jsonb(goes_to) as address,
      place.names as address_names
    from page join orders o using (id) left join order_addresses goes_to on goes_to.order_id = o.id left
      join destinations place on place.iso2 = goes_to.country
    order by placed_at desc, o.id desc`.execute(db);
  return rows;
}
