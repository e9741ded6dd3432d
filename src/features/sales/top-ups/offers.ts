import { amountsPattern } from "../../records/settings/line-shapes.ts";

/** What can be chosen, in minor units. `own`: any amount in between may be typed instead. */
export type Offers = {
  amounts: readonly { amount: number; bonusPercent: number }[];
  own: { least: number; most: number } | null;
};

/** Reads a setting such as `34, 68, 136+8%, 340+12%, 20-3000`: dollars with their bonus, and a span for one's own amount. */
export function offersIn(setting: string): Offers {
  if (!amountsPattern.test(setting)) throw new Error(`no amounts to top up: ${setting}`);
  const parts = setting.split(",").map((part) => part.trim().split(/[+-]/).map(Number.parseFloat));
  const isSpan = (place: number) => setting.split(",")[place]!.includes("-");
  const spans = parts.filter((_, place) => isSpan(place));
  return {
    amounts: parts
      .filter((_, place) => !isSpan(place))
      .map(([dollars, percent = 0]) => ({ amount: dollars! * 100, bonusPercent: percent })),
    own: spans[0] ? { least: spans[0][0]! * 100, most: spans[0][1]! * 100 } : null,
  };
}

export function isOffered(amount: number, { amounts, own }: Offers): boolean {
  return amounts.some((one) => one.amount === amount) || (own !== null && amount >= own.least && amount <= own.most);
}

/** The percentage of the highest step that an amount reaches, rounded down to the cent. */
export function bonusOn(amount: number, { amounts }: Offers): number {
  const percent = Math.max(0, ...amounts.filter((one) => one.amount <= amount).map((one) => one.bonusPercent));
  return Math.floor((amount * percent) / 100);
}
