import type { Currency } from "../../../kernel/currency.ts";
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
