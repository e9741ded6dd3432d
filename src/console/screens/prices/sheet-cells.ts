import type { Currency } from "../../../kernel/currency.ts";
import { cellName, type sides } from "../../parts/price-cells.ts";
import { cellProblem, isChanged, type CellProblem } from "./cell-check.ts";

type Side = (typeof sides)[number];
export type SheetCell = {
  code: string;
  currency: Currency;
  side: Side;
  row: number;
  column: number;
  input: HTMLInputElement;
};

/** The cells of the grid as they stand on the page, row by row. */
export function sheetCells(form: HTMLFormElement): SheetCell[][] {
  return [...form.querySelectorAll("tbody tr:has(> td)")].map((line, row) =>
    [...line.querySelectorAll<HTMLInputElement>("td > input")].map((input, column) => {
      const [code = "", currency, side] = input.name.split(":");
      return { code, currency: currency as Currency, side: side as Side, row, column, input };
    }),
  );
}

/** What is crossed out in the cell once something else is typed. */
export const publishedIn = ({ input }: SheetCell): string => crossedOut(input).textContent;

/** Says at each cell of a row what became of it. */
export function showRow(
  cells: readonly SheetCell[],
  problems: Record<CellProblem, string>,
  error: HTMLTemplateElement,
) {
  const typed = new Map(cells.map(({ input }) => [input.name, input.value]));
  for (const cell of cells) {
    const { code, currency, side, input } = cell;
    const changed = isChanged(input.value, publishedIn(cell));
    input.parentElement!.toggleAttribute("data-changed", changed);
    crossedOut(input).hidden = !changed;
    const at = (one: Side) => typed.get(cellName(code, currency, one)) ?? "";
    const problem = cellProblem(side, { amount: at("amount"), was: at("was") });
    showProblem(input, problem && problems[problem], error);
  }
}

function showProblem(input: HTMLInputElement, text: string | undefined, error: HTMLTemplateElement): void {
  const shown = input.parentElement!.querySelector(".field-error");
  if (text === undefined) {
    shown?.remove();
    input.removeAttribute("aria-invalid");
    input.removeAttribute("aria-describedby");
    return;
  }
  const said = shown ?? (error.content.firstElementChild!.cloneNode(true) as Element);
  said.id = `${input.id}-error`;
  said.querySelector("span")!.textContent = text;
  if (!shown) input.after(said);
  input.setAttribute("aria-invalid", "true");
  input.setAttribute("aria-describedby", said.id);
}

const crossedOut = (input: HTMLInputElement): HTMLElement => input.parentElement!.querySelector("s")!;
