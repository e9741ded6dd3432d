import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
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
