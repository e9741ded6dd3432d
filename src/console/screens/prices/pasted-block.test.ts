import { expect, test } from "vitest";
import { blockOf, blockText, placed } from "./pasted-block.ts";

const grid = { rows: 3, columns: 2 };
const first = { top: 0, left: 0, bottom: 0, right: 0 };

test("a column and a block are read as each spreadsheet copies them", () => {
  expect(blockOf("12\r\n12.3\r\n12,30\r\n")).toEqual([["12"], ["12.3"], ["12,30"]]);
  expect(blockOf("1\t2\n3\t4")).toEqual([
    ["1", "2"],
    ["3", "4"],
  ]);
  expect(blockOf(" 12 ")).toEqual([["12"]]);
  expect(blockOf("")).toEqual([[""]]);
});

test("an empty cell in the middle or at the end of a line is a cell", () => {
  expect(blockOf("1\n\n3\n")).toEqual([["1"], [""], ["3"]]);
  expect(blockOf("1\t\n\t4\n")).toEqual([
    ["1", ""],
    ["", "4"],
  ]);
});

test("a cell in quotes may have line breaks and quotes; a quote inside a cell is only a quote", () => {
  expect(blockOf('"a\nb ""c"""\t2\n3\t4')).toEqual([
    ['a\nb "c"', "2"],
    ["3", "4"],
  ]);
  expect(blockOf('5" SIM\t"2')).toEqual([['5" SIM', '"2']]);
});

test("what is copied out is what is read again", () => {
  const block = [
    ["12.00", "3.50"],
    ["", "7.00"],
  ];
  expect(blockOf(blockText(block))).toEqual(block);
});

test("one value goes to every chosen cell", () => {
  const two = { top: 1, left: 1, bottom: 2, right: 1 };
  expect(placed([["9"]], two, grid)).toEqual({
    writes: [
      { row: 1, column: 1, value: "9" },
      { row: 2, column: 1, value: "9" },
    ],
    beyond: 0,
  });
  expect(placed([["9"]], first, grid)).toEqual({ writes: [{ row: 0, column: 0, value: "9" }], beyond: 0 });
});

test("a block larger than what was chosen writes nothing and says where it would go", () => {
  expect(placed([["1"], ["2"]], first, grid)).toEqual({ choose: { top: 0, left: 0, bottom: 1, right: 0 } });
  const column = { top: 0, left: 0, bottom: 2, right: 0 };
  expect(placed([["1", "2"]], column, grid)).toEqual({ choose: { top: 0, left: 0, bottom: 0, right: 1 } });
});

test("a smaller block leaves the rest of the range as it is; what is beyond the grid is counted", () => {
  const all = { top: 0, left: 0, bottom: 2, right: 1 };
  expect(placed([["1"], ["2"]], all, grid)).toEqual({
    writes: [
      { row: 0, column: 0, value: "1" },
      { row: 1, column: 0, value: "2" },
    ],
    beyond: 0,
  });
  const long = [["1"], ["2"], ["3"], ["4"], ["5"]];
  expect(placed(long, all, grid)).toMatchObject({ beyond: 2 });
});

test("a line shorter than the others writes only what it has", () => {
  const all = { top: 0, left: 0, bottom: 2, right: 1 };
  expect(placed([["1", "2"], ["3"]], all, grid)).toMatchObject({ writes: [{}, {}, { row: 1, column: 0, value: "3" }] });
});
