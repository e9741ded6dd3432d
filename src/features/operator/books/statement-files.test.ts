import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { success } from "../../../kernel/envelope.ts";
import type { Ask } from "../../../platform/rendering.ts";
import { statementFiles } from "./statement-files.server.ts";

const company = { name: "Farwave Limited", address: "1 Harbour Road" };
const files = statementFiles(async () => company, "VAT CHE-123.456.789");
const of = (amount: number) => ({ amount, currency: "USD" });
const november = {
  month: "2026-11",
  taxHundredths: 810,
  statements: [
    {
      lines: [
        { line: "sold_goods", amount: of(123_456) },
        { line: "refunded_goods", amount: of(-5) },
      ],
      result: of(123_451),
      left: of(0),
      tax: { sales: of(9251), refunds: of(0), net: of(9251) },
    },
  ],
};
const ask: Ask = async () => success(november);
const made = (name: string) => files[name]!({ query: {}, language: "en", ask, now: new Date("2026-11-21T08:00:00Z") });

test("refunds and tax are lines of their own, in figures that a spreadsheet calculates with", async () => {
  const { name, file } = await made("statement.csv");
  expect(name).toBe("farwave-statement-2026-11.csv");
  expect(parse(file as string, { bom: true })).toEqual([
    ["Month", "Currency", "Line", "Amount", "Tax rate, %"],
    ["2026-11", "USD", "Sales", "1234.56", "8.1"],
    ["2026-11", "USD", "Refunds of sales", "-0.05", "8.1"],
    ["2026-11", "USD", "Result", "1234.51", "8.1"],
    ["2026-11", "USD", "Tax contained in sales", "92.51", "8.1"],
    ["2026-11", "USD", "Tax contained in refunds", "0.00", "8.1"],
    ["2026-11", "USD", "Tax contained, net", "92.51", "8.1"],
  ]);
});

test("as a page for the accountant", async () => {
  const { name, file } = await made("statement.pdf");
  expect(name).toBe("farwave-statement-2026-11.pdf");
  expect((file as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
});
