import { plain } from "../destinations/spelling.ts";

type Spelled = { spelling: string; shown: string };
/** Operators and APNs as they are compared (destinations/spelling.ts), beside how they are shown. */
export type Searchable = { carriers: readonly Spelled[]; apns: readonly Spelled[] };

export function searchable(networks: readonly { carrier: string; apn: string }[], otherApns: readonly string[] = []): Searchable {
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

/**
 * Requirement C1: by country, operator or APN, whatever case or accents. By ISO code of the destination: what was
 * found beside its name. A query without a letter or digit finds nothing.
 */
export function findCoverage<Place extends { iso2: string }>(query: string, { named, covered }: Places<Place>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const wanted = plain(query);
  if (wanted === "") return found;
  for (const [name, places] of named) {
    if (name.includes(wanted)) for (const { iso2 } of places) if (covered.has(iso2)) found.set(iso2, []);
  }
  for (const [iso2, { carriers, apns }] of covered) {
    const matched = [...carriers, ...apns].filter(({ spelling }) => spelling.includes(wanted)).map(({ shown }) => shown);
    if (matched.length > 0) found.set(iso2, matched);
  }
  return found;
}
