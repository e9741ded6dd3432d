import { expect, test } from "vitest";
import * as z from "zod/mini";
import { text, whole } from "../../../kernel/record-fields.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import { together } from "../../../kernel/record.ts";
import { asWhole, asWritten, columns } from "./csv-columns.server.ts";
import { readSheet, type CsvFile } from "./csv-sheet.server.ts";
import { problemLine } from "./problem.server.ts";

const stock: CsvFile<{ name: string; pieces: number; note: string | null; key: string }> = {
  file: "stock.csv",
  kind: {
    fields: z.object({ name: text(10), pieces: whole(0, 99), note: z.nullable(z.string()), key: text(5) }),
    unique: { name: ({ name }) => name, key: ({ key }) => together(key) },
    *rules({ pieces, note }) {
      if (pieces === 0 && note === null) yield wrong("note", "empty");
    },
  },
  columns: columns({ name: asWritten, pieces: asWhole, note: asWritten, key: asWritten }),
  secret: ["key"],
};
const head = "name,pieces,note,key";

const problemsOf = (content: string) => readSheet(stock, content).problems.map(problemLine);

test("rows are read with the lines on which they begin", () => {
  const content = `${head}\n\napple,1,"two\nlines",a\n\n,,,\npear , 2 ,"a ""quote"", a comma",b\n`;
  expect(readSheet(stock, content)).toMatchObject({
    sheet: {
      file: "stock.csv",
      readable: true,
      lines: [
        { line: 3, row: { name: "apple", pieces: 1, note: "two\nlines", key: "a" } },
        { line: 7, row: { name: "pear", pieces: 2, note: 'a "quote", a comma', key: "b" } },
      ],
    },
    problems: [],
  });
});

test("a byte order mark, Windows newlines and another order of columns make no difference", () => {
  const plain = readSheet(stock, `${head}\napple,1,"x\ny",a\npear,no,,b`);
  const windows = readSheet(stock, `\uFEFFkey,note,pieces,name\r\na,"x\r\ny",1,apple\r\nb,,no,pear`);
  expect(windows).toEqual(plain);
  expect(windows.problems.map(problemLine)).toEqual([
    'stock.csv:4 pieces: must be a whole number from 0 to 99 (was "no")',
  ]);
});

test("all problems of all rows are found", () => {
  expect(problemsOf(`${head}\n,x,,a\nfar too long a name,100,,b\nfig,0,,c\nfig,1,,d\nkiwi,1\nlime,1,,e,,`)).toEqual([
    "stock.csv:2 name: must not be empty",
    'stock.csv:2 pieces: must be a whole number from 0 to 99 (was "x")',
    'stock.csv:3 name: must be at most 10 characters (was "far too long a name")',
    'stock.csv:3 pieces: must be a whole number from 0 to 99 (was "100")',
    "stock.csv:4 note: must not be empty",
    "stock.csv:6: has 2 cells, the header has 4",
    "stock.csv:7: has 6 cells, the header has 4",
    'stock.csv:5 name: "fig" is already on line 4',
  ]);
});

test("a report never shows what is secret, and cuts what is long", () => {
  expect(problemsOf(`${head}\na,1,,hidden-key\nb,1,,same\nc,1,,same\n${"x".repeat(5000)},1,,d`)).toEqual([
    "stock.csv:2 key: must be at most 5 characters",
    `stock.csv:5 name: must be at most 10 characters (was "${"x".repeat(60)}…")`,
    "stock.csv:4 key: this is already on line 3",
  ]);
});

test.each([
  ["", ["stock.csv: is empty"]],
  ["\n \n", ["stock.csv: is empty"]],
  [head, ["stock.csv:1: has no rows; leave the file out to leave the shop as it is"]],
  [
    "name,pieces,notes,key,key\na,1,,b,c",
    [
      "stock.csv:1 note: this column is missing",
      "stock.csv:1 column 3: is no column of this file; they are name, pieces, note, key",
      "stock.csv:1 key: this column is there twice",
    ],
  ],
  [`${head}\na,1,,b\nc,2,"open,d\ne,x,,f`, ["stock.csv:3: here or below a quote is opened and never closed"]],
  [
    `${head}\na,1,,b\nc,2,o"pen,d`,
    ['stock.csv:3: has a quote (") in the wrong place; inside a quoted cell write two ("")'],
  ],
])("a file that is %j", (content, problems) => {
  expect(problemsOf(content)).toEqual(problems);
});

test("rows before a broken quote are still checked", () => {
  expect(problemsOf(`${head}\na,many,,b\nc,2,"open,d`)).toContain(
    'stock.csv:2 pieces: must be a whole number from 0 to 99 (was "many")',
  );
});
