/** What the console's list of plans is opened for. */
export const planViews = ["on_sale", "withdrawn"] as const;
export type PlanView = (typeof planViews)[number];

/** What a plan's history knows, of the words of the audit trail. */
export const planActions = [
  "plan_published",
  "plan_withdrawn",
  "prices_scheduled",
  "prices_unscheduled",
  "prices_began",
  "prices_ended",
  "prices_dropped",
] as const;

/** A field of a record whose value differs, as a file would have it; `null`: empty. */
export type Difference = { field: string; before: string | null; after: string | null };

/**
 * By path, in the order of the second record, then what only the first one has: `prices.HKD.amount`. Without a first
 * one everything is new.
 */
export function differencesBetween<Fields extends object>(before: Fields | undefined, after: Fields): Difference[] {
  const [former, latter] = [new Map(before ? leaves(before) : []), new Map(leaves(after))];
  return [...new Set([...latter.keys(), ...former.keys()])].flatMap((field) => {
    const [was, is] = [former.get(field) ?? null, latter.get(field) ?? null];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Both sides field by field, as the audit trail has them. */
export const beforeAndAfter = (differences: readonly Difference[]) => ({
  before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
});

function* leaves(value: object, path = ""): Iterable<[string, string | null]> {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    const field = path ? `${path}.${name}` : name;
    if (Array.isArray(inner)) yield [field, inner.join(" ")];
    else if (typeof inner === "object" && inner !== null) yield* leaves(inner, field);
    else yield [field, inner === null ? null : typeof inner === "string" ? inner : JSON.stringify(inner)];
  }
}
