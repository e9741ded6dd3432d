import type { PlanScope } from "../../../kernel/plan-terms.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import type { Draft } from "../../../kernel/record.ts";
import { cutOff, unknownCountries, type KnownDestinations } from "../destinations/known-destinations.ts";
import type { PlanRecord } from "./plan-rules.ts";

type PlanDraft = Draft<PlanRecord>;
type Networks = ReadonlyMap<string, ReadonlySet<string>>;

/** What plans refer to. `undefined` where unknown: then every one is accepted. */
export type KnownToPlans = KnownDestinations & {
  regions: ReadonlyMap<string, { kind?: string | undefined; countries?: readonly string[] | undefined }> | undefined;
  /** The countries of each network set. */
  networks: Networks | undefined;
};

/** A plan's country or region exists, and its network set works in all of it. */
export function planReferences(plan: PlanDraft, known: KnownToPlans): RecordProblem[] {
  return [...wrongArea(plan, known), ...uncovered(plan, known)];
}

/** The countries in which a plan works: its own, or its region's. */
export function countriesOf(
  { scope, area }: Pick<PlanDraft, "scope" | "area">,
  { regions }: Pick<KnownToPlans, "regions">,
): readonly string[] | undefined {
  if (!scope || !area) return undefined;
  return scope === "country" ? [area] : regions?.get(area)?.countries;
}

/** The countries that each network set works in. */
export function countriesOfSets(rows: Iterable<{ network_set?: string; iso2?: string }>): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const { network_set, iso2 } of rows) {
    if (network_set && iso2) sets.set(network_set, (sets.get(network_set) ?? new Set()).add(iso2));
  }
  return sets;
}

export type PlanOnSale = { code: string; scope: PlanScope; area: string; network_set: string };

/** Plans on sale follow their region to other countries; its kind and their networks must allow it. */
export function plansLeftBehind(
  { slug, kind, countries = [] }: { slug?: string; kind?: string; countries?: readonly string[] },
  onSale: readonly PlanOnSale[],
  networks: Networks,
): RecordProblem[] {
  const ofRegion = onSale.filter(({ scope, area }) => scope !== "country" && area === slug);
  return ofRegion.flatMap(({ code, scope, network_set }) => {
    const missing = withoutNetwork(network_set, countries, networks);
    return [
      ...(kind && kind !== scope ? [wrong("kind", "plan_is", code, scope)] : []),
      ...(missing.length > 0 ? [wrong("countries", "plan_without_network", code, ...cutOff(missing))] : []),
    ];
  });
}

function wrongArea({ scope, area }: PlanDraft, known: KnownToPlans): RecordProblem[] {
  if (!scope || !area) return [];
  if (scope === "country") return unknownCountries("area", [area], known);
  const region = known.regions?.get(area);
  if (known.regions && !region) return [wrong("area", "no_region", area)];
  return region?.kind && region.kind !== scope ? [wrong("scope", "region_is", area, region.kind)] : [];
}

function uncovered(plan: PlanDraft, known: KnownToPlans): RecordProblem[] {
  const countries = countriesOf(plan, known);
  if (!plan.network_set || !known.networks || !countries) return [];
  const there = countries.filter((country) => known.destinations?.has(country) ?? true);
  const missing = withoutNetwork(plan.network_set, there, known.networks);
  return missing.length > 0 ? [wrong("network_set", "no_network", plan.network_set, ...cutOff(missing))] : [];
}

function withoutNetwork(networkSet: string, countries: readonly string[], networks: Networks): string[] {
  return countries.filter((country) => !networks.get(networkSet)?.has(country));
}
