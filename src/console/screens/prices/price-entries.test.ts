import { expect, test } from "vitest";
import { cellAt, cellsOf, changesIn, type PriceRow } from "./price-entries.ts";

const row = {
  code: "jp.day-1",
  version: "0".repeat(32),
  prices: {
    CNY: { amount: 1400, was: null },
    HKD: { amount: 1500, was: 1600 },
    USD: { amount: 199, was: null },
  },
} as PriceRow;

test("prices go into the grid and come out the same", () => {
  expect(changesIn(Object.fromEntries(cellsOf(row)))).toEqual([
    { code: row.code, version: row.version, prices: row.prices },
  ]);
});

test("what is typed is read, and what cannot be stays for its rule", () => {
  const entries = { ...Object.fromEntries(cellsOf(row)), "jp.day-1:USD:amount": "2,5", "jp.day-1:CNY:amount": "=1+1" };
  expect(changesIn(entries)[0]!.prices).toMatchObject({ USD: { amount: 250 }, CNY: { amount: "=1+1" } });
});

test("a problem is told at its cell", () => {
  expect(cellAt("changes.1.prices.HKD.was", [{ code: "a" }, { code: "b" }])).toBe("b:HKD:was");
});
