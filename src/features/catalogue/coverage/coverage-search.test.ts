import { expect, test } from "vitest";
import type { CountryCoverage } from "./country-coverage.ts";
import { coverageMatching } from "./coverage-search.ts";

const network = (carrier: string, apn: string) => ({ carrier, rank: "primary" as const, generations: ["4G"], apn });
const coverage: CountryCoverage[] = [
  { iso2: "HK", country: "Hong Kong", networks: [network("csl", "cmhk"), network("3 Hong Kong", "farwave")] },
  { iso2: "JP", country: "日本", networks: [network("SoftBank", "farwave")] },
  { iso2: "SG", country: "Singapore", networks: [network("Singtel", "e-ideas")] },
  { iso2: "ES", country: "Spain", networks: [network("Telefónica", "movistar.es")] },
];

test.each([
  ["", "HK JP SG ES"],
  ["  ", "HK JP SG ES"],
  ["hong", "HK"],
  ["日本", "JP"],
  ["SOFTBANK", "JP"],
  ["Farwave", "HK JP"],
  [" E-Ideas ", "SG"],
  ["MOVISTAR.ES", "ES"],
  ["zzz", ""],
  ["tëléfonica", "ES"],
  ["%", ""],
  ["‘ ’", ""],
  ["x".repeat(10_000), ""],
])("“%.20s” finds %s", (query, found) => {
  expect(
    coverageMatching(coverage, query)
      .map(({ iso2 }) => iso2)
      .join(" "),
  ).toBe(found);
});

test("a country that is found keeps all its networks", () => {
  expect(coverageMatching(coverage, "csl")[0]?.networks).toHaveLength(2);
});
