import { cheapestCover } from "./cheapest-cover.ts";
import { cheapestEsim, shelvesOf } from "./cheapest-esim.ts";
import { costOf, totalOf, type Cover } from "./cover.ts";
import type { Need } from "./itinerary.ts";
import { offersFor, servesAlone, tripOf, type Offer, type SoldPlan, type Trip, type Wish } from "./offer.ts";
import { unservedNeeds, type Unserved } from "./unserved-need.ts";

/**
 * In what an alternative differs from the best combination: the lowest price, however often the eSIM changes; one eSIM
 * for everything, a country's own plans only, one kind of plan only, one eSIM whose hotspot all share, or without one
 * of the plans of the cheapest.
 */
export const ways = ["cheapest", "one_esim", "per_country", "packages", "passes", "shared", "another"] as const;
type Way = (typeof ways)[number];

/** `people`: how many of each eSIM. Amounts in minor units, for all. */
export type Combination = { cover: Cover; people: number; total: number };
type Weighed = {
  best: Combination | undefined;
  alternatives: (Combination & { way: Way })[];
  /**
   * By the code of a plan of the best: how much more the trip costs where it is not on sale; not where it only means
   * more changes.
   */
  dearerWithout: ReadonlyMap<string, number>;
  unserved: readonly Unserved[];
};

/** A next best is looked for without each of the dearest plans, one by one: each costs as much work as the first. */
const mostLeftOut = 3;

/** The best combination for a trip, what else one might choose, and what cannot be served at all. */
export function weighTrip(
  needs: readonly Need[],
  plans: readonly SoldPlan[],
  wish: Omit<Wish, "sharing">,
  people: number,
): Weighed {
  const { trip, offers, unserved } = servable(needs, plans, { ...wish, sharing: 1 });
  if (trip.needs.length === 0) return { best: undefined, alternatives: [], dearerWithout: new Map(), unserved };
  const best = combined(cheapestCover(trip, offers), people);
  const without = dearestPlans(best.cover).flatMap((code) => {
    const cover = coverFrom(
      trip,
      offers.filter(({ plan }) => plan.code !== code),
    );
    return cover ? [{ code, ...combined(cover, people) }] : [];
  });
  const one = oneEsim(trip, offers);
  const others: ((Combination & { way: Way }) | undefined)[] = [
    cheapestOf(trip, offers, best),
    one && { way: "one_esim", ...combined(one, people) },
    ...(["country", "fixed", "day_pass"] as const).map((only) => {
      const cover = coverFrom(
        trip,
        offers.filter(({ plan }) => plan.scope === only || plan.kind === only),
      );
      return cover && { way: wayOf[only], ...combined(cover, people) };
    }),
    people > 1 ? sharedBy(people, needs, plans, wish, unserved.length) : undefined,
    ...without.map(({ cover, people, total }) => ({ way: "another" as const, cover, people, total })),
  ];
  return {
    best,
    alternatives: different(best, others),
    dearerWithout: new Map(
      without.filter(({ total }) => total >= best.total).map(({ code, total }) => [code, total - best.total]),
    ),
    unserved,
  };
}

const wayOf = { country: "per_country", fixed: "packages", day_pass: "passes" } as const;

/** The needs that at least one plan can serve, and those that none can. */
function servable(all: readonly Need[], plans: readonly SoldPlan[], wish: Wish) {
  const whole = tripOf(all, wish);
  const possible = offersFor(whole, plans);
  const unserved = unservedNeeds(whole, possible, plans);
  if (unserved.length === 0) return { trip: whole, offers: possible, unserved };
  const trip = tripOf(
    all.filter((_, at) => !unserved.some(({ need }) => need === at)),
    wish,
  );
  return { trip, offers: offersFor(trip, plans), unserved };
}

function coverFrom(trip: Trip, offers: readonly Offer[]): Cover | undefined {
  const servesAll = trip.needs.every((_, need) => offers.some((offer) => servesAlone(trip, offer, need)));
  return servesAll ? cheapestCover(trip, offers) : undefined;
}

function oneEsim({ needs, bits }: Trip, offers: readonly Offer[]): Cover | undefined {
  const days = new Set(needs.map(({ day }) => day)).size;
  const countries = bits.reduce((all, bit) => all | bit, 0);
  const esim = cheapestEsim(shelvesOf(offers)(countries), 0, needs.length - 1, days);
  return esim && [{ offer: esim.offer, serves: needs.map((_, need) => need) }];
}

/** What could be saved by changing more often. */
function cheapestOf(
  trip: Trip,
  offers: readonly Offer[],
  { people, total }: Combination,
): (Combination & { way: Way }) | undefined {
  const cheapest = combined(
    cheapestCover(
      trip,
      offers.map((offer) => ({ ...offer, changing: 0 })),
    ),
    people,
  );
  return cheapest.total < total ? { way: "cheapest", ...cheapest } : undefined;
}

/**
 * Everybody's data through one phone: for people who stay together. Only where it serves as much as one eSIM each does.
 */
function sharedBy(
  people: number,
  needs: readonly Need[],
  plans: readonly SoldPlan[],
  wish: Omit<Wish, "sharing">,
  unserved: number,
): (Combination & { way: Way }) | undefined {
  const shared = servable(needs, plans, { ...wish, sharing: people });
  if (shared.unserved.length > unserved) return undefined;
  return { way: "shared", ...combined(cheapestCover(shared.trip, shared.offers), 1) };
}

function combined(cover: Cover, people: number): Combination {
  return { cover, people, total: totalOf(cover) * people };
}

function dearestPlans(cover: Cover): string[] {
  const amounts = Map.groupBy(cover, ({ offer }) => offer.plan.code);
  return [...amounts.entries()]
    .sort(([, one], [, other]) => costOf(other) - costOf(one))
    .slice(0, mostLeftOut)
    .map(([code]) => code);
}

/** Cheapest first, each combination once, and of those without one plan only the cheapest. */
function different(
  best: Combination,
  found: readonly ((Combination & { way: Way }) | undefined)[],
): (Combination & { way: Way })[] {
  const seen = new Set([nameOf(best)]);
  const sorted = found
    .filter((one) => one !== undefined)
    .sort(
      (one, other) =>
        one.total - other.total ||
        one.cover.length - other.cover.length ||
        ways.indexOf(one.way) - ways.indexOf(other.way),
    );
  let hasAnother = false;
  return sorted.filter((one) => {
    if (seen.has(nameOf(one)) || (one.way === "another" && hasAnother)) return false;
    hasAnother ||= one.way === "another";
    return seen.add(nameOf(one));
  });
}

function nameOf({ cover, people }: Combination): string {
  return `${people} ${cover.map(({ offer, serves }) => `${offer.plan.code} ${serves[0]!} ${serves.at(-1)!}`).join("|")}`;
}
