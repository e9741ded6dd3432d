import type { Language } from "../../../kernel/language.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import type { PlanColumns } from "./store.server.ts";

/** A plan as it was sold, in a line of a list. */
export function soldPlanOf({ plan, days, area_names: names }: PlanColumns, language: Language) {
  return {
    area: names ? nameIn(names, language) : plan.area,
    iso2: plan.scope === "country" ? plan.area : null,
    kind: plan.kind,
    allowanceMb: plan.allowance_mb,
    days,
  };
}
