import { sql, type Selectable } from "kysely";
import { defaultCurrency, type Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { NetworkRow, PlanPriceRow, PlanRow } from "../../../platform/database/tables.ts";

export type PlanOnSale = Selectable<PlanRow> & Pick<Selectable<PlanPriceRow>, "amount" | "was_amount">;
export type PlanNetwork = Selectable<NetworkRow>;

/**
 * Plans on sale that work in a country, each with its price in this currency; plans without one are not offered in it.
 */
export function plansFor(db: DbOrTx, iso2: string, currency: Currency): Promise<PlanOnSale[]> {
  return priced(db, currency)
    .where(sql<boolean>`plans.countries @> array[${iso2}::text]`)
    .execute();
}

export function planOnSale(db: DbOrTx, code: string, currency: Currency): Promise<PlanOnSale | undefined> {
  return priced(db, currency).where("plans.code", "=", code).executeTakeFirst();
}

/** What can be loaded on a SIM and works in all of these countries. */
export function renewalsFor(db: DbOrTx, countries: readonly string[], currency: Currency): Promise<PlanOnSale[]> {
  return priced(db, currency)
    .where(sql<boolean>`'renewal' = any (plans.ways) and plans.countries @> ${[...countries]}::text[]`)
    .orderBy("plans.code")
    .execute();
}

/** Of all plans that can be ordered today, each by its code. */
export async function codesOnSale(db: DbOrTx): Promise<string[]> {
  const plans = await db
    .selectFrom("plans")
    .select("code")
    .where(
      sql<boolean>`on_sale and 'esim' = any (ways) and exists (select from plan_prices where plan_code = code and currency = ${defaultCurrency})`,
    )
    .orderBy("code")
    .execute();
  return plans.map(({ code }) => code);
}

/**
 * Looks each plan's price up by itself (`limit 1` makes it so): joined as a whole, every page would read all prices of
 * the shop.
 */
function priced(db: DbOrTx, currency: Currency) {
  return (
    db
      .selectFrom("plans")
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom("plan_prices")
            .select(["amount", "was_amount"])
            .whereRef("plan_code", "=", "plans.code")
            .where("currency", "=", currency)
            .limit(1)
            .as("price"),
        (join) => join.onTrue(),
      )
      .selectAll("plans")
      .select(["price.amount", "price.was_amount"])
      // in the very words of the index plans_countries, which holds only plans on sale
      .where(sql<boolean>`plans.on_sale`)
  );
}

/** The best networks first. */
export function networksOf(
  db: DbOrTx,
  networkSets: readonly string[],
  countries: readonly string[],
): Promise<PlanNetwork[]> {
  return db
    .selectFrom("networks")
    .selectAll()
    .where("network_set", "in", networkSets)
    .where("iso2", "in", countries)
    .orderBy("rank")
    .orderBy("carrier")
    .execute();
}

type ShopFigures = { destinations: number; plans: number; destinationsWithTwoNetworks: number };

export async function shopFigures(db: DbOrTx): Promise<ShopFigures> {
  const { rows } = await sql<ShopFigures>`
    select
      (select count(distinct country)::int from plans cross join unnest(countries) as country
        where on_sale) as destinations,
      (select count(*)::int from plans where on_sale) as plans,
      (select count(*)::int
        from (select iso2 from networks group by iso2
          having count(distinct carrier) > 1) as several) as "destinationsWithTwoNetworks"`.execute(db);
  return rows[0]!;
}
