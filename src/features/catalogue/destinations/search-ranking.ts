import { byPopularity, type NamedDestination } from "./destination.ts";

/** How near an entry is to what was typed, nearest first. */
const nearness = ["name", "code", "beginning", "inside", "roughly"] as const;
type Closeness = (typeof nearness)[number];

/** Among equals the destination itself is meant, else the city rather than its airport. */
const kinds = ["destination", "alias", "city", "airport"] as const;
type Ranked = {
  destination: NamedDestination;
  kind: (typeof kinds)[number];
  spellings: readonly string[];
  code: string | undefined;
};
type Found<Entry extends Ranked = Ranked> = { entry: Entry; score: number; closeness: Closeness };

export function closeness(wanted: string, { spellings, code }: Pick<Ranked, "spellings" | "code">): Closeness {
  if (spellings.includes(wanted)) return "name";
  if (code === wanted) return "code";
  if (spellings.some((spelling) => spelling.startsWith(wanted))) return "beginning";
  return spellings.some((spelling) => hasInside(spelling, wanted)) ? "inside" : "roughly";
}

/** A later word begins so; where no spaces are written, the characters stand somewhere. */
function hasInside(spelling: string, wanted: string): boolean {
  return spelling.includes(/^[a-z0-9]/.test(wanted) ? ` ${wanted}` : wanted);
}

/** One entry for each destination. Who wrote a name or code rightly is not bothered with names that are only alike. */
export function bestFirst<Entry extends Ranked>(found: readonly Found<Entry>[]): Found<Entry>[] {
  const sorted = found.toSorted(nearestFirst);
  const exact = sorted[0]?.closeness === "name" || sorted[0]?.closeness === "code";
  const wanted = exact ? sorted.filter(({ closeness }) => closeness !== "roughly") : sorted;
  const byDestination = Map.groupBy(wanted, ({ entry }) => entry.destination);
  return [...byDestination.values()].map(plainest);
}

/**
 * Where Enter leads: the only place that has this very name or code, or the only
 * one at all.
 */
export function meantBy<Entry extends Ranked>([first, second]: readonly Found<Entry>[]):
  | { entry: Entry; isCalledSo: boolean }
  | undefined {
  if (!first) return undefined;
  const { entry, closeness } = first;
  const isCalledSo =
    (closeness === "name" || closeness === "code") &&
    (second?.closeness !== closeness || second.entry.kind !== entry.kind);
  return isCalledSo || !second ? { entry, isCalledSo } : undefined;
}

function nearestFirst(one: Found, other: Found): number {
  const near = nearness.indexOf(one.closeness) - nearness.indexOf(other.closeness);
  const byScore = other.score - one.score;
  // a likeness is better or worse by its score; among true beginnings the shop's best known destination comes first
  if (one.closeness === "roughly") return near || byScore;
  return near || byPopularity(one.entry.destination, other.entry.destination) || byScore;
}

/**
 * Of the nearest entries of one destination the one that says least beside it; a code is an airport's, though its city
 * often bears it too.
 */
function plainest<Entry extends Ranked>([first, ...others]: readonly Found<Entry>[]): Found<Entry> {
  const nearest = [first!, ...others.filter(({ closeness }) => closeness === first!.closeness)];
  const byKind = nearest.toSorted((one, other) => kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind));
  return byKind.at(first!.closeness === "code" ? -1 : 0)!;
}
