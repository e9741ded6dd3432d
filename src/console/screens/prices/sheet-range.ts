import { cellsIn, isOne, spanning, stepped, type Cell, type CellRange } from "./cell-range.ts";
import type { SheetCell } from "./sheet-cells.ts";

/**
 * The cells chosen with the mouse or with ⇧ and the arrows. The cell that has the focus is one corner; while all of its
 * text is selected arrows go from cell to cell, afterwards ← and → move in the text.
 */
export function chooseCells(form: HTMLFormElement, cells: readonly SheetCell[][], changed: () => void) {
  const all = cells.flat();
  const byField = new Map(all.map((cell) => [cell.input.parentElement, cell]));
  const grid = { rows: cells.length, columns: cells[0]?.length ?? 0 };
  let corner: Cell | undefined;
  let range: CellRange | undefined;
  let isDrawing = false;

  form.addEventListener("mousedown", (event) => {
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0) return;
    if (event.shiftKey && corner) {
      event.preventDefault();
      return chooseTo(cell);
    }
    isDrawing = true;
    // a second press puts the cursor into the text
    if (cell.input === form.ownerDocument.activeElement) return choose(spanning(cell, cell));
    event.preventDefault();
    goTo(cell);
  });
  form.addEventListener("mouseover", (event) => {
    const cell = cellAt(event.target);
    if (event.buttons === 0) isDrawing = false;
    if (isDrawing && cell) chooseTo(cell);
  });
  form.addEventListener("focusin", (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    corner = cell;
    choose(spanning(cell, cell));
  });
  form.addEventListener("keydown", (event) => {
    const cell = cellAt(event.target);
    if (!cell || !range || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      choose(spanning(cell, cell));
      cell.input.select();
    }
    if (!event.key.startsWith("Arrow")) return;
    const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (isSideways && isOne(range) && !isWhole(cell.input)) return;
    event.preventDefault();
    if (event.shiftKey) chooseTo(stepped(far(cell, range), event.key, grid));
    else goTo(stepped(cell, event.key, grid));
  });

  return {
    grid,
    range: () => range,
    chosen: (): SheetCell[] => (range ? cellsIn(range).map(({ row, column }) => cells[row]![column]!) : []),
    choose,
    goTo,
  };

  function cellAt(target: EventTarget | null): SheetCell | undefined {
    return target instanceof Element ? byField.get(target.closest("td")) : undefined;
  }

  function goTo({ row, column }: Cell): void {
    const { input } = cells[row]![column]!;
    input.focus();
    input.select();
  }

  function chooseTo(cell: Cell): void {
    choose(spanning(corner ?? cell, cell));
    cells[cell.row]![cell.column]!.input.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function choose(next: CellRange): void {
    range = next;
    const chosen = new Set(isOne(next) ? [] : cellsIn(next).map(({ row, column }) => cells[row]![column]));
    for (const cell of all) cell.input.parentElement!.toggleAttribute("data-chosen", chosen.has(cell));
    changed();
  }
}

/** The corner across from the one with the focus. */
const far = ({ row, column }: Cell, { top, left, bottom, right }: CellRange): Cell => ({
  row: row === top ? bottom : top,
  column: column === left ? right : left,
});

export const isWhole = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
