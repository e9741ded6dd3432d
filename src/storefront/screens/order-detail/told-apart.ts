import { carriersText } from "../../../features/catalogue/plans/plan-truth.ts";
import type { FoundOrder, Plan } from "./load.ts";

type Size = Pick<Plan, "areaName" | "kind" | "allowanceMb" | "speedAfterKbps" | "days" | "countryCount">;
type Apart = Pick<Plan, "networks" | "breakout" | "useByDays">;
export type Fact = keyof Apart;

/** As it is shown: networks that differ only in hidden facts are the same. */
const toldOf: Record<Fact, (plan: Apart) => string> = {
  networks: ({ networks }) => carriersText(networks),
  breakout: ({ breakout }) => breakout.join(),
  useByDays: ({ useByDays }) => String(useByDays),
};

/**
 * Plans may give the same on other networks, by another country's address or with more time to begin. In a list such
 * rows say wherein they differ, and no others, so that it can still be read.
 */
export function factsApart(plans: readonly (Size & Apart)[]): (plan: Size & Apart) => Fact[] {
  const alike = Map.groupBy(plans, sizeOf);
  return (plan) =>
    (Object.keys(toldOf) as Fact[]).filter((fact) => new Set(alike.get(sizeOf(plan))?.map(toldOf[fact])).size > 1);
}

/** The plan of the order, as a row of the list. Its area counts as one: it is shown by its name. */
export function currentPlan({ order, changes: { current } }: Pick<FoundOrder, "order" | "changes">): Size & Apart {
  const { areaName, kind, allowanceMb, speedAfterKbps } = order;
  return { areaName, kind, allowanceMb, speedAfterKbps, countryCount: 1, ...current };
}

function sizeOf({ areaName, kind, allowanceMb, speedAfterKbps, days }: Size): string {
  return [areaName, kind, allowanceMb, speedAfterKbps, days].join("|");
}
