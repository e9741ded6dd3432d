import { dayMs } from "./duration.ts";
/**
 * What the order of activation depends on. `endsAt`: when a running package ends, or the latest start of a waiting one.
 */
export type InOrder = { endsAt: Date; regions: number; boughtAt: Date };

/**
 * Spec 4: of several packages on one SIM the one that ends on an earlier day goes first, then the one for fewer
 * regions, then the one bought earlier. By day, because the ends of packages bought together would otherwise always
 * differ slightly; by days in UTC, because the order must be the same for every viewer, and for packages of several
 * destinations.
 */
export function byActivationOrder(one: InOrder, other: InOrder): number {
  return (
    dayOf(one.endsAt) - dayOf(other.endsAt) ||
    one.regions - other.regions ||
    one.boughtAt.getTime() - other.boughtAt.getTime()
  );
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / dayMs);
