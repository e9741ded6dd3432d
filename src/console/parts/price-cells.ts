import { currencies, type Currency } from "../../kernel/currency.ts";
import type { Answer } from "../ground/asking.ts";
import { amountText } from "./typed-values.ts";

export type PriceRow = Answer<"/staff/getPrices">["plans"][number];
export const sides = ["amount", "was"] as const;

/** A cell by the code of its plan: `jp-day-1gb:HKD:was`. */
export const cellName = (code: string, currency: Currency, side: (typeof sides)[number]): string =>
  `${code}:${currency}:${side}`;
export const versionName = (code: string): string => `${code}:version`;
/** What the cells of a plan said when the grid was opened, so that a cell that nobody typed into is known. */
export const shownName = (code: string): string => `${code}:shown`;

/** What is published, and sent back unchanged where nothing was typed. */
export function cellsOf({ code, version, prices }: Pick<PriceRow, "code" | "version" | "prices">): Map<string, string> {
  const cells = currencies.flatMap((currency) =>
    sides.map((side): [string, string] => {
      const minor = prices[currency][side];
      return [cellName(code, currency, side), minor === null ? "" : amountText(minor)];
    }),
  );
  const shown = cells.map(([, value]) => value).join(" | ");
  return new Map([[versionName(code), version], [shownName(code), shown], ...cells]);
}
