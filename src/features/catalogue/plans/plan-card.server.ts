import { cityOf } from "../../../i18n/zones.server.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { Atlas } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import type { PlanCard } from "./contract.ts";
import type { PlanNetwork, PlanOnSale } from "./store.server.ts";

/** How a plan is shown: in which words and money, and with the networks of which country. */
type Showing = { atlas: Atlas; language: Language; currency: Currency };

export function planCard(
  plan: PlanOnSale,
  networks: readonly PlanNetwork[],
  { atlas, language, currency }: Showing,
): PlanCard {
  return {
    code: plan.code,
    kind: plan.kind,
    scope: plan.scope,
    area: plan.area,
    areaName: areaName(atlas, plan, language),
    countryCount: plan.countries.length,
    allowanceMb: plan.allowance_mb,
    days: plan.days,
    minDays: plan.min_days,
    maxDays: plan.max_days,
    speedAfterKbps: plan.speed_after_kbps,
    dayRule: plan.day_rule,
    dayZone: plan.day_zone,
    dayCity: plan.day_zone && cityOf(plan.day_zone, language),
    startRule: plan.start_rule,
    useByDays: plan.use_by_days,
    hotspot: plan.hotspot,
    breakout: plan.breakout,
    topUp: plan.top_up,
    identity: plan.identity,
    refundRule: plan.refund_rule,
    ways: plan.ways,
    price: money(plan.amount, currency),
    was: plan.was_amount === null ? null : money(plan.was_amount, currency),
    networks: [...networks],
  };
}

export function countryName(atlas: Atlas, iso2: string, language: Language): string {
  const destination = atlas.byIso2.get(iso2);
  return destination ? nameIn(destination.names, language) : iso2;
}

export function areaName(
  atlas: Atlas,
  { scope, area }: Pick<PlanOnSale, "scope" | "area">,
  language: Language,
): string {
  const region = scope === "country" ? undefined : atlas.regions.get(area);
  return region ? nameIn(region.names, language) : countryName(atlas, area, language);
}
