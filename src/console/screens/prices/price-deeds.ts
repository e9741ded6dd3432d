import { costInEach, type YuanRates } from "../../../features/catalogue/plans/plan-costs.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { asAmount } from "../../parts/typed-values.ts";

/** What is done to many prices at once. `hundredths` of a per cent: `-7.5` is -750. */
type PriceDeed = { kind: "percent"; hundredths: number } | { kind: "rate"; from: Currency } | { kind: "ninety_nine" };

const kinds = ["percent", "rate", "ninety_nine"] as const;

export const isDeed = (kind: string): kind is PriceDeed["kind"] => kinds.some((one) => one === kind);

/** `undefined`: what was typed is no percentage that leaves a price. */
export function deedOf(kind: PriceDeed["kind"], typed: { percent: string; from: string }): PriceDeed | undefined {
  if (kind === "ninety_nine") return { kind };
  if (kind === "rate") {
    const from = currencies.find((currency) => currency === typed.from);
    return from && { kind, from };
  }
  const hundredths = hundredthsIn(typed.percent);
  return hundredths === undefined ? undefined : { kind: "percent", hundredths };
}

/** `-5`, `+7,5`, `10%`; a price never falls to nothing, nor to more than eleven times what it was. */
function hundredthsIn(typed: string): number | undefined {
  const [, sign, figure] = /^([+\-−–]?)(\d[\d.,]*)%?$/.exec(typed.replace(/\s/g, "")) ?? [];
  const read = figure === undefined ? undefined : asAmount(figure);
  if (typeof read !== "number" || read > 100_000) return undefined;
  const hundredths = sign === "" || sign === "+" ? read : -read;
  return hundredths > -10_000 ? hundredths : undefined;
}

type Amounts = Readonly<Record<Currency, number | null>>;

/** In minor units. What cannot be reckoned stays: no price to begin with, no rate. */
export function afterDeed(deed: PriceDeed, currency: Currency, amounts: Amounts, rates: YuanRates): number | null {
  const amount = amounts[currency];
  if (deed.kind === "rate") {
    const source = amounts[deed.from];
    if (deed.from === currency || source === null) return amount;
    return costInEach({ amount: source, currency: deed.from }, rates)[currency] ?? amount;
  }
  if (amount === null) return null;
  if (deed.kind === "ninety_nine") return Math.max(0, Math.round((amount - 99) / 100)) * 100 + 99;
  return Math.max(1, Math.round((amount * (10_000 + deed.hundredths)) / 10_000));
}
