import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test.each([
  "=1+1",
  "+SUM(A1)",
  "-2+3",
  "-2.",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\n=1",
  "\u{0}=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠A1",
  '=HYPERLINK("http://evil.example","a")',
])("%j is no formula any more", (text) => {
  expect(parse(csv([[text]]))).toEqual([[`'${text}`]]);
});

test.each([
  "Flat 5B, 12 Nathan Road",
  'the "Star" house',
  "1/F\n12 Nathan Road",
  "陳大文",
  "a;b",
  "1-2-3",
  "-12.50",
  "-7",
  "",
  "'",
  "O'Brien",
])("%j stays as it is", (text) => {
  expect(parse(csv([[text, "next"]]))).toEqual([[text, "next"]]);
});

test("whatever people write comes back cell by cell, marked or not", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string()), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const back: string[][] = parse(csv(rows), { record_delimiter: "\r\n", bom: false });
        expect(back.map((row) => row.map((text) => text.replace(/^'/, "")))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'/, ""))),
        );
        expect(back.flat().filter((text) => /^([=+@]|-(?!\d+(\.\d+)?$))/.test(text))).toEqual([]);
      },
    ),
  );
});
