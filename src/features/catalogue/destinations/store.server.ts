import { sql, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { planScopes, type PlanKind } from "../../../kernel/plan-terms.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DestinationRow, PlaceRow, RegionRow } from "../../../platform/database/tables.ts";

export function allDestinations(db: DbOrTx): Promise<Selectable<DestinationRow>[]> {
  return db.selectFrom("destinations").selectAll().orderBy("iso2").execute();
}

export function allPlaces(db: DbOrTx): Promise<Selectable<PlaceRow>[]> {
  return db
    .selectFrom("places")
    .selectAll()
    .orderBy("iso2")
    .orderBy("kind")
    .orderBy("code")
    .orderBy(sql`names ->> 'en'`)
    .execute();
}

export function allRegions(db: DbOrTx): Promise<Selectable<RegionRow>[]> {
  return db.selectFrom("regions").selectAll().orderBy("popular").orderBy("slug").execute();
}

export type FromPriceRow = {
  area: string;
  currency: Currency;
  kind: PlanKind;
  amount: number;
  allowance_mb: number;
  days: number | null;
};

/**
 * For each country, currency and kind the cheapest plan that can be ordered (orders/rules.ts, waysOnSale), its own
 * before a shared one, of two at one price the one with more data. Asked after every change of a price: the smallest of
 * a group costs half of what sorting them does.
 * First of a country and currency is its own before a shared one, a day pass before a package (`day_pass` sorts before
 * `fixed`), because the price of a day is what a traveller can compare.
 */
export async function fromPricesOfCountries(db: DbOrTx): Promise<FromPriceRow[]> {
  const { rows } = await sql<FromPriceRow>`
    select area, currency, kind, plan[2] as amount, -plan[3] as allowance_mb, plan[4] as days from (
      select country as area, currency, kind,
        min(array[array_position(${planScopes}::text[], scope), amount, -allowance_mb, days]) as plan
      from plans cross join unnest(countries) as country join plan_prices on plan_code = code
      where on_sale and 'esim' = any (ways)
      group by country, currency, kind
    ) cheapest order by area, currency, plan[1], kind`.execute(db);
  return rows;
}

/** The same for regions: only plans made for the region. */
export async function fromPricesOfRegions(db: DbOrTx): Promise<FromPriceRow[]> {
  const { rows } = await sql<FromPriceRow>`
    select distinct on (area, currency, kind) area, currency, kind, amount, allowance_mb, days
    from plans join plan_prices on plan_code = code
    where on_sale and 'esim' = any (ways) and scope <> 'country'
    order by area, currency, kind, amount, allowance_mb desc`.execute(db);
  return rows;
}
