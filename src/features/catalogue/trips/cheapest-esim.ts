import { costFor, daysTaken, perMinorUnit } from "./cover.ts";
import type { Offer } from "./offer.ts";

type Chosen = { offer: Offer; cost: number };

/** The plans for some countries of a trip, cheapest first. */
type Shelf = { packages: readonly Offer[]; passes: readonly Offer[] };

/** By countries, each a bit: the plans that cover all of them. */
export function shelvesOf(offers: readonly Offer[]): (countries: number) => Shelf {
  const shelves = new Map<number, Shelf>();
  const byPrice = offers.toSorted((one, other) => one.plan.amount - other.plan.amount);
  return (countries) =>
    shelves.getOrInsertComputed(countries, () => {
      const all = byPrice.filter(({ covers }) => (covers & countries) === countries);
      return {
        packages: all.filter(({ plan }) => plan.kind === "fixed"),
        passes: all.filter(({ plan }) => plan.kind === "day_pass"),
      };
    });
}

/** The one eSIM that serves so many different days between two needs for the least. `undefined`: no plan does. */
export function cheapestEsim(
  { packages, passes }: Shelf,
  first: number,
  last: number,
  days: number,
): Chosen | undefined {
  let best: Chosen | undefined;
  for (const offer of packages) {
    if (offer.holds < days || offer.clock.days(first, last) > offer.runs) continue;
    best = { offer, cost: costFor(offer, 1) };
    break;
  }
  for (const offer of passes) {
    // every clock counts a day for a day that is served, at the least
    if (best && (offer.plan.amount * days + offer.changing) * perMinorUnit >= best.cost) break;
    if (offer.clock.days(first, last) > offer.runs) continue;
    const cost = costFor(offer, daysTaken(offer, first, last));
    if (!best || cost < best.cost) best = { offer, cost };
  }
  return best;
}
