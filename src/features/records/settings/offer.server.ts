import { currencies } from "../../../kernel/currency.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { someOf, type Offer } from "../../../kernel/offer.ts";
import { atCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { OfferOfShop } from "../../../platform/offer.server.ts";
import type { SettingEnvironment } from "./rules.ts";
import { changedUntil, holding } from "./store.server.ts";

/** The languages and currencies that staff have left on, read once for each version of the catalogue. */
export function openOffer(db: Db, environment: SettingEnvironment): OfferOfShop {
  const offerIn = (changed: ReadonlyMap<string, unknown>): Offer => {
    const said = (name: "offer.languages" | "offer.currencies") =>
      String(holding(name, environment, changed.get(name)));
    return {
      languages: someOf(fullyOffered, said("offer.languages")) ?? fullyOffered,
      currencies: someOf(currencies, said("offer.currencies")) ?? currencies,
    };
  };
  const read = atCatalogueVersion(async (on: Db) => offerIn(await changedUntil(on, "offer.%")));
  let known = { version: 0n, offer: offerIn(new Map()) };
  return {
    async at(catalogueVersion) {
      const offer = await read(db, catalogueVersion);
      const version = BigInt(catalogueVersion);
      // requests of an older version may end later
      if (version >= known.version) known = { version, offer };
      return offer;
    },
    known: () => known.offer,
  };
}
