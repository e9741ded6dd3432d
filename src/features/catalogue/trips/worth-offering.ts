import type { Offer, Trip } from "./offer.ts";

/**
 * Leaves out every plan beside which another one is at least as good in everything: countries, data, days and price.
 * Whatever combination it is part of costs no less than the same with the other one, so the cheapest stays.
 */
export function worthOffering(offers: readonly Offer[], { needs }: Trip): Offer[] {
  const days = new Set(needs.map(({ day }) => day)).size;
  const longest = (needs.at(-1)?.day ?? 0) + 3;
  const useful = ({ holds, runs }: Offer) => ({ holds: Math.min(holds, days), runs: Math.min(runs, longest) });
  const sorted = offers
    .map((offer) => ({ offer, ...useful(offer) }))
    .sort(
      (one, other) =>
        one.offer.plan.amount - other.offer.plan.amount ||
        other.runs - one.runs ||
        other.holds - one.holds ||
        (one.offer.plan.code < other.offer.plan.code ? -1 : 1),
    );
  const kept: typeof sorted = [];
  for (const one of sorted) if (!kept.some((better) => isAtLeastAsGood(better, one))) kept.push(one);
  return kept.map(({ offer, holds, runs }) => ({ ...offer, holds, runs }));
}

type Useful = { offer: Offer; holds: number; runs: number };

/** `better` costs no more: they come in the order of their prices. */
function isAtLeastAsGood(better: Useful, one: Useful): boolean {
  return (
    better.offer.plan.kind === one.offer.plan.kind &&
    (better.offer.covers & one.offer.covers) === one.offer.covers &&
    better.holds >= one.holds &&
    better.runs >= one.runs &&
    better.offer.lost <= one.offer.lost &&
    better.offer.clock === one.offer.clock &&
    better.offer.least <= one.offer.least
  );
}
