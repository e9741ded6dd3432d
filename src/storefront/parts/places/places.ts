import type { CountryEntry, SearchHit } from "../../../features/catalogue/destinations/contract.ts";
import { plain } from "../../../features/catalogue/destinations/spelling.ts";
import type { Answer } from "../../ground/visit/calls.ts";

export type Place = Pick<CountryEntry, "country" | "mcc" | "slug" | "name" | "continent" | "prices">;
/** `matched`: the city or airport that was meant, when it was not the place's own name. */
export type FoundPlace = Place & { matched: string | null };
export type Region = Omit<Answer<"/common/getRegionList">["regions"][number], "countryList" | "from"> & {
  countries: string[];
};

/** All places in the order of the language, and which of them are popular. Only what the page shows. */
export function placesIn({ letters, hot }: Answer<"/common/getCountryList">): { places: Place[]; popular: string[] } {
  const entries = letters.flatMap(({ countryList }) => countryList);
  return {
    places: entries.map(({ country, mcc, slug, name, continent, prices }) => ({
      country,
      mcc,
      slug,
      name,
      continent,
      prices,
    })),
    popular: hot.map(({ country }) => country),
  };
}

/** Places have their names already, so a region needs only their codes. */
export function regionsIn({ regions }: Answer<"/common/getRegionList">): Region[] {
  return regions.map(({ slug, kind, name, prices, countryList }) => ({
    slug,
    kind,
    name,
    prices,
    countries: countryList.map(({ country }) => country),
  }));
}

const continents = ["asia", "europe", "north-america", "south-america", "africa", "oceania"] as const;
type Continent = (typeof continents)[number];

export function byContinent<Somewhere extends { continent: string }>(
  places: readonly Somewhere[],
): { continent: Continent; places: Somewhere[] }[] {
  return continents
    .map((continent) => ({ continent, places: places.filter((place) => place.continent === continent) }))
    .filter(({ places: there }) => there.length > 0);
}

/**
 * While one types: names that begin with it, names that have it, then what the server found (cities, other languages,
 * typing errors).
 * Whom the server is sure of stands first: "UK" is not Ukraine.
 */
export function findPlaces(
  typed: string,
  places: readonly Place[],
  { hits, meant }: { hits: readonly SearchHit[]; meant?: { country: string } | null },
): FoundPlace[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const named = places.filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: Place) => plain(name).startsWith(wanted);
  const own = [...named.filter(begins), ...named.filter((place) => !begins(place))];
  const others = new Map(places.filter((place) => !own.includes(place)).map((place) => [place.country, place]));
  const found = hits.flatMap(({ country, matched }) =>
    others.has(country) ? [{ ...others.get(country)!, matched }] : [],
  );
  const all = [...own.map((place) => ({ ...place, matched: null })), ...found];
  return all.toSorted(
    (one, other) => Number(other.country === meant?.country) - Number(one.country === meant?.country),
  );
}
