import { sql, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanCostRow } from "../../../platform/database/tables.ts";
import { priorDays } from "./prior-price.ts";

type PlanCost = Selectable<PlanCostRow>;
type PastPrices = ReadonlyMap<string, ReadonlyMap<Currency, readonly number[]>>;

/** What each plan cost within the thirty days before a moment and does not any more, by currency. */
export async function pastPrices(db: DbOrTx, codes: readonly string[], at: Date): Promise<PastPrices> {
  const since = new Date(at.getTime() - priorDays * dayMs);
  const { rows } = await sql<{ plan_code: string; currency: Currency; amounts: number[] }>`
    select plan_code, currency, array_agg(amount) as amounts from past_prices
    where plan_code = any (${[...codes]}::text[]) and until > ${since} group by plan_code, currency`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ plan_code }) => plan_code)].map(([code, own]) => [
      code,
      new Map(own.map(({ currency, amounts }) => [currency, amounts])),
    ]),
  );
}

export async function costsOf(db: DbOrTx, codes: readonly string[]): Promise<Map<string, PlanCost>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom("plan_costs").selectAll().where("plan_code", "in", codes).execute();
  return new Map(rows.map((row) => [row.plan_code, row]));
}

export function costWithWho(db: DbOrTx, code: string) {
  return db
    .selectFrom("plan_costs")
    .innerJoin("staff", "staff.id", "set_by")
    .select(["amount", "currency", "version", "set_at", "staff.name as who"])
    .where("plan_code", "=", code)
    .executeTakeFirst();
}

export async function putCost(tx: DbOrTx, row: PlanCost): Promise<void> {
  await tx
    .insertInto("plan_costs")
    .values(row)
    .onConflict((conflict) => conflict.column("plan_code").doUpdateSet(row))
    .execute();
}

const soldDays = 28;

/** `units`: as a plan is priced, so that a day pass of a week for two is fourteen. */
type SoldOf = { plan_code: string; currency: Currency; pieces: number; units: number };

/** What was paid for of each plan that was ordered in the last four weeks, by currency; what was refunded is in it. */
export async function soldLately(db: DbOrTx, codes: readonly string[], now: Date): Promise<SoldOf[]> {
  const since = new Date(now.getTime() - soldDays * dayMs);
  const { rows } = await sql<SoldOf>`
    select plan_code, currency, sum(quantity)::int as pieces,
      sum(quantity * case when plans.kind = 'day_pass' then orders.days else 1 end)::int as units
    from orders join plans on plans.code = orders.plan_code
    where plan_code = any (${[...codes]}::text[]) and placed_at > ${since} and paid_at is not null
    group by plan_code, currency`.execute(db);
  return rows;
}
