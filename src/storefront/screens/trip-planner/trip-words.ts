import { amountText, speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanWords } from "../../../features/catalogue/plans/plan-words.ts";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import type { PartOfTrip } from "../../../features/catalogue/trips/contract.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Areas } from "../../ground/visit/words.ts";

type TripWords = Areas["trip"];

/** The first is A. */
export const letterOf = (part: number): string => String.fromCharCode(65 + (part % 26));

/** The plan's page with what the trip says already: days, how many, and the dates, which go on to the order. */
export function partAddress(
  { plan, days, from, to, serves }: PartOfTrip,
  { stops }: Pick<Answer<"/trip/planTrip">, "stops">,
  quantity: number,
): Parameters<ReturnType<typeof links>["planDetail"]>[0] {
  const country = stops[serves[0]?.stop ?? 0]?.country;
  return {
    code: plan.code,
    days: plan.kind === "day_pass" ? days : undefined,
    quantity: quantity > 1 ? quantity : undefined,
    country,
    from,
    to,
  };
}

/** `3 GB for 15 days`, `1 GB a day, 7 days`. */
export function planTitle({ plan, days }: PartOfTrip, { card }: PlanWords): string {
  const { figure, unit } = dataAmount(plan.allowanceMb);
  return `${figure} ${plan.kind === "day_pass" ? card.aDay(unit, days) : card.within(unit, plan.days ?? days)}`;
}

const amount = (allowanceMb: number) => amountText({ allowanceMb });

/** A fact in a plain sentence. */
export function reasonText(
  reason: PartOfTrip["reasons"][number],
  { plan }: PartOfTrip,
  { reasons }: TripWords,
  language: Language,
): string {
  switch (reason.fact) {
    case "holds":
      return reasons.holds(reason.days, amount(reason.neededMb), amount(reason.allowanceMb));
    case "each_day":
      return reasons.each_day(amount(reason.neededMb), amount(reason.allowanceMb));
    case "then_slow":
      return reasons.then_slow(speedAmount(reason.kbps));
    case "several_countries":
      return reasons.several_countries(reason.countries);
    case "waits":
      return reasons.waits;
    case "dearer_without":
      return reason.more.amount === 0
        ? reasons.as_cheap_without
        : reasons.dearer_without(formatMoney(reason.more, language));
    default:
      if (reason.because !== "clock") return reasons[reason.because](reason.days);
      return plan.dayRule === "calendar_day" && plan.dayCity
        ? reasons.calendar(reason.days, plan.dayCity)
        : reasons.hours(reason.days);
  }
}
