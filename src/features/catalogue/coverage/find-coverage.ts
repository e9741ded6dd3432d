import { plain } from "../destinations/spelling.ts";

type Spelled = { spelling: string; shown: string };
/** Operators and APNs as they are compared (destinations/spelling.ts), beside how they are shown. */
export type Searchable = { carriers: readonly Spelled[]; apns: readonly Spelled[] };

export function searchable(
  networks: readonly { carrier: string; apn: string }[],
  otherApns: readonly string[] = [],
): Searchable {
  return {
    carriers: spelled(networks.map(({ carrier }) => carrier)),
    apns: spelled([...networks.map(({ apn }) => apn), ...otherApns]),
  };
}

const spelled = (texts: readonly string[]) => [...new Set(texts)].map((shown) => ({ spelling: plain(shown), shown }));

type Places<Place> = {
  /** Whom each plain name means, in every language (destinations/atlas). */
  named: ReadonlyMap<string, readonly Place[]>;
  covered: ReadonlyMap<string, Searchable>;
};

/** What was found beside the destination's own name; 0: it is called so, 1: its name begins so, 2: anything else. */
export type Found = { matched: string[]; distance: number };

/**
 * Requirement C1: by country, operator or APN, whatever case or accents. By ISO code of the destination. A query
 * without a letter or digit finds nothing.
 */
export function findCoverage<Place extends { iso2: string }>(
  query: string,
  { named, covered }: Places<Place>,
): Map<string, Found> {
  const found = new Map<string, Found>();
  const wanted = plain(query);
  if (wanted === "") return found;
  for (const [name, places] of named) {
    if (!name.includes(wanted)) continue;
    const distance = name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
    for (const { iso2 } of places) {
      if (covered.has(iso2))
        found.set(iso2, { matched: [], distance: Math.min(distance, found.get(iso2)?.distance ?? 2) });
    }
  }
  for (const [iso2, { carriers, apns }] of covered) {
    const matched = [...carriers, ...apns]
      .filter(({ spelling }) => spelling.includes(wanted))
      .map(({ shown }) => shown);
    if (matched.length > 0) found.set(iso2, { matched, distance: found.get(iso2)?.distance ?? 2 });
  }
  return found;
}
