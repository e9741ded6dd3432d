import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noticesOf } from "../content/notices-of-countries.server.ts";
import { atlasOf, inOrder } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import { GetPlanDetail } from "./contract.ts";
import { countryName, planCard } from "./plan-card.server.ts";
import { networksOf, planOnSale } from "./store.server.ts";

export const getPlanDetail = operation(GetPlanDetail, async ({ code, currency, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const atlas = await atlasOf(context);
  const plan = (await planOnSale(context.db, code, currency)) ?? refuse("PLAN_NOT_ON_SALE");
  const networks = Map.groupBy(await networksOf(context.db, [plan.network_set], plan.countries), ({ iso2 }) => iso2);
  const only = plan.scope === "country" ? atlas.byIso2.get(plan.area) : undefined;
  const covered = inOrder(atlas, language).filter(({ iso2 }) => plan.countries.includes(iso2));
  return {
    plan: {
      ...planCard(plan, networks.get(plan.countries[0] ?? "") ?? [], { atlas, language, currency }),
      reinstall: plan.reinstall,
      breakoutNames: plan.breakout.map((iso2) => countryName(atlas, iso2, language)),
      mcc: only?.mcc ?? null,
      slug: only?.slug ?? null,
    },
    coverage: covered.map(({ iso2, names, time_zone }) => ({
      iso2,
      country: nameIn(names, language),
      timeZone: time_zone,
      networks: networks.get(iso2) ?? [],
    })),
    notices: await noticesOf({ countries: plan.countries, plan: code }, language, context),
  };
});
