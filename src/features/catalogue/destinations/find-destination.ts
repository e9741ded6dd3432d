import { iso2Of } from "../../../kernel/iso3.ts";
import { byPopularity, type Destination } from "./destination.ts";
import { plain } from "./spelling.ts";

type Findable = { byIso2: ReadonlyMap<string, Destination>; byName: () => ReadonlyMap<string, readonly Destination[]> };

/**
 * Reads what an address says (spec 2, `/plans?country=&mcc=`): a code, slug or name in any language wins; `mcc` decides
 * between destinations of one name, and stands alone where no country is given. `undefined`: not sold here.
 */
export function findDestination(
  atlas: Findable,
  { country, mcc }: { country?: string; mcc?: string },
): Destination | undefined {
  if (!country) return mcc ? withMcc(atlas, mcc) : undefined;
  const code = country.toUpperCase();
  const coded = atlas.byIso2.get(code) ?? atlas.byIso2.get(iso2Of(code) ?? "");
  if (coded) return coded;
  const namesakes = atlas.byName().get(plain(country)) ?? [];
  return namesakes.find(({ all_mcc }) => mcc && all_mcc.includes(mcc)) ?? namesakes[0];
}

/** Whom each plain name means: names and slugs first, then what else people call a destination (`UK`, 南韩). */
export function byName(destinations: readonly Destination[]): Map<string, Destination[]> {
  const named = new Map<string, Destination[]>();
  const add = (name: string, destination: Destination) => {
    const namesakes = named.getOrInsert(plain(name), []);
    if (!namesakes.includes(destination)) namesakes.push(destination);
  };
  for (const one of destinations) for (const name of [one.slug, ...Object.values(one.names)]) add(name, one);
  for (const one of destinations) {
    for (const { kind, names } of one.places)
      if (kind === "alias") for (const name of Object.values(names)) add(name, one);
  }
  return named;
}

/**
 * Islands share the code of a mainland (domain notes 1): the popular one is meant, else the one with more known places.
 */
function withMcc({ byIso2 }: Findable, mcc: string): Destination | undefined {
  const sharing = [...byIso2.values()].filter(({ all_mcc }) => all_mcc.includes(mcc));
  const [meant] = sharing.sort((one, other) => byPopularity(one, other) || other.places.length - one.places.length);
  return meant;
}
