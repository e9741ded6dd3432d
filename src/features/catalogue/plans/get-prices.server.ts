import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { areasCalled } from "./areas-called.ts";
import { areaName } from "./plan-card.server.ts";
import { GetPrices } from "./prices-contract.ts";
import { listedPlans, plansAt } from "./staff-store.server.ts";
import { versionOf } from "./weigh-plan.server.ts";

const onAPage = 50;

export const getPrices = operation(GetPrices, async ({ search = "", after }, context) => {
  const { db, visitor } = context;
  const atlas = await atlasOf(context);
  const areas = areasCalled(atlas, search);
  const wanted = { view: "on_sale", part: search, areas, after: after ?? null } as const;
  const found = await listedPlans(db, wanted, onAPage + 1);
  const codes = found.slice(0, onAPage).map(({ code }) => code);
  const plans = await plansAt(db, codes);
  return {
    plans: plans.map((kept) => ({
      code: kept.record.code,
      version: versionOf(kept),
      kind: kept.record.kind,
      areaName: areaName(atlas, kept.record, visitor.language),
      allowanceMb: kept.record.allowance_mb,
      days: kept.record.days,
      speedAfterKbps: kept.record.speed_after_kbps,
      prices: kept.record.prices,
    })),
    older: found.length > onAPage ? codes.at(-1)! : null,
  };
});
