import type { Areas } from "../visit/words.ts";
import type { Place } from "./marks.ts";

export type Continent = keyof Areas["shell"]["continents"];
const continents: readonly Continent[] = ["asia", "europe", "north-america", "south-america", "africa", "oceania"];

/** In one order on every page; a continent without a destination is left out. */
export function byContinent(places: readonly Place[]): { continent: Continent; places: Place[] }[] {
  return continents
    .map((continent) => ({ continent, places: places.filter((place) => place.continent === continent) }))
    .filter(({ places: there }) => there.length > 0);
}
