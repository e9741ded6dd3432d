import { sql, type Selectable } from "kysely";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanRow } from "../../../platform/database/tables.ts";
import type { YuanRates } from "./plan-costs.ts";
import { planRecordOf, planRow, priceRows } from "./plan-rows.server.ts";
import type { PlanRecord } from "./plan-rules.ts";
import type { PlanView } from "./staff-rules.ts";

export type KeptPlan = { record: PlanRecord; countries: string[]; onSale: boolean };

/** A plan, on sale or withdrawn. */
export async function planAt(db: DbOrTx, code: string): Promise<KeptPlan | undefined> {
  return (await plansAt(db, [code]))[0];
}

/** By code. */
export async function plansAt(db: DbOrTx, codes: readonly string[]): Promise<KeptPlan[]> {
  if (codes.length === 0) return [];
  const rows = await db.selectFrom("plans").selectAll().where("code", "in", codes).orderBy("code").execute();
  const prices = await db.selectFrom("plan_prices").selectAll().where("plan_code", "in", codes).execute();
  const of = Map.groupBy(prices, ({ plan_code }) => plan_code);
  return rows.map((row) => ({
    record: planRecordOf(row, of.get(row.code) ?? []),
    countries: row.countries,
    onSale: row.on_sale,
  }));
}

export async function plansOnSaleNow(db: DbOrTx): Promise<KeptPlan[]> {
  const rows = await db.selectFrom("plans").select("code").where("on_sale", "=", true).execute();
  return plansAt(
    db,
    rows.map(({ code }) => code),
  );
}

/** All on sale for these countries and regions. */
export async function plansBeside(db: DbOrTx, areas: readonly string[]): Promise<KeptPlan[]> {
  const { rows } = await sql<{ code: string }>`
    select code from plans where on_sale and area = any (${[...areas]}::text[])`.execute(db);
  return plansAt(
    db,
    rows.map(({ code }) => code),
  );
}

/** What one of each currency is worth in yuan, by the newest rate that holds. */
export const yuanRates = async (db: DbOrTx, now: Date): Promise<YuanRates> => (await ratesNow(db, now)).yuan;

/** With the day on which the oldest of them began. */
export async function ratesNow(db: DbOrTx, now: Date): Promise<{ yuan: YuanRates; from: Date | null }> {
  const { rows } = await sql<{ base: Currency; rate: string; valid_from: Date }>`
    select distinct on (base) base, rate::text as rate, valid_from from exchange_rates
    where quote = 'CNY' and valid_from <= ${now} order by base, valid_from desc`.execute(db);
  const oldest = rows.toSorted((one, other) => one.valid_from.getTime() - other.valid_from.getTime())[0];
  return {
    yuan: Object.fromEntries(rows.map(({ base, rate }) => [base, Number(rate)])),
    from: oldest?.valid_from ?? null,
  };
}

/** For sale from now on, in each currency; a plan that is there becomes this one. */
export async function putPlan(tx: DbOrTx, record: PlanRecord, countries: string[]): Promise<void> {
  const row = planRow(record, countries);
  await tx
    .insertInto("plans")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
  await putPrices(tx, record);
}

/** What it costs from now on; whether it is on sale stays as it is. */
export async function putPrices(tx: DbOrTx, record: Pick<PlanRecord, "code" | "prices">): Promise<void> {
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

/** Plans on sale work where their region is from now on. */
export async function followRegion(tx: DbOrTx, slug: string, countries: readonly string[]): Promise<void> {
  await sql`update plans set countries = ${[...countries]}::text[]
    where on_sale and scope <> 'country' and area = ${slug} and countries <> ${[...countries]}::text[]`.execute(tx);
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
