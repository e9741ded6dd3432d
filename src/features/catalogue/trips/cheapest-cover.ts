import { chainsOf } from "./chains.ts";
import type { Cover } from "./cover.ts";
import type { Offer, Trip } from "./offer.ts";
import { worthOffering } from "./worth-offering.ts";

/**
 * The cheapest combination that serves every need, changes counted (offer.ts), with the fewest eSIMs among equally
 * cheap ones. Exact, over every combination that keeps one rule: each stay belongs to one chain of eSIMs, in which one
 * follows the other and none is taken up again. Any number of chains may run side by side, so an eSIM may wait in the
 * phone for a return, but never a change back and forth between eSIMs in the middle of a stay. For up to two
 * stays that is no restriction.
 *
 * The best chain for each set of stays is a shortest path over days (chains.ts); the best sets are found by dynamic
 * programming over all sets, of which ten stays have 1024. Every need must be served by one of the plans.
 */
export function cheapestCover(trip: Trip, plans: readonly Offer[]): Cover {
  const chains = chainsOf(trip, worthOffering(plans, trip));
  const sets = 1 << trip.stays.length;
  const cost = new Float64Array(sets).fill(Infinity);
  const chain = new Uint16Array(sets);
  cost[0] = 0;
  for (let stays = 1; stays < sets; stays++) {
    // the chain of the first stay, and the best for all others
    const first = stays & -stays;
    const others = stays ^ first;
    for (let more = others; ; more = (more - 1) & others) {
      const total = chains.cost(first | more) + cost[others ^ more]!;
      if (total < cost[stays]!) [cost[stays], chain[stays]] = [total, first | more];
      if (more === 0) break;
    }
  }
  const cover = [];
  for (let stays = sets - 1; stays > 0; stays ^= chain[stays]!) cover.push(...chains.uses(chain[stays]!));
  return cover.sort((one, other) => one.serves[0]! - other.serves[0]!);
}
