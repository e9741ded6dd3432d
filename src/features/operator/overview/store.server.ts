import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { givenBackByHour } from "../../sales/payments/refund-hours-store.server.ts";
import { soldByHour } from "../../sales/payments/sales-hours-store.server.ts";

type Sold = { hour: Date; payments: number; sales: number; refunded: number };

/**
 * By hour, exact to the moment: kept hours as far as they are whole and summed, and the entries of the rest. `from` is the
 * beginning of an hour.
 */
export async function soldBetween(db: DbOrTx, currency: Currency, from: Date, to: Date): Promise<Sold[]> {
  const whole = sql`least((select until from sales_summed), date_trunc('hour', ${to}::timestamptz, 'UTC'))`;
  const { rows } = await sql<Sold>`${prepared}
    select hour, payments, sales::float8 as sales, refunded::float8 as refunded from (
      select currency, hour, payments, sales, refunded from sales_hours
      where currency = ${currency} and hour >= ${from} and hour < ${whole}
      union all
      ${soldByHour(sql`currency = ${currency} and at >= greatest(${from}::timestamptz, ${whole}) and at < ${to}`)}
    ) as sold order by hour`.execute(db);
  return rows;
}

type GivenBack = { reason: string; refunds: number; amount: number };

/** By reason, exact to the moment in the same way. */
export async function givenBackBetween(db: DbOrTx, currency: Currency, from: Date, to: Date): Promise<GivenBack[]> {
  const whole = sql`least((select until from refunds_summed), date_trunc('hour', ${to}::timestamptz, 'UTC'))`;
  const { rows } = await sql<GivenBack>`${prepared}
    select reason, sum(refunds)::int as refunds, sum(amount)::float8 as amount from (
      select reason, refunds, amount from refund_hours
      where currency = ${currency} and hour >= ${from} and hour < ${whole}
      union all
      select reason, refunds, amount from (${givenBackByHour(
        sql`currency = ${currency} and at >= greatest(${from}::timestamptz, ${whole}) and at < ${to}`,
      )}) as young
    ) as back group by reason`.execute(db);
  return rows;
}

type Reached = {
  visits_until: Date;
  days_until: Date;
  visitors: number;
  saw_plans: number;
  ordered: number;
  paid: number;
  esims: number;
  online: number;
};

/** How far visitors and eSIMs came in whole hours, up to each mark; `shift` back by so many milliseconds. */
export async function reachedBetween(db: DbOrTx, from: Date, to: Date, shift: number): Promise<Reached> {
  const back = sql`${shift} * interval '1 millisecond'`;
  const { rows } = await sql<Reached>`${prepared}
    with until as (
      select least((select until from visits_summed), ${to}) as visits_until,
        least((select until from first_days_summed), ${to}) as days_until
    ), visits as (
      select coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(saw_plans), 0)::int as saw_plans,
        coalesce(sum(ordered), 0)::int as ordered, coalesce(sum(paid), 0)::int as paid
      from visit_hours where hour >= ${from}::timestamptz - ${back} and hour < (select visits_until from until) - ${back}
    ), days as (
      select coalesce(sum(esims), 0)::int as esims, coalesce(sum(online), 0)::int as online
      from first_day_hours where hour >= ${from}::timestamptz - ${back} and hour < (select days_until from until) - ${back}
    )
    select * from until, visits, days`.execute(db);
  return rows[0]!;
}
