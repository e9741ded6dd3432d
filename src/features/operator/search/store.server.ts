import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DispatchState, OrderState } from "../../../platform/database/tables.ts";
import { soldPlan, type PlanColumns } from "../customers/store.server.ts";
import { mostFound } from "./rules.ts";

export type FoundOrder = PlanColumns & {
  number: string;
  state: OrderState;
  way: "esim" | "physical" | "renewal";
  quantity: number;
  currency: Currency;
  total_amount: number;
};

/** Of each kind, as the search of the whole console shows them. */
const shown = sql.lit(mostFound);
/** What is sorted, of what may be about very many orders. */
const furthest = 50;

export function ordersNumbered(db: DbOrTx, numbers: readonly string[], most: number): Promise<FoundOrder[]> {
  return foundOrders(db, sql`select id from orders where number = any(${numbers})`, most);
}

export function ordersOfSims(db: DbOrTx, iccids: readonly string[], most: number): Promise<FoundOrder[]> {
  return foundOrders(
    db,
    sql`select order_id as id from data_plans where iccid = any(${iccids}) limit ${sql.lit(furthest)}`,
    most,
  );
}

/** The newest ones. */
export function ordersOfMailbox(db: DbOrTx, email: string, most: number): Promise<FoundOrder[]> {
  return foundOrders(
    db,
    sql`select id from orders where lower(email) = ${email} order by placed_at desc, id desc limit ${sql.lit(most)}`,
    most,
  );
}

/** The newest of each currency, along its index. */
export function ordersOf(db: DbOrTx, total: number, of: readonly Currency[], most: number): Promise<FoundOrder[]> {
  return foundOrders(
    db,
    sql`select its.id from unnest(${of}::text[]) as meant (currency), lateral (
      select id from orders where orders.currency = meant.currency and total_amount = ${total}
      order by placed_at desc limit ${sql.lit(most)}) as its`,
    most,
  );
}

/** Also where a traveller on a parcel's label wrote this number. */
export function ordersPostedTo(db: DbOrTx, phone: string, most: number): Promise<FoundOrder[]> {
  return foundOrders(
    db,
    sql`select order_id as id from order_addresses where phone = ${phone} limit ${sql.lit(furthest)}`,
    most,
  );
}

async function foundOrders(db: DbOrTx, ids: RawBuilder<unknown>, most: number): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`${prepared}
    with found as materialized (${ids})
    select number, state, way, days, quantity, currency, total_amount, ${soldPlan}
    from orders where id in (select id from found) order by placed_at desc, id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

export async function parcelsTracked(db: DbOrTx, tracking: string) {
  const { rows } = await sql<{ number: string; state: DispatchState; tracking_number: string }>`${prepared}
    select number, d.state, tracking_number from dispatches d join orders o on o.id = d.order_id
    where upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g')) = ${tracking}
    order by sent_at desc limit ${shown}`.execute(db);
  return rows;
}

/** By the end of what was typed of it, from the last sign on; whole it is another search's. */
export async function parcelsTrackedToEnd(db: DbOrTx, end: string) {
  const from = Array.from(end).toReversed().join("");
  const key = sql`reverse(upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))) collate "C"`;
  const { rows } = await sql<{ number: string; state: DispatchState; tracking_number: string }>`${prepared}
    with found as materialized (
      select order_id, state, tracking_number, sent_at from dispatches
      where tracking_number is not null and ${key} > ${from} and ${key} < ${`${from}[`} order by ${key} limit ${shown}
    )
    select number, found.state, tracking_number from found join orders on orders.id = order_id
    order by sent_at desc`.execute(db);
  return rows;
}

/** Some thousand plans at most: they are walked through. */
export async function plansNamed(db: DbOrTx, code: string) {
  const { rows } = await sql<PlanColumns & { code: string }>`${prepared}
    select code, days, jsonb_build_object('kind', kind, 'allowance_mb', allowance_mb, 'scope', scope, 'area', area) as plan,
      case scope when 'country' then (select names from destinations where iso2 = area)
        else (select names from regions where slug = area) end as area_names
    from plans where starts_with(code, ${code}) order by code <> ${code}, code limit ${shown}`.execute(db);
  return rows;
}
