import type { PlanToLoad } from "../../../adapters/network/network.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";

type Sold = { plan_code: string; plan_as_sold: PlanAsSold; days: number; placed_at: Date; paid_at: Date | null };

/** The plan as the network needs it; it must start by `useBy`. */
export function planToLoad(
  { plan_code, plan_as_sold: sold, days, placed_at, paid_at }: Sold,
  useBy: Date,
): Omit<PlanToLoad, "key" | "iccid"> {
  return {
    planCode: plan_code,
    kind: sold.kind,
    allowanceMb: sold.allowance_mb,
    days,
    speedAfterKbps: sold.speed_after_kbps,
    startRule: sold.start_rule,
    dayRule: sold.day_rule,
    dayZone: sold.day_zone,
    countries: sold.countries,
    boughtAt: paid_at ?? placed_at,
    useBy,
  };
}
