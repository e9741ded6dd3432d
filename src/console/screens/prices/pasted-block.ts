import { cellsIn, holds, isOne, sized, sizeOf, type Cell, type CellRange } from "./cell-range.ts";

/** Lines and tabs of a spreadsheet; a cell with a line break inside comes in quotes. The last line break ends a line. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const pieces = text.replace(/\r?\n$/, "").matchAll(/(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/g);
  for (const [, quoted, plain = "", end] of pieces) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}

export const blockText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join("\t")).join("\n");

type Write = Cell & { value: string };
/** `choose`: the block is larger than what was chosen, and this is where it would go. */
type Placed = { writes: Write[]; beyond: number } | { choose: CellRange };

/**
 * One value goes to every chosen cell, a block from the first one on. A cell that was not chosen is never written: a
 * block that is larger chooses its cells first.
 */
export function placed(
  block: readonly (readonly string[])[],
  range: CellRange,
  grid: { rows: number; columns: number },
): Placed {
  const size = { rows: block.length, columns: Math.max(...block.map(({ length }) => length)) };
  const goal = size.rows * size.columns === 1 ? range : sized(range, size, grid);
  if (!holds(range, goal)) return { choose: goal };
  const isRepeated = size.rows * size.columns === 1 && !isOne(range);
  const writes = cellsIn(goal).flatMap(({ row, column }) => {
    const value = isRepeated ? block[0]![0] : block[row - goal.top]![column - goal.left];
    return value === undefined ? [] : [{ row, column, value }];
  });
  const { rows, columns } = sizeOf(goal);
  return { writes, beyond: isRepeated ? 0 : size.rows * size.columns - rows * columns };
}
