import { expect, test } from "vitest";
import { coverageMatching } from "./coverage-search.ts";
import type { Coverage } from "./plan-detail.ts";

const network = (carrier: string, apn: string) => ({ carrier, rank: "primary" as const, generations: ["4G"], apn });
const coverage: Coverage = [
  { iso2: "HK", country: "Hong Kong", timeZone: "Asia/Hong_Kong", networks: [network("csl", "cmhk"), network("3 Hong Kong", "farwave")] },
  { iso2: "JP", country: "日本", timeZone: "Asia/Tokyo", networks: [network("SoftBank", "farwave")] },
  { iso2: "SG", country: "Singapore", timeZone: "Asia/Singapore", networks: [network("Singtel", "e-ideas")] },
];

test.each([
  ["", "HK JP SG"],
  ["  ", "HK JP SG"],
  ["hong", "HK"],
  ["日本", "JP"],
  ["SOFTBANK", "JP"],
  ["Farwave", "HK JP"],
  [" E-Ideas ", "SG"],
  ["zzz", ""],
])("“%s” finds %s", (query, found) => {
  expect(coverageMatching(coverage, query).map(({ iso2 }) => iso2).join(" ")).toBe(found);
});

test("a country that is found keeps all its networks", () => {
  expect(coverageMatching(coverage, "csl")[0]?.networks).toHaveLength(2);
});
