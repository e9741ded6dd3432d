import { currencies, type Currency } from "../../../kernel/currency.ts";
import { cellName, cellsOf, shownName, sides, versionName, type PriceRow } from "../../parts/price-cells.ts";
import { asAmount } from "../../parts/typed-values.ts";

type Entries = Record<string, string>;

/** What is typed of a plan, from left to right. */
export const gridColumns = sides.flatMap((side) => currencies.map((currency) => ({ side, currency })));

const cellNames = (code: string): string[] =>
  currencies.flatMap((currency) => sides.map((side) => cellName(code, currency, side)));

const plansIn = (entries: Entries): string[] => [
  ...new Set(Object.keys(entries).flatMap((name) => /^(.+):version$/.exec(name)?.[1] ?? [])),
];

/** The cells of a plan that were typed into. */
function touchedIn(entries: Entries, code: string): Set<string> {
  if (!(versionName(code) in entries)) return new Set();
  const shown = entries[shownName(code)]?.split(" | ");
  return new Set(cellNames(code).filter((name, place) => (entries[name] ?? "").trim() !== shown?.[place]));
}

/**
 * What the grid shows after an answer. A row that nobody typed into is what is published now; after a collision the
 * others go on from there, too, but for the cells that were typed into.
 */
export function cellsAgain(row: PriceRow, entries: Entries, isChanged: boolean): Map<string, string> {
  const cells = cellsOf(row);
  const touched = touchedIn(entries, row.code);
  if (touched.size === 0) return cells;
  return new Map(
    [...cells].map(([name, now]) => [name, isChanged && !touched.has(name) ? now : (entries[name] ?? now)]),
  );
}

type Draft = { version: string; entries: Entries };
const cellKeys = gridColumns.map(({ side, currency }) => `${currency}:${side}`);

/** What was typed into the grid, plan by plan, to be kept; a plan that nobody typed into has no draft. */
export function draftsIn(entries: Entries) {
  return plansIn(entries).map((code) => {
    const kept = ["shown", ...cellKeys].map((key) => [key, (entries[`${code}:${key}`] ?? "").slice(0, 200)]);
    const isTouched = touchedIn(entries, code).size > 0;
    return {
      code,
      version: entries[versionName(code)]!,
      entries: isTouched ? (Object.fromEntries(kept) as Entries) : null,
    };
  });
}

/** The way back, as if the grid had been sent. */
export const entriesOfDraft = (code: string, { version, entries }: Draft): Entries => ({
  [versionName(code)]: version,
  ...Object.fromEntries(Object.entries(entries).map(([key, value]) => [`${code}:${key}`, value])),
});

/** Cells that were typed into and a colleague has published otherwise since, with what they said before. */
export function overtaken(row: PriceRow, entries: Entries): Map<string, string> {
  const [now, shown] = [cellsOf(row), entries[shownName(row.code)]?.split(" | ") ?? []];
  const then = new Map(cellNames(row.code).map((name, place) => [name, shown[place] ?? ""]));
  const touched = [...touchedIn(entries, row.code)].filter((name) => {
    const said = now.get(name)!;
    return then.get(name) !== said && entries[name]?.trim() !== said;
  });
  return new Map(touched.map((name) => [name, then.get(name)!]));
}

/** The plans that were typed into, as the call takes them: a colleague's change of another one is no collision. */
export function changesIn(entries: Entries) {
  const codes = plansIn(entries).filter((code) => touchedIn(entries, code).size > 0);
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
