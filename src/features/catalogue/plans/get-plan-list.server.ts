import type { Language } from "../../../kernel/language.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noticesOf } from "../content/notices-of-countries.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import type { Destination } from "../destinations/destination.ts";
import { findDestination } from "../destinations/find-destination.ts";
import { nameIn } from "../destinations/names.ts";
import { GetPlanList, type DestinationHead } from "./contract.ts";
import { planCard } from "./plan-card.server.ts";
import { inShopOrder } from "./plan-order.ts";
import { networksOf, plansFor, type PlanOnSale } from "./store.server.ts";

export const getPlanList = operation(GetPlanList, async ({ country, mcc, currency, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const atlas = await atlasOf(context);
  const destination = findDestination(atlas, { country, mcc });
  if (!destination?.shown) return refuse("NOT_FOUND");
  const plans = await plansFor(context.db, destination.iso2, currency);
  const networks = await networksHere(context.db, plans, destination);
  const cards = plans
    .sort(inShopOrder)
    .map((plan) => planCard(plan, networks.get(plan.network_set) ?? [], { atlas, language, currency }));
  const notices = await noticesOf({ countries: [destination.iso2] }, language, context);
  return { destination: head(destination, language), notices, plans: cards };
});

async function networksHere(db: Parameters<typeof networksOf>[0], plans: readonly PlanOnSale[], { iso2 }: Destination) {
  const sets = [...new Set(plans.map(({ network_set }) => network_set))];
  const networks = sets.length > 0 ? await networksOf(db, sets, [iso2]) : [];
  return Map.groupBy(networks, ({ network_set }) => network_set);
}

function head(
  { iso2, slug, mcc, names, continent, time_zone, identity_rule, blocked_note }: Destination,
  language: Language,
): DestinationHead {
  return {
    iso2,
    slug,
    mcc,
    name: nameIn(names, language),
    continent,
    timeZone: time_zone,
    identityRule: identity_rule,
    blockedNote: blocked_note,
  };
}
