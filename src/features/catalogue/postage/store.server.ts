import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** The countries that cards are posted to, each with its fee in this currency; those without one are left out. */
export function postalServices(db: DbOrTx, currency: Currency, country?: string) {
  return db
    .selectFrom("postal_services as service")
    .innerJoin("postal_fees as fee", (join) =>
      join.onRef("fee.iso2", "=", "service.iso2").on("fee.currency", "=", currency),
    )
    .innerJoin("destinations as place", "place.iso2", "service.iso2")
    .select([
      "service.iso2",
      "service.carrier",
      "service.days_min",
      "service.days_max",
      "fee.amount",
      "place.names",
      "place.time_zone",
    ])
    .$if(country !== undefined, (query) => query.where("service.iso2", "=", country!))
    .execute();
}

/** All of them, as a file has them. */
export async function postageRecords(db: DbOrTx) {
  const services = await db.selectFrom("postal_services").selectAll().orderBy("iso2").execute();
  const fees = Map.groupBy(await db.selectFrom("postal_fees").selectAll().execute(), ({ iso2 }) => iso2);
  const feeIn = (iso2: string, currency: Currency) =>
    fees.get(iso2)?.find((fee) => fee.currency === currency)?.amount ?? null;
  return services.map((service) => ({
    ...service,
    fees: Object.fromEntries(currencies.map((currency) => [currency, feeIn(service.iso2, currency)])),
  }));
}
