import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import {
  byPopularity,
  type Destination,
  type FromPrice,
  type FromPrices,
  type LowestPrices,
  type Region,
} from "./destination.ts";
import { byName } from "./find-destination.ts";
import { underLetters, type Letter } from "./letters.server.ts";
import { searchIndexOf, type SearchIndex } from "./search-index.server.ts";
import {
  allDestinations,
  allPlaces,
  allRegions,
  fromPricesOfCountries,
  fromPricesOfRegions,
  type FromPriceRow,
} from "./store.server.ts";

export type Atlas = {
  byIso2: ReadonlyMap<string, Destination>;
  /** Whom each name means, in every language (find-destination.ts). */
  byName: () => ReadonlyMap<string, readonly Destination[]>;
  /** All destinations by first letter, in the order of the language (letters.server.ts). */
  underLetters: (language: Language) => readonly Letter<Destination>[];
  /** Most popular first; the others, and what is not shown, are left out. */
  popular: readonly Destination[];
  /** By slug, most popular first. */
  regions: ReadonlyMap<string, Region>;
  search: () => SearchIndex;
};

/** All that pages tell of destinations and regions, made once for each state of the catalogue: never a stale price. */
export const atlasOf = perCatalogueVersion(async (db: Db): Promise<Atlas> => {
  const [rows, places, regionRows, countryPrices, regionPrices] = await Promise.all([
    allDestinations(db),
    allPlaces(db),
    allRegions(db),
    fromPricesOfCountries(db),
    fromPricesOfRegions(db),
  ]);
  const placesOf = Map.groupBy(places, ({ iso2 }) => iso2);
  const pricesOf = Map.groupBy([...countryPrices, ...regionPrices], ({ area }) => area);
  const destinations = rows.map((row) => ({
    ...row,
    from: fromPrices(pricesOf.get(row.iso2)),
    places: placesOf.get(row.iso2) ?? [],
  }));
  const regions = regionRows.map((row) => ({ ...row, from: fromPrices(pricesOf.get(row.slug)) })).sort(byPopularity);
  return {
    byIso2: new Map(destinations.map((destination) => [destination.iso2, destination])),
    // after most changes of the catalogue most languages, and the search, are not needed
    byName: oncePer(() => byName(destinations)),
    underLetters: oncePer((language: Language) => underLetters(destinations, language)),
    popular: destinations.filter(({ popular, shown }) => popular !== null && shown).sort(byPopularity),
    regions: new Map(regions.map((region) => [region.slug, region])),
    search: oncePer(() => searchIndexOf(destinations.filter(({ shown }) => shown))),
  };
});

/** All destinations in the order of the language. */
export function inOrder(atlas: Atlas, language: Language): Destination[] {
  return atlas.underLetters(language).flatMap(({ entries }) => entries);
}

function fromPrices(rows: FromPriceRow[] = []): FromPrices {
  const ofCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return Object.fromEntries(
    [...ofCurrency].map(([currency, plans]) => [
      currency,
      { first: firstPrice(plans[0]!), lowest: lowestPrices(plans) },
    ]),
  );
}

function firstPrice({ kind, ...plan }: FromPriceRow): FromPrice {
  return { ...bought(plan), per: kind === "day_pass" ? "day" : "package" };
}

function lowestPrices(plans: readonly FromPriceRow[]): LowestPrices {
  const pass = plans.find(({ kind }) => kind === "day_pass");
  const fixed = plans.find(({ kind }) => kind === "fixed");
  return { day: pass ? bought(pass) : null, package: fixed ? { ...bought(fixed), days: fixed.days! } : null };
}

function bought({ amount, currency, allowance_mb }: Pick<FromPriceRow, "amount" | "currency" | "allowance_mb">) {
  return { price: money(amount, currency), allowanceMb: allowance_mb };
}
