import type { Currency } from "../../../kernel/currency.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, type Atlas } from "../destinations/atlas.server.ts";
import { findDestination } from "../destinations/find-destination.ts";
import { nameIn } from "../destinations/names.ts";
import { PlanTrip } from "./contract.ts";
import { dailyNeedMb } from "./daily-need.ts";
import { daysFrom, needsOf, type Need } from "./itinerary.ts";
import { esimPlans } from "./store.server.ts";
import { shownCombination, stretches, type Telling } from "./trip-answer.server.ts";
import { dateProblems } from "./trip-dates.ts";
import type { Unserved } from "./unserved-need.ts";
import { weighTrip } from "./weigh-trip.ts";

/** What a traveller would rather pay than switch the line on the way: about two dollars. */
const changeCounts: Record<Currency, number> = { CNY: 1500, HKD: 1600, USD: 210 };

/** Read once for each state of the catalogue: a trip is weighed against all of them. */
const plansByCurrency = perCatalogueVersion(async (db) => Map.groupBy(await esimPlans(db), ({ currency }) => currency));

export const planTrip = operation(
  PlanTrip,
  async ({ stops, people, habits, slowIsEnough = false, currency, lang }, context) => {
    const language = lang ?? context.visitor.language;
    const [atlas, allPlans] = await Promise.all([atlasOf(context), plansByCurrency(context)]);
    const today = earliestToday(context.now);
    const places = stops.map(({ country }) => placeCalled(atlas, country, language));
    const problems = [
      ...places.flatMap((place, number) => (place ? [] : [unknownPlace(number)])),
      ...dateProblems(stops, today),
    ];
    if (problems.length > 0) throw new Refusal("INVALID_INPUT", { fields: problems });
    const journey = stops.map(({ from, to }, number) => ({ from, to, place: places[number]! }));

    const needs = needsOf(
      journey.map(({ from, to, place }) => ({ from, to, iso2: place.iso2, zone: place.time_zone })),
    );
    const plans = allPlans.get(currency) ?? [];
    const wish = { habits, slowIsEnough, changing: changeCounts[currency] };
    const { best, alternatives, dearerWithout, unserved } = weighTrip(needs, plans, wish, people);
    const servedNeeds = needs.filter((_, at) => !unserved.some(({ need }) => need === at));
    const telling: Telling = { needs: servedNeeds, wish, people, plans, today, atlas, language, currency };
    return {
      people,
      days: daysFrom(stops[0]!.from, stops.at(-1)!.to) + 1,
      neededMb: dailyNeedMb(habits),
      changeCounts: money(wish.changing, currency),
      stops: journey.map(({ from, to, place: { iso2, mcc, names } }) => ({
        from,
        to,
        country: iso2,
        mcc,
        name: nameIn(names, language),
      })),
      best: best ? shownCombination(best, telling, dearerWithout) : null,
      alternatives: alternatives.map((one) => ({
        ...shownCombination(one, telling),
        way: one.way,
        more: money(one.total - best!.total, currency),
      })),
      unserved: shownUnserved(needs, unserved),
    };
  },
);

/** By code or name, as addresses say it; else the best find for it, be it a city or an airport. */
function placeCalled(atlas: Atlas, text: string, language: Language) {
  const named = findDestination(atlas, { country: text });
  if (named) return named;
  const found = atlas.search().find(text, language).entries[0];
  return found && atlas.byIso2.get(found.destination.iso2);
}

function unknownPlace(number: number): FieldProblem {
  return { field: `stops.${number}.country`, problem: "place" };
}

/** The date where it is earliest, 12 hours behind UTC: nowhere on earth is today refused as past. */
function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

function shownUnserved(needs: readonly Need[], unserved: readonly Unserved[]) {
  const byReason = Map.groupBy(unserved, ({ why }) => why);
  return [...byReason].flatMap(([why, those]) =>
    stretches(those.map(({ need }) => needs[need]!)).map((stretch) => ({ ...stretch, why })),
  );
}
