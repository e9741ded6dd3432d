import { plain } from "../destinations/spelling.ts";
import type { CountryCoverage } from "./country-coverage.ts";
import { searchable } from "./find-coverage.ts";

/**
 * Requirement P3: by country, carrier or APN, whatever case or accents; a country stays whole, so that its choice of
 * networks is seen.
 */
export function coverageMatching(coverage: readonly CountryCoverage[], query: string): readonly CountryCoverage[] {
  if (query.trim() === "") return coverage;
  const wanted = plain(query);
  if (wanted === "") return [];
  return coverage.filter(({ country, networks }) => {
    const { carriers, apns } = searchable(networks);
    return plain(country).includes(wanted) || [...carriers, ...apns].some(({ spelling }) => spelling.includes(wanted));
  });
}
