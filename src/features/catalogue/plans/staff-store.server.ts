import { sql, type Selectable } from "kysely";
import { currencies } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanRow } from "../../../platform/database/tables.ts";
import { planRecordOf, planRow, priceRows } from "./plan-rows.server.ts";
import type { PlanRecord } from "./plan-rules.ts";
import type { PlanView } from "./staff-rules.ts";

export type KeptPlan = { record: PlanRecord; countries: string[]; onSale: boolean };

/** A plan, on sale or withdrawn. */
export async function planAt(db: DbOrTx, code: string): Promise<KeptPlan | undefined> {
  const row = await db.selectFrom("plans").selectAll().where("code", "=", code).executeTakeFirst();
  if (!row) return undefined;
  const prices = await db.selectFrom("plan_prices").selectAll().where("plan_code", "=", code).execute();
  return { record: planRecordOf(row, prices), countries: row.countries, onSale: row.on_sale };
}

/** For sale from now on, in each currency; a plan that is there becomes this one. */
export async function putPlan(tx: DbOrTx, record: PlanRecord, countries: string[]): Promise<void> {
  const row = planRow(record, countries);
  await tx
    .insertInto("plans")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
  await tx
    .insertInto("plan_prices")
    .values(priceRows(record))
    .onConflict((conflict) =>
      conflict.columns(["plan_code", "currency"]).doUpdateSet((eb) => ({
        amount: eb.ref("excluded.amount"),
        was_amount: eb.ref("excluded.was_amount"),
      })),
    )
    .execute();
}

/** Orders refer to plans for ever, so a plan is never deleted. */
export async function takeOffSale(tx: DbOrTx, codes: readonly string[]): Promise<void> {
  await sql`update plans set on_sale = false where code = any (${[...codes]}::text[])`.execute(tx);
}

type ListedPlan = Pick<
  Selectable<PlanRow>,
  "code" | "kind" | "scope" | "area" | "allowance_mb" | "days" | "min_days" | "max_days" | "speed_after_kbps" | "ways"
> & { prices: Record<string, number> };

type Wanted = { view: PlanView; part: string; areas: readonly string[]; after: string | null };

/** By code; `part` of a code, or one of these areas. */
export async function listedPlans(db: DbOrTx, wanted: Wanted, most: number): Promise<ListedPlan[]> {
  const { rows } = await sql<ListedPlan>`
    select code, kind, scope, area, allowance_mb, days, min_days, max_days, speed_after_kbps, ways,
      (select coalesce(jsonb_object_agg(currency, amount), '{}') from plan_prices where plan_code = code) as prices
    from plans
    where on_sale = ${wanted.view === "on_sale"} and code > ${wanted.after ?? ""}
      and (${wanted.part} = '' or position(lower(${wanted.part}) in lower(code)) > 0
        or area = any (${[...wanted.areas]}::text[]))
    order by code limit ${sql.lit(most)}`.execute(db);
  return rows;
}

export async function countedPlans(db: DbOrTx): Promise<Record<PlanView, number>> {
  const { rows } = await sql<Record<PlanView, number>>`
    select count(*) filter (where on_sale)::int as on_sale, count(*) filter (where not on_sale)::int as withdrawn
    from plans`.execute(db);
  return rows[0]!;
}

/** Minor units in each currency of the shop, in their order. */
export const amountsOf = ({ prices }: Pick<ListedPlan, "prices">) =>
  currencies.map((currency) => ({ currency, amount: prices[currency] ?? null }));
