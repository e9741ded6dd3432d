import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import type { RecordField } from "../../../kernel/record-fields.ts";
import { carriersCsv } from "./carriers-csv.server.ts";
import { chinaCsv } from "./china-csv.server.ts";
import { asDegrees, asList, asMoment, asWhole, asYesOrNo } from "./csv-columns.server.ts";
import { readSheet, rowsOf, type CsvFile } from "./csv-sheet.server.ts";
import { destinationsCsv } from "./destinations-csv.server.ts";
import { devicesCsv } from "./devices-csv.server.ts";
import { esimProfilesCsv } from "./esim-profiles-csv.server.ts";
import { exchangeRatesCsv } from "./exchange-rates-csv.server.ts";
import { networksCsv } from "./networks-csv.server.ts";
import { placesCsv } from "./places-csv.server.ts";
import { plansCsv } from "./plans-csv.server.ts";
import { postageCsv } from "./postage-csv.server.ts";
import { promoCodesCsv } from "./promo-codes-csv.server.ts";
import { regionsCsv } from "./regions-csv.server.ts";
import { simCardsCsv } from "./sim-cards-csv.server.ts";

const sheets = [
  carriersCsv,
  ...Object.values<CsvFile<object>>(chinaCsv as never),
  destinationsCsv,
  devicesCsv,
  esimProfilesCsv,
  exchangeRatesCsv,
  networksCsv,
  placesCsv,
  plansCsv,
  postageCsv,
  promoCodesCsv,
  regionsCsv,
  simCardsCsv,
];

const pathsOf = (field: RecordField<unknown>, path: string): string[] =>
  field instanceof z.ZodMiniObject
    ? Object.entries(field.shape as Record<string, RecordField<unknown>>).flatMap(([name, one]) =>
        pathsOf(one, path ? `${path}.${name}` : name),
      )
    : [path];

test.each(sheets.map((sheet) => [sheet.file, sheet] as const))(
  "%s has a column for every field of its record, and each field of a rule is one",
  (_, { columns, kind }) => {
    const fields = columns.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(pathsOf(kind.fields, "").toSorted());
    expect(fields).toEqual(expect.arrayContaining(Object.keys(kind.unique)));
  },
);

test("money has a column for each currency of the shop", () => {
  const names = (sheet: { columns: readonly { name: string }[] }) => sheet.columns.map(({ name }) => name);
  for (const currency of currencies.map((one) => one.toLowerCase())) {
    expect(names(plansCsv)).toEqual(expect.arrayContaining([`price_${currency}`, `was_${currency}`]));
    expect(names(postageCsv)).toContain(`fee_${currency}`);
    expect(names(promoCodesCsv)).toContain(`amount_${currency}`);
  }
});

test("the wallets charge yuan, so the demo shop has a rate into yuan for each other currency", () => {
  const rates = readFileSync(join(import.meta.dirname, "../../../../db/demo", exchangeRatesCsv.file), "utf8");
  const pairs = rowsOf(readSheet(exchangeRatesCsv, rates).sheet).map(({ base, quote }) => `${base} ${quote}`);
  for (const currency of currencies.filter((one) => one !== "CNY")) expect(pairs).toContain(`${currency} CNY`);
});

test("a cell that makes no sense stays what it is, so that the rule can say what is wrong", () => {
  for (const cell of ["1e9", "1.5", "-1", "007", "٣", "99999999999", "0x10", "١"]) expect(asWhole(cell)).toBe(cell);
  for (const cell of ["1,5", "35°", "NaN", "1.1234567", "--1"]) expect(asDegrees(cell)).toBe(cell);
  for (const cell of ["YES", "true", "1", "ja"]) expect(asYesOrNo(cell)).toBe(cell);
  for (const cell of ["2026-02-30", "1/11/2026", "2026-11-01T08:00:00", "soon"]) expect(asMoment(cell)).toBe(cell);
  expect([asWhole("0"), asDegrees("-35.68"), asYesOrNo("no"), asList("JP  TH")]).toEqual([
    0,
    -35.68,
    false,
    ["JP", "TH"],
  ]);
  expect(asMoment("2026-11-01T08:00:00+08:00")).toBe("2026-11-01T00:00:00.000Z");
});
