import type { CarriersBySet } from "../coverage/carriers-by-set.server.ts";
import type { StoredOutage } from "./store.server.ts";

type Known = {
  /** All that go on. */
  open: readonly StoredOutage[];
  bySet: CarriersBySet;
  /** Of the plans that are named. */
  setOfPlan: ReadonlyMap<string, string>;
};

/**
 * The carriers of an outage's one country that have no trouble. Nothing, where another outage there may have any of them, or where
 * the networks of those whom it reaches differ: whoever has another plan would look for one that is not theirs.
 */
export function byHand(outage: StoredOutage, { open, bySet, setOfPlan }: Known): string[] {
  const [iso2, ...more] = outage.places;
  if (iso2 === undefined || more.length > 0 || outage.carriers.length === 0) return [];
  const there = open.filter(({ kind, places }) => kind === "network" && places.includes(iso2));
  if (there.some(({ carriers }) => carriers.length === 0)) return [];
  const ofSets = bySet.get(iso2) ?? new Map<string, readonly string[]>();
  const sets = outage.plans.length === 0 ? [...ofSets.keys()] : outage.plans.map((plan) => setOfPlan.get(plan) ?? "");
  const [all, ...others] = sets.map((set) => new Set(ofSets.get(set)));
  if (!all || others.some((other) => other.symmetricDifference(all).size > 0)) return [];
  const troubled = new Set([outage, ...there].flatMap(({ carriers }) => carriers));
  return [...all.difference(troubled)];
}
