export type Cell = { row: number; column: number };
export type CellRange = { top: number; left: number; bottom: number; right: number };
type Size = { rows: number; columns: number };

export const spanning = (one: Cell, other: Cell): CellRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const sizeOf = ({ top, left, bottom, right }: CellRange): Size => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

export const isOne = (range: CellRange): boolean => range.top === range.bottom && range.left === range.right;

/** Row by row, each from left to right. */
export function cellsIn(range: CellRange): Cell[] {
  const { rows, columns } = sizeOf(range);
  return Array.from({ length: rows * columns }, (_, place) => ({
    row: range.top + Math.floor(place / columns),
    column: range.left + (place % columns),
  }));
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow leads: never over the edge of the grid. */
export function stepped({ row, column }: Cell, key: string, grid: Size): Cell {
  const [down, right] = steps[key] ?? [0, 0];
  const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);
  return { row: within(row + down, grid.rows), column: within(column + right, grid.columns) };
}

/** As large from its first cell, as far as the grid goes. */
export const sized = ({ top, left }: CellRange, size: Size, grid: Size): CellRange => ({
  top,
  left,
  bottom: Math.min(top + size.rows, grid.rows) - 1,
  right: Math.min(left + size.columns, grid.columns) - 1,
});

export const holds = (range: CellRange, other: CellRange): boolean =>
  range.top <= other.top && range.left <= other.left && range.bottom >= other.bottom && range.right >= other.right;
