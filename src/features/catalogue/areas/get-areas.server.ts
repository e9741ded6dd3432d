import { firstCurrency } from "../../../kernel/currency.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, inOrder } from "../destinations/atlas.server.ts";
import { byPopularity, type Destination, type Region } from "../destinations/destination.ts";
import { nameIn } from "../destinations/names.ts";
import { plain } from "../destinations/spelling.ts";
import { GetAreas } from "./contract.ts";
import { plansByArea } from "./store.server.ts";

/** A world has some 250 countries: one page, found and put in order here. */
export const getAreas = operation(GetAreas, async ({ kind = "destination", search = "", order = "name" }, context) => {
  const { language } = context.visitor;
  const [atlas, plans] = await Promise.all([atlasOf(context), plansByArea(context.db)]);
  const wanted = plain(search);
  const found = (area: Destination | Region) =>
    wanted === "" ||
    codeOf(area).toLowerCase() === wanted ||
    [codeOf(area), area.slug, ...Object.values(area.names)].some((name) => plain(name).includes(wanted));
  const destinations = inOrder(atlas, language);
  const all = kind === "destination" ? destinations : [...atlas.regions.values()];
  const areas = all.filter(found).map((area) => ({
    code: codeOf(area),
    name: nameIn(area.names, language),
    block: "continent" in area ? area.continent : area.kind,
    countries: "countries" in area ? area.countries.length : null,
    identity: "identity_rule" in area ? area.identity_rule : null,
    popular: area.popular,
    shown: "shown" in area ? area.shown : true,
    plans: plans.get(codeOf(area)) ?? 0,
    from: area.from[firstCurrency(language)]?.first.price ?? null,
  }));
  return {
    kinds: [
      { kind: "destination" as const, count: destinations.length },
      { kind: "region" as const, count: atlas.regions.size },
    ],
    areas: order === "name" ? areas : areas.toSorted(orders[order]),
  };
});

const codeOf = (area: Destination | Region): string => ("iso2" in area ? area.iso2 : area.slug);

type Sorted = { popular: number | null; plans: number; from: { amount: number } | null };
/** Equal ones stay in the order of their names; without a price comes last. */
const orders = {
  popular: byPopularity,
  plans: (one: Sorted, other: Sorted) => other.plans - one.plans,
  price: (one: Sorted, other: Sorted) => (one.from?.amount ?? Infinity) - (other.from?.amount ?? Infinity) || 0,
};
