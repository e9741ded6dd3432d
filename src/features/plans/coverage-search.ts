import type { Coverage } from "./plan-detail.ts";

/** Requirement P3: by country, carrier or APN, whatever the case; a country stays whole, so that its choice of networks is seen. */
export function coverageMatching(coverage: Coverage, query: string): Coverage {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return coverage;
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return coverage.filter(({ country, networks }) => has(country) || networks.some(({ carrier, apn }) => has(carrier) || has(apn)));
}
