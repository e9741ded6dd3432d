import { sql, type Selectable } from "kysely";
import type { Currency } from "../../kernel/currency.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { DestinationRow, PlaceRow, RegionRow } from "../../platform/database/tables.ts";

export function allDestinations(db: DbOrTx): Promise<Selectable<DestinationRow>[]> {
  return db.selectFrom("destinations").selectAll().orderBy("iso2").execute();
}

export function allPlaces(db: DbOrTx): Promise<Selectable<PlaceRow>[]> {
  return db.selectFrom("places").selectAll().orderBy("iso2").orderBy("kind").orderBy("code").orderBy(sql`names ->> 'en'`).execute();
}

export function allRegions(db: DbOrTx): Promise<Selectable<RegionRow>[]> {
  return db.selectFrom("regions").selectAll().orderBy("popular").orderBy("slug").execute();
}

export type FromPriceRow = { area: string; currency: Currency; kind: "day_pass" | "fixed"; amount: number; allowance_mb: number; days: number | null };

/**
 * For each country, currency and kind the cheapest plan that can be ordered (orders/rules.ts, waysOnSale), its own before a shared one.
 * First of a country and currency is its own before a shared one, a day pass before a package (`day_pass` sorts before `fixed`),
 * because the price of a day is what a traveller can compare.
 */
export async function fromPricesOfCountries(db: DbOrTx): Promise<FromPriceRow[]> {
  const { rows } = await sql<FromPriceRow>`
    select area, currency, kind, amount, allowance_mb, days from (
      select distinct on (country, currency, kind) country as area, currency, kind, amount, allowance_mb, days, distance
      from plans cross join unnest(plans.countries) as country cross join array_position(array['country', 'regional', 'global'], scope) as distance
      join plan_prices on plan_code = code
      where on_sale and 'esim' = any (ways)
      order by country, currency, kind, distance, amount
    ) cheapest order by area, currency, distance, kind`.execute(db);
  return rows;
}

/** The same for regions: only plans made for the region. */
export async function fromPricesOfRegions(db: DbOrTx): Promise<FromPriceRow[]> {
  const { rows } = await sql<FromPriceRow>`
    select distinct on (area, currency, kind) area, currency, kind, amount, allowance_mb, days
    from plans join plan_prices on plan_code = code
    where on_sale and 'esim' = any (ways) and scope <> 'country'
    order by area, currency, kind, amount`.execute(db);
  return rows;
}
