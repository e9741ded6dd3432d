import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { refused, success } from "../../../kernel/envelope.ts";
import type { Ask } from "../../../platform/rendering.ts";
import { booksFiles } from "./books-files.server.ts";

const files = booksFiles({
  COMPANY_NAME: "Farwave Limited",
  COMPANY_ADDRESS: "1 Harbour Road",
  COMPANY_TAX: undefined,
});
const of = (amount: number) => ({ amount, currency: "HKD" });
const book = (account: string, [before, debit, credit, after]: [number, number, number, number]) => ({
  account,
  before: of(before),
  debit: of(debit),
  credit: of(credit),
  after: of(after),
  entries: 3,
});
const october = {
  month: "2026-10",
  books: [book("gateway", [100000, 123456, 5, 223451]), book("sales", [-100000, 5, 123456, -223451])],
  left: [of(0)],
  sealed: null,
};
const asked: unknown[] = [];
const ask: Ask = async (...call) => {
  asked.push(call);
  return success(october);
};
const made = (name: string, query: unknown = {}) =>
  files[name]!({ query, language: "en", ask, now: new Date("2026-11-21T08:00:00Z") });

test("as a table that a spreadsheet calculates with", async () => {
  const { name, file } = await made("books.csv", { month: "2026-10" });
  expect(name).toBe("farwave-books-2026-10.csv");
  expect(asked.at(-1)).toEqual(["/staff/getBooks", { month: "2026-10" }]);
  expect(parse(file as string, { bom: true })).toEqual([
    ["Month", "Currency", "Account", "Before", "Debit", "Credit", "After", "Entries"],
    ["2026-10", "HKD", "Owed by payment gateways", "1000.00", "1234.56", "0.05", "2234.51", "3"],
    ["2026-10", "HKD", "Sales", "-1000.00", "0.05", "1234.56", "-2234.51", "3"],
  ]);
});

test("as a page for the accountant", async () => {
  const { name, file } = await made("books.pdf");
  expect(name).toBe("farwave-books-2026-10.pdf");
  expect(asked.at(-1)).toEqual(["/staff/getBooks", {}]);
  expect(
    Buffer.from(file as Buffer)
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("whoever may not see the books gets none", async () => {
  const closed: Ask = async () => refused("RIGHT_MISSING", "no", { fields: [] });
  await expect(
    files["books.csv"]!({ query: { month: ["a", "b"] }, language: "en", ask: closed, now: new Date() }),
  ).rejects.toMatchObject({ code: "RIGHT_MISSING" });
});
