import type { PlanCard } from "./contract.ts";
import { speedAmount } from "./plan-truth.ts";
import type { PlanWords } from "./plan-words.ts";
import { dataAmount } from "./rules.ts";

type Titled = Pick<PlanCard, "kind" | "allowanceMb" | "days" | "speedAfterKbps" | "areaName">;

/** `1 GB a day · 128 kbps`: plans of one place that give the same at first differ in what comes after. */
export function planName({ kind, allowanceMb, days, speedAfterKbps }: Titled, { card }: PlanWords): string {
  const { figure, unit } = dataAmount(allowanceMb);
  const what = `${figure} ${kind === "day_pass" ? card.aDay(unit) : card.within(unit, days ?? 1)}`;
  return speedAfterKbps > 0 ? `${what} · ${speedAmount(speedAfterKbps)}` : what;
}

/** `Japan eSIM, 1 GB a day · 128 kbps` */
export function planTitle(plan: Titled, words: PlanWords): string {
  return words.card.title(plan.areaName, planName(plan, words));
}
