import type { Currency } from "../../../kernel/currency.ts";
import { cellName, cellsOf, type PriceRow } from "../../parts/price-cells.ts";
import { amountText } from "../../parts/typed-values.ts";

type Now = Pick<PriceRow, "version" | "prices">;
type Difference = { field: string; before: string | null };

/** What the grid would send if somebody typed the former prices into it; undefined: it costs that already, or had no price. */
export function turnedBack(
  code: string,
  { version, prices }: Now,
  differences: readonly Difference[],
): [name: string, value: string][] | undefined {
  const cells = cellsOf({ code, version, prices });
  const former = differences.map(({ field, before }): [string, string] => {
    const [, currency, side] = field.split(".");
    const name = cellName(code, currency as Currency, side === "was" ? "was" : "amount");
    return [name, before === null ? "" : amountText(Number(before))];
  });
  const isSame = former.every(([name, value]) => cells.get(name) === value);
  const wasNew = differences.some(({ field, before }) => field.endsWith(".amount") && before === null);
  return isSame || wasNew ? undefined : [...new Map([...cells, ...former])];
}
