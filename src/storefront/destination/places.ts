import type { Answer } from "../visit/calls.ts";
import type { CountryEntry, SearchHit } from "../../features/destinations/contract.ts";
import { plain } from "../../features/destinations/spelling.ts";

export type Place = Pick<CountryEntry, "country" | "slug" | "name" | "continent" | "from">;
/** `matched`: the city or airport that was meant, when it was not the place's own name. */
export type FoundPlace = Omit<Place, "continent"> & { matched: string | null };
export type Region = Omit<Answer<"/common/getRegionList">["regions"][number], "countryList"> & { countries: string[] };

/** All places in the order of the language, and which of them are popular. Only what the page shows. */
export function placesIn({ letters, hot }: Answer<"/common/getCountryList">): { places: Place[]; popular: string[] } {
  const entries = letters.flatMap(({ countryList }) => countryList);
  return {
    places: entries.map(({ country, slug, name, continent, from }) => ({ country, slug, name, continent, from })),
    popular: hot.map(({ country }) => country),
  };
}

/** Places have their names already, so a region needs only their codes. */
export function regionsIn({ regions }: Answer<"/common/getRegionList">): Region[] {
  return regions.map(({ countryList, ...region }) => ({ ...region, countries: countryList.map(({ country }) => country) }));
}

const continents = ["asia", "europe", "north-america", "south-america", "africa", "oceania"] as const;
export type Continent = (typeof continents)[number];

export function byContinent<Somewhere extends { continent: string }>(places: readonly Somewhere[]): { continent: Continent; places: Somewhere[] }[] {
  return continents
    .map((continent) => ({ continent, places: places.filter((place) => place.continent === continent) }))
    .filter(({ places: there }) => there.length > 0);
}

/** While one types: names that begin with it, names that have it, then what the server found (cities, other languages, typing errors). */
export function findPlaces(typed: string, places: readonly Place[], hits: readonly SearchHit[]): FoundPlace[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const named = places.filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: Place) => plain(name).startsWith(wanted);
  const own = [...named.filter(begins), ...named.filter((place) => !begins(place))];
  const known = new Set(own.map(({ country }) => country));
  return [...own.map((place) => ({ ...place, matched: null })), ...hits.filter(({ country }) => !known.has(country))];
}
