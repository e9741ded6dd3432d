import { expect, test } from "vitest";
import { cellsIn, holds, isOne, sized, sizeOf, spanning, stepped } from "./cell-range.ts";

const grid = { rows: 4, columns: 3 };

test("a range is the same from whichever corner it is drawn", () => {
  const range = spanning({ row: 3, column: 0 }, { row: 1, column: 2 });
  expect(range).toEqual({ top: 1, left: 0, bottom: 3, right: 2 });
  expect(spanning({ row: 1, column: 2 }, { row: 3, column: 0 })).toEqual(range);
  expect(sizeOf(range)).toEqual({ rows: 3, columns: 3 });
  expect(isOne(range)).toBe(false);
  expect(isOne(spanning({ row: 2, column: 2 }, { row: 2, column: 2 }))).toBe(true);
});

test("its cells are read row by row", () => {
  expect(cellsIn({ top: 1, left: 1, bottom: 2, right: 2 })).toEqual([
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
  ]);
});

test("an arrow stops at each edge", () => {
  expect(stepped({ row: 0, column: 0 }, "ArrowUp", grid)).toEqual({ row: 0, column: 0 });
  expect(stepped({ row: 0, column: 0 }, "ArrowLeft", grid)).toEqual({ row: 0, column: 0 });
  expect(stepped({ row: 3, column: 2 }, "ArrowDown", grid)).toEqual({ row: 3, column: 2 });
  expect(stepped({ row: 3, column: 2 }, "ArrowRight", grid)).toEqual({ row: 3, column: 2 });
  expect(stepped({ row: 1, column: 1 }, "ArrowDown", grid)).toEqual({ row: 2, column: 1 });
});

test("a block is cut at the end of the grid", () => {
  const one = { top: 2, left: 1, bottom: 2, right: 1 };
  const cut = sized(one, { rows: 9, columns: 9 }, grid);
  expect(cut).toEqual({ top: 2, left: 1, bottom: 3, right: 2 });
  expect([holds(one, cut), holds(cut, one), holds(cut, cut)]).toEqual([false, true, true]);
});
