import type { PlanCard } from "./contract.ts";
import type { PlanWords } from "./plan-words.ts";
import { dataAmount, speedText } from "./rules.ts";

/** The facts that a price must not hide, each as one sentence (market research, pains 3, 4 and 9). */

export function amountText({ allowanceMb }: Pick<PlanCard, "allowanceMb">): string {
  const { figure, unit } = dataAmount(allowanceMb);
  return `${figure}${unbroken}${unit}`;
}

export function speedAmount(kbps: number): string {
  return speedText(kbps).replace(" ", unbroken);
}

/** A number stays on one line with its unit. */
const unbroken = "\u00a0";

type Allowance = Pick<PlanCard, "kind" | "allowanceMb" | "days" | "speedAfterKbps" | "dayCity">;

/**
 * `1 GB a day at full speed, then 1 Mbps – new day at 00:00 Tokyo time`: never "unlimited" without what comes after.
 */
export function honestLine(plan: Allowance, { truth }: PlanWords): string {
  const amount = amountText(plan);
  const speed = plan.speedAfterKbps > 0 ? speedAmount(plan.speedAfterKbps) : undefined;
  if (plan.kind === "fixed") {
    const length = plan.days ?? 1;
    return speed ? truth.fixed(amount, length, speed) : truth.fixedStops(amount, length);
  }
  const reset = plan.dayCity ? truth.newDayAt(plan.dayCity) : truth.newDayAfter;
  return speed ? truth.dayPass(amount, speed, reset) : truth.dayPassStops(amount, reset);
}

const newestFirst = ["5G", "4G", "3G"];

/** `NTT DOCOMO · SoftBank 5G`; with different generations each has its own: `AIS 5G · TrueMove H 4G`. */
export function carriersText(networks: PlanCard["networks"]): string {
  const best = ({ generations }: PlanCard["networks"][number]) =>
    newestFirst.find((one) => generations.includes(one)) ?? "";
  const bests = new Set(networks.map(best));
  if (bests.size === 1) return `${networks.map(({ carrier }) => carrier).join(" · ")} ${[...bests].join("")}`.trimEnd();
  return networks.map((network) => `${network.carrier} ${best(network)}`.trimEnd()).join(" · ");
}

export function breakoutText({ breakout }: Pick<PlanCard, "breakout">, { or, breakouts }: PlanWords): string {
  return or(breakout.map((iso2) => breakouts[iso2] ?? iso2));
}
