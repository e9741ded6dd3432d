import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { Atlas } from "../destinations/atlas.server.ts";
import { planCard } from "../plans/plan-card.server.ts";
import type { Combination, PartOfTrip } from "./contract.ts";
import { priceOf, type Use } from "./cover.ts";
import { dateAfter, type Need } from "./itinerary.ts";
import { tripOf, type Trip, type Wish } from "./offer.ts";
import { daysBought, reasonsFor } from "./reasons.ts";
import type { EsimPlan } from "./store.server.ts";
import type { Combination as Weighed } from "./weigh-trip.ts";

export type Telling = {
  needs: readonly Need[];
  wish: Omit<Wish, "sharing">;
  people: number;
  plans: readonly EsimPlan[];
  today: string;
  atlas: Atlas;
  language: Language;
  currency: Currency;
};

/** A combination in the contract's terms. `dearerWithout` is known of the plans of the best one. */
export function shownCombination(
  { cover, people: quantity, total }: Weighed,
  telling: Telling,
  dearerWithout: ReadonlyMap<string, number> = new Map(),
): Combination {
  const { needs, wish, people, currency } = telling;
  const trip = tripOf(needs, { ...wish, sharing: quantity < people ? people : 1 });
  const parts = cover.map((use) => {
    const more = dearerWithout.get(use.offer.plan.code);
    const part = shownPart(trip, use, telling);
    return more === undefined
      ? part
      : { ...part, reasons: [...part.reasons, { fact: "dearer_without" as const, more: money(more, currency) }] };
  });
  return { quantity, total: money(total, currency), parts };
}

function shownPart(trip: Trip, use: Use, { plans, today, needs, ...showing }: Telling): PartOfTrip {
  const plan = plans.find(({ code }) => code === use.offer.plan.code)!;
  const { networks: _, ...card } = planCard(plan, [], showing);
  const served = use.serves.map((need) => needs[need]!);
  const [from, to] = [served[0]!.date, served.at(-1)!.date];
  const begins = dateAfter(from, -use.offer.lost);
  const buyFrom = dateAfter(begins, -plan.use_by_days);
  return {
    plan: card,
    days: daysBought(use),
    price: money(priceOf(use), showing.currency),
    from,
    to,
    serves: stretches(served),
    installOn: use.offer.lost > 0 ? begins : null,
    buyFrom: buyFrom > today ? buyFrom : null,
    reasons: reasonsFor(trip, use),
  };
}

/** Days of one stop that follow each other, as one stretch. */
export function stretches(needs: readonly Need[]): { stop: number; from: string; to: string }[] {
  const found: { stop: number; from: string; to: string }[] = [];
  for (const { stay, date } of needs) {
    const last = found.at(-1);
    if (last?.stop === stay && dateAfter(last.to, 1) === date) last.to = date;
    else found.push({ stop: stay, from: date, to: date });
  }
  return found;
}
