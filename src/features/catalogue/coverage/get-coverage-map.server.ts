import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, inOrder, type Atlas } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import { GetCoverageMap } from "./contract.ts";
import { findCoverage, type Found } from "./find-coverage.ts";
import { newest } from "./generations.ts";
import { roamingOf, type Roaming } from "./roaming.server.ts";

/**
 * Names that are meant come first, else the order of the language. Where neither country, operator nor APN is meant, a
 * city or a name with a typing error may be.
 */
export const getCoverageMap = operation(GetCoverageMap, async ({ query, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const [atlas, roaming] = await Promise.all([atlasOf(context), roamingOf(context)]);
  const places = inOrder(atlas, language).filter(({ iso2 }) => roaming.has(iso2));
  const found = query ? foundFor(query, language, atlas, roaming) : undefined;
  const shown = found
    ? places
        .filter(({ iso2 }) => found.has(iso2))
        .toSorted((one, other) => found.get(one.iso2)!.distance - found.get(other.iso2)!.distance)
    : places;
  return {
    places: shown.map(({ iso2, continent, names, main_city_lon, main_city_lat }) => {
      const { networks } = roaming.get(iso2)!;
      return {
        country: iso2,
        name: nameIn(names, language),
        continent,
        longitude: Number(main_city_lon),
        latitude: Number(main_city_lat),
        networks: networks.length,
        generation: newest(networks),
        matched: found?.get(iso2)?.matched,
      };
    }),
  };
});

function foundFor(
  query: string,
  language: Language,
  atlas: Atlas,
  roaming: ReadonlyMap<string, Roaming>,
): Map<string, Found> {
  const found = findCoverage(query, { named: atlas.byName(), covered: roaming });
  if (found.size > 0) return found;
  const near = atlas
    .search()
    .find(query, language)
    .entries.filter(({ destination }) => roaming.has(destination.iso2));
  return new Map(
    near.map(({ kind, names, destination }, distance) => [
      destination.iso2,
      { matched: kind === "destination" ? [] : [nameIn(names, language)], distance },
    ]),
  );
}
