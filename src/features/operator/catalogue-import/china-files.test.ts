import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chinaKinds, type ChinaKind, type ChinaRecords } from "../../catalogue/china/china-records.ts";
import { chinaCsv } from "./china-csv.server.ts";
import { readSheet, rowsOf, type CsvFile } from "./csv-sheet.server.ts";

const folder = join(import.meta.dirname, "../../../../db/demo");
function demo<Kind extends ChinaKind>(kind: Kind): ChinaRecords[Kind][] {
  const csv = chinaCsv[kind] as unknown as CsvFile<ChinaRecords[Kind]>;
  const { sheet, problems } = readSheet(csv, readFileSync(join(folder, csv.file), "utf8"));
  expect(problems).toEqual([]);
  return rowsOf(sheet);
}
const value = (figure: string) =>
  Number(
    demo("figures")
      .filter((one) => one.figure === figure)
      .toSorted((one, other) => (one.as_of < other.as_of ? 1 : -1))[0]?.value,
  );

test("the demo's lists are as long as its newest figures say", () => {
  const of = (scheme: string) => demo("passports").filter((row) => row.scheme === scheme).length;
  const provinces = demo("areas").filter(({ scope }) => scope === "whole" || scope === "part");
  expect(of("transit")).toBe(value("transit-countries"));
  expect(of("unilateral")).toBe(value("exemption-passports"));
  expect(demo("ports")).toHaveLength(value("transit-ports"));
  expect(provinces).toHaveLength(value("transit-provinces"));
});

test("whoever may transit may visit Hainan, and four more passports", () => {
  const of = (wanted: string) =>
    new Set(demo("passports").flatMap(({ scheme, iso2 }) => (scheme === wanted ? iso2 : [])));
  expect([...of("hainan").difference(of("transit"))].toSorted()).toEqual(["KZ", "MY", "PH", "TH"]);
  expect([...of("transit").difference(of("hainan"))]).toEqual([]);
});

test("the figures of the specification stand among them, with their day", () => {
  const figures = demo("figures").map(({ figure, as_of, value: said }) => `${figure} ${as_of} ${said}`);
  expect(figures).toEqual(
    expect.arrayContaining([
      "transit-countries 2024-12-17 54",
      "transit-provinces 2024-12-17 24",
      "transit-ports 2024-12-17 60",
      "transit-hours 2024-12-17 240",
      "metro-cities 2023-12-31 55",
    ]),
  );
  expect(value("cash-rmb")).toBe(20_000);
});

test("each fact names a source, and each port a province that is open", () => {
  const sources = new Set(demo("sources").map(({ code }) => code));
  const named = chinaKinds.flatMap((kind) => demo(kind).flatMap((row) => ("source" in row ? row.source : [])));
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((source) => !sources.has(source))).toEqual([]);
  const open = new Set(demo("areas").flatMap(({ code, scope }) => (scope === "none" ? [] : code)));
  expect(demo("ports").filter(({ province }) => !open.has(province))).toEqual([]);
});

test("what the sources contradict each other about is doubtful", () => {
  const doubtful = demo("passports").filter((row) => row.doubtful);
  expect(doubtful.map(({ scheme, iso2 }) => `${scheme} ${iso2}`).toSorted()).toEqual(["mutual EC", "mutual TO"]);
});

test.each([
  ["sources", "code,address,zh-cn,zh-hk,en,ja,ko\nx,javascript:alert(1),,,X,,", "address"],
  ["figures", "figure,as_of,value,confirmed_on,source,confidence\nmetro-km,2026-01-01,1e9,,x,high", "value"],
  ["figures", "figure,as_of,value,confirmed_on,source,confidence\nmetro-km,2026-02-30,1,,x,high", "as_of"],
  ["figures", "figure,as_of,value,confirmed_on,source,confidence\nluck,2026-01-01,1,,x,high", "figure"],
  ["rules", "rule,source,as_of,confidence\nthird,x,2026-01-01,sure", "confidence"],
  [
    "areas",
    "code,scope,source,as_of,confidence,zh-cn,zh-hk,en,ja,ko\nCN-SX-datong,whole,x,2026-01-01,high,,,X,,",
    "code",
  ],
  [
    "passports",
    "scheme,iso2,valid_from,valid_until,stay,doubtful,source,as_of,confidence\nmutual,XX,,,,no,x,2026-01-01,high",
    "iso2",
  ],
  [
    "passports",
    "scheme,iso2,valid_from,valid_until,stay,doubtful,source,as_of,confidence\nmutual,FR,2026-02-01,2026-01-01,30,no,x,2026-01-01,high",
    "valid_until",
  ],
  [
    "apps",
    "code,place,purpose,cards,source,as_of,confidence,zh-cn,zh-hk,en,ja,ko\na,1,pay,visa visa,x,2026-01-01,high,,,X,,",
    "cards",
  ],
] as const)("a file of %s is held against its rules: %#", (kind, content, field) => {
  const { problems } = readSheet(chinaCsv[kind] as unknown as CsvFile<object>, content);
  expect(problems.map((problem) => problem.field)).toEqual([field]);
});
