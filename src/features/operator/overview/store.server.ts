import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { givenBackByHour } from "../../sales/payments/refund-hours-store.server.ts";
import { soldByHour } from "../../sales/payments/sales-hours-store.server.ts";

type Stretch = { from: number; to: number };
type Sold = { since: Date; payments: number; sales: number; refunded: number };

/**
 * Of each stretch, by hour or by day, exact to the moment: kept hours as far as they are whole and summed, and the entries of
 * the rest. `from` is the beginning of an hour.
 */
export async function soldIn(
  db: DbOrTx,
  currency: Currency,
  stretches: readonly Stretch[],
  by: "hour" | "day",
): Promise<Sold[][]> {
  const whole = wholeHours(sql`select until from sales_summed`);
  const { rows } = await sql<Sold & { place: number }>`${prepared}
    select place::int, date_trunc(${by}, hour, ${operatorZone}) as since, sum(payments)::int as payments,
      sum(sales)::float8 as sales, sum(refunded)::float8 as refunded
    from ${each(stretches)}, lateral (
      select currency, hour, payments, sales, refunded from sales_hours
      where currency = ${currency} and hour >= begins and hour < ${whole}
      union all
      ${soldByHour(sql`currency = ${currency} and at >= greatest(begins, ${whole}) and at < ends`)}
    ) as sold group by place, since order by place, since`.execute(db);
  return byStretch(stretches, rows);
}

type GivenBack = { reason: string; refunds: number; amount: number };

/** Of each stretch by reason, exact to the moment in the same way. */
export async function givenBackIn(
  db: DbOrTx,
  currency: Currency,
  stretches: readonly Stretch[],
): Promise<GivenBack[][]> {
  const whole = wholeHours(sql`select until from refunds_summed`);
  const { rows } = await sql<GivenBack & { place: number }>`${prepared}
    select place::int, reason, sum(refunds)::int as refunds, sum(amount)::float8 as amount
    from ${each(stretches)}, lateral (
      select reason, refunds, amount from refund_hours
      where currency = ${currency} and hour >= begins and hour < ${whole}
      union all
      select reason, refunds, amount from (${givenBackByHour(
        sql`currency = ${currency} and at >= greatest(begins, ${whole}) and at < ends`,
      )}) as young
    ) as back group by place, reason`.execute(db);
  return byStretch(stretches, rows);
}

/** Up to where the hours of a stretch are kept. */
const wholeHours = (summed: RawBuilder<unknown>) => sql`least((${summed}), date_trunc('hour', ends, 'UTC'))`;

function each(stretches: readonly Stretch[]): RawBuilder<unknown> {
  const written = (which: keyof Stretch) => stretches.map((one) => new Date(one[which]).toISOString());
  return sql`unnest(${written("from")}::timestamptz[], ${written("to")}::timestamptz[])
      with ordinality as stretch (begins, ends, place)`;
}

const byStretch = <Row extends { place: number }>(stretches: readonly Stretch[], rows: readonly Row[]) =>
  stretches.map((_, at) => rows.filter(({ place }) => place === at + 1).map(({ place: _place, ...row }) => row));

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
