import { dayMs } from "./duration.ts";
/**
 * What the order of activation looks at. `endsAt`: when a running package ends, or until when a waiting one may begin.
 */
export type InOrder = { endsAt: Date; regions: number; boughtAt: Date };

/**
 * Spec 4: of several packages on one SIM the one that ends on an earlier day goes first, then the one for fewer
 * regions, then the one bought earlier. Days, because what was bought together would otherwise never be of one end;
 * days of UTC, because an order must be the same for whoever looks, and for packages of several destinations.
 */
export function byActivationOrder(one: InOrder, other: InOrder): number {
  return (
    dayOf(one.endsAt) - dayOf(other.endsAt) ||
    one.regions - other.regions ||
    one.boughtAt.getTime() - other.boughtAt.getTime()
  );
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / dayMs);
