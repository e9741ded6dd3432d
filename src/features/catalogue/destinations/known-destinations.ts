import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";

/** Which destinations there are; `undefined` when unknown: then every one is accepted. */
export type KnownDestinations = { destinations: ReadonlySet<string> | undefined };

export function unknownCountries(
  field: string,
  countries: readonly (string | undefined)[],
  { destinations }: KnownDestinations,
): RecordProblem[] {
  const unknown = countries.flatMap((country) => (country && destinations?.has(country) === false ? [country] : []));
  return unknown.length > 0 ? [wrong(field, "no_destination", ...cutOff(unknown))] : [];
}

const mostListed = 8;

/** As many countries as one sentence takes, and how many more there are. */
export function cutOff(countries: readonly string[]): [countries: string, more: number] {
  return [countries.slice(0, mostListed).join(" "), Math.max(0, countries.length - mostListed)];
}

/** An address belongs to one destination; `owners` says to which, by slug. */
export function takenSlug(
  { iso2, slug }: { iso2?: string; slug?: string },
  owners: ReadonlyMap<string, string>,
): RecordProblem[] {
  const owner = slug && owners.get(slug);
  return owner && iso2 && owner !== iso2 ? [wrong("slug", "slug_taken", slug, owner)] : [];
}
