import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { areasCalled } from "./areas-called.ts";
import { areaName } from "./plan-card.server.ts";
import { GetPlans } from "./staff-contract.ts";
import { planViews } from "./staff-rules.ts";
import { amountsOf, countedPlans, listedPlans } from "./staff-store.server.ts";

const onAPage = 50;

export const getPlans = operation(GetPlans, async ({ view = "on_sale", search = "", after }, context) => {
  const { db, visitor } = context;
  const atlas = await atlasOf(context);
  const areas = areasCalled(atlas, search);
  const [found, counts] = await Promise.all([
    listedPlans(db, { view, part: search, areas, after: after ?? null }, onAPage + 1),
    countedPlans(db),
  ]);
  const shown = found.slice(0, onAPage);
  return {
    views: planViews.map((one) => ({ view: one, count: counts[one] })),
    plans: shown.map((plan) => ({
      code: plan.code,
      kind: plan.kind,
      scope: plan.scope,
      area: plan.area,
      areaName: areaName(atlas, plan, visitor.language),
      allowanceMb: plan.allowance_mb,
      days: plan.days,
      minDays: plan.min_days,
      maxDays: plan.max_days,
      speedAfterKbps: plan.speed_after_kbps,
      ways: plan.ways,
      prices: amountsOf(plan),
    })),
    older: found.length > onAPage ? shown.at(-1)!.code : null,
  };
});
