import { carrierKey } from "./carriers-csv.server.ts";
import type { Sheet, SheetLine } from "./csv-sheet.server.ts";
import type { Plan } from "./plan-cells.server.ts";
import { quoted, type Fault, type Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/** What rows may refer to. `undefined` when that cannot be told: then nothing is held against it. */
export type Known = {
  destinations: Set<string> | undefined;
  /** `JP SoftBank` */
  carriers: Set<string> | undefined;
  regions: Map<string, { kind: string | undefined; countries: string[] | undefined }> | undefined;
  /** The countries of each network set. */
  networks: Map<string, Set<string>> | undefined;
};

/** What the files themselves know. A file that is there is the whole list, whatever the database holds beside it. */
export function knownIn({ destinations, carriers, regions, networks }: Shop): Known {
  return {
    destinations: fromSheet(destinations, (rows) => new Set(rows.flatMap(({ iso2 }) => iso2 ?? []))),
    carriers: fromSheet(carriers, (rows) => new Set(rows.flatMap((row) => carrierKey(row) ?? []))),
    regions: fromSheet(
      regions,
      (rows) => new Map(rows.flatMap(({ slug, kind, countries }) => (slug ? [[slug, { kind, countries }]] : []))),
    ),
    networks: fromSheet(networks, (rows) => countriesOfSets(rows)),
  };
}

/** For what the folder is silent about, the database answers. */
export function knownTogether(shop: Shop, inFiles: Known, inDatabase: Known): Known {
  const of = <Noun extends keyof Known>(noun: Noun): Known[Noun] => (shop[noun] ? inFiles[noun] : inDatabase[noun]);
  return {
    destinations: of("destinations"),
    carriers: of("carriers"),
    regions: of("regions"),
    networks: of("networks"),
  };
}

export function countriesOfSets(rows: Iterable<{ network_set?: string; iso2?: string }>): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const { network_set, iso2 } of rows) {
    if (network_set && iso2) sets.set(network_set, (sets.get(network_set) ?? new Set()).add(iso2));
  }
  return sets;
}

/** Every row that refers to something the shop does not have. */
export function brokenReferences(shop: Shop, known: Known): Problem[] {
  const toDestination = ({ iso2 }: { iso2?: string }) => unknownCountries("iso2", iso2 ? [iso2] : [], known);
  return [
    ...faultsOf(shop.places, toDestination),
    ...faultsOf(shop.carriers, toDestination),
    ...faultsOf(shop.networks, (row) => [...toDestination(row), ...unknownCarrier(row, known)]),
    ...faultsOf(shop.regions, ({ countries = [] }) => unknownCountries("countries", countries, known)),
    ...faultsOf(shop.postage, toDestination),
    ...faultsOf(shop.plans, (plan) => [...wrongArea(plan, known), ...uncovered(plan, known)]),
  ];
}

/** The countries in which a plan works: its own, or its region's. */
export function countriesOf(
  { scope, area }: Partial<Pick<Plan, "scope" | "area">>,
  { regions }: Pick<Known, "regions">,
): string[] | undefined {
  if (!scope || !area) return undefined;
  return scope === "country" ? [area] : regions?.get(area)?.countries;
}

/** Countries in which a network set has no network, for one sentence. */
export function gaps(networkSet: string, countries: readonly string[], networks: Map<string, Set<string>>): string {
  const missing = countries.filter((country) => !networks.get(networkSet)?.has(country));
  return listed(missing);
}

const mostListed = 8;

function listed(countries: string[]): string {
  const more = countries.length - mostListed;
  return countries.slice(0, mostListed).join(" ") + (more > 0 ? ` and ${more} more` : "");
}

function* unknownCountries(field: string, countries: readonly string[], { destinations }: Known): Iterable<Fault> {
  const unknown = destinations ? countries.filter((country) => !destinations.has(country)) : [];
  if (unknown.length > 0) yield { field, text: `no destination ${listed(unknown)}` };
}

function* unknownCarrier(row: { iso2?: string; carrier?: string }, { carriers }: Known): Iterable<Fault> {
  const key = carrierKey(row);
  if (!key || !carriers || carriers.has(key)) return;
  yield { field: "carrier", text: `no carrier ${quoted(row.carrier!)} in ${row.iso2}` };
}

function wrongArea({ scope, area }: Partial<Plan>, known: Known): Iterable<Fault> {
  if (!scope || !area) return [];
  return scope === "country" ? unknownCountries("area", [area], known) : wrongRegion(scope, area, known);
}

function* wrongRegion(scope: string, slug: string, { regions }: Known): Iterable<Fault> {
  const region = regions?.get(slug);
  if (regions && !region) yield { field: "area", text: `no region ${quoted(slug)}` };
  if (region?.kind && region.kind !== scope) {
    yield { field: "scope", text: `the region ${quoted(slug)} is ${region.kind} (was "${scope}")` };
  }
}

function* uncovered(plan: Partial<Plan>, known: Known): Iterable<Fault> {
  const countries = countriesOf(plan, known);
  if (!plan.network_set || !known.networks || !countries) return;
  const missing = gaps(
    plan.network_set,
    countries.filter((country) => known.destinations?.has(country) ?? true),
    known.networks,
  );
  if (missing !== "") yield { field: "network_set", text: `${quoted(plan.network_set)} has no network in ${missing}` };
}

function fromSheet<Row, Answer>(
  sheet: Sheet<Row> | undefined,
  answer: (rows: Partial<Row>[]) => Answer,
): Answer | undefined {
  return sheet?.readable ? answer(sheet.lines.map(({ row }) => row)) : undefined;
}

function faultsOf<Row>(sheet: Sheet<Row> | undefined, check: (row: Partial<Row>) => Iterable<Fault>): Problem[] {
  if (!sheet) return [];
  const problemsOn = ({ line, row }: SheetLine<Row>) =>
    [...check(row)].map((fault) => ({ file: sheet.file, line, ...fault }));
  return sheet.lines.flatMap(problemsOn);
}
