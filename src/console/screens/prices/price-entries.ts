import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { Answer } from "../../ground/asking.ts";
import { amountText, asAmount } from "../../parts/typed.ts";

export type PriceRow = Answer<"/staff/getPrices">["plans"][number];
type Entries = Record<string, string>;
export const sides = ["amount", "was"] as const;

/** A cell by the code of its plan: `jp-day-1gb:HKD:was`. */
export const cellName = (code: string, currency: Currency, side: (typeof sides)[number]): string =>
  `${code}:${currency}:${side}`;
const versionName = (code: string): string => `${code}:version`;

/** What the grid shows, and sends back unchanged where nothing was typed. */
export function cellsOf({ code, version, prices }: PriceRow): [name: string, value: string][] {
  const cells = currencies.flatMap((currency) =>
    sides.map((side): [string, string] => {
      const minor = prices[currency][side];
      return [cellName(code, currency, side), minor === null ? "" : amountText(minor)];
    }),
  );
  return [[versionName(code), version], ...cells];
}

/** All plans whose cells were sent, as the call takes them; the server leaves out what is that dear already. */
export function changesIn(entries: Entries) {
  const codes = [...new Set(Object.keys(entries).flatMap((name) => /^(.+):version$/.exec(name)?.[1] ?? []))];
  return codes.map((code) => {
    const typed = (currency: Currency, side: (typeof sides)[number]) => {
      const cell = entries[cellName(code, currency, side)]?.trim() ?? "";
      return (cell === "" ? null : asAmount(cell)) as number;
    };
    const prices = currencies.map((currency) => [
      currency,
      { amount: typed(currency, "amount"), was: typed(currency, "was") },
    ]);
    return {
      code,
      version: entries[versionName(code)]!,
      prices: Object.fromEntries(prices) as Record<Currency, { amount: number; was: number | null }>,
    };
  });
}

/** `changes.3.prices.HKD.was` → the cell of the fourth plan. */
export function cellAt(field: string, changes: readonly { code: string }[]): string {
  const [, place, , currency, side] = field.split(".");
  return cellName(changes[Number(place)]?.code ?? "", currency as Currency, side as "was");
}
