import { megabytesADay, type Need } from "../../../features/catalogue/plans/need.ts";
import { amountText, speedAmount } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanWords } from "../../../features/catalogue/plans/plan-words.ts";
import type { Served } from "../../../features/catalogue/plans/served-need.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import type { Areas } from "../../ground/visit/words.ts";

type ShelfWords = Areas["shelf"];

/** What a plan lacks, one sentence each: `Lasts 5 days, your trip takes 6`. */
export function misfitTexts(served: Served, need: Need, { card: { misfit } }: ShelfWords): string[] {
  return served.misfits.map((why) => {
    if (why === "ends_before") return misfit.ends_before(served.days, served.needed);
    if (why === "too_slow")
      return served.plan.speedAfterKbps > 0 ? misfit.too_slow(speedAmount(served.plan.speedAfterKbps)) : misfit.stops;
    return tooLittle(served, need, misfit);
  });
}

function tooLittle({ plan, fullSpeedMb }: Served, { data, days }: Need, misfit: ShelfWords["card"]["misfit"]): string {
  const wanted = typeof data === "number" ? data * 1024 : data === "any" ? 0 : megabytesADay[data];
  if (plan.kind === "day_pass" && typeof data !== "number")
    return misfit.too_little_a_day(size(plan.allowanceMb), size(wanted));
  return misfit.too_little(size(fullSpeedMb), size(typeof data === "number" ? wanted : wanted * days));
}

/**
 * `The cheapest day pass that covers all 7 days, has at least 700 MB a day at full speed and goes on at 1 Mbps or
 * more.`
 */
export function becauseText({ plan }: Served, need: Need, { best }: ShelfWords, { and }: PlanWords): string {
  const { data, days, leastSpeedKbps } = need;
  const does = [
    best.lasts(days),
    typeof data === "number" ? best.inAll(size(data * 1024)) : data !== "any" && best.daily(size(megabytesADay[data])),
    leastSpeedKbps > 0 && best.speed(speedAmount(leastSpeedKbps)),
  ];
  return best.because(plan.kind, and(does.filter((one) => one !== false)));
}

/** `HK$12.00 more than our recommendation` */
export function differenceText(
  { total }: Served,
  best: Served | undefined,
  { card }: ShelfWords,
  language: Language,
): string | undefined {
  if (!best) return undefined;
  const more = total.amount - best.total.amount;
  const price = formatMoney(money(Math.abs(more), total.currency), language);
  if (more === 0) return card.same;
  return more > 0 ? card.more(price) : card.less(price);
}

const size = (allowanceMb: number) => amountText({ allowanceMb });
