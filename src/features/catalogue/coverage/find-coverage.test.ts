import { describe, expect, test } from "vitest";
import { plain } from "../destinations/spelling.ts";
import { findCoverage, searchable } from "./find-coverage.ts";

const place = (
  iso2: string,
  names: string[],
  networks: [carrier: string, apn: string][],
  otherApns: string[] = [],
) => ({
  iso2,
  names,
  ...searchable(
    networks.map(([carrier, apn]) => ({ carrier, apn })),
    otherApns,
  ),
});
const places = [
  place(
    "AE",
    ["United Arab Emirates", "UAE", "阿联酋"],
    [
      ["e& (Etisalat)", "farwave"],
      ["du", "farwave"],
    ],
  ),
  place("CI", ["Côte d’Ivoire", "科特迪瓦"], [["Orange", "farwave"]]),
  place(
    "ES",
    ["Spain", "西班牙"],
    [
      ["Telefónica", "farwave"],
      ["Orange", "farwave"],
    ],
  ),
  place(
    "HK",
    ["Hong Kong", "香港"],
    [
      ["csl", "farwave"],
      ["中國移動香港", "farwave"],
    ],
    ["cmhk"],
  ),
];
const named = new Map(places.flatMap((one) => one.names.map((name) => [plain(name), [one]] as const)));
const covered = new Map(places.slice().map((one) => [one.iso2, one]));
const found = (query: string) =>
  [...findCoverage(query, { named, covered })].map(([iso2, { matched }]) => [iso2, ...matched].join(" ")).toSorted();

describe("C1: by country, operator or APN", () => {
  test.each([
    ["spain", ["ES"]],
    ["西班", ["ES"]],
    ["COTE D'IV", ["CI"]],
    ["uae", ["AE"]],
    ["Orange", ["CI Orange", "ES Orange"]],
    ["TELEFONICA", ["ES Telefónica"]],
    ["telefónica", ["ES Telefónica"]],
    ["e&", ["AE e& (Etisalat)"]],
    ["ｃｓｌ", ["HK csl"]],
    ["移動", ["HK 中國移動香港"]],
    ["cmhk", ["HK cmhk"]],
    ["Farwave", ["AE farwave", "CI farwave", "ES farwave", "HK farwave"]],
    ["zzz", []],
    ["", []],
    ["  ", []],
    ["%", []],
    ["(((", []],
    ["<script>", []],
    ["x".repeat(10_000), []],
  ])("%.20s", (query, hits) => expect(found(query)).toEqual(hits));

  test("a name that is meant is nearer than one that begins so, and that than one that has it inside", () => {
    const distance = (query: string, iso2: string) => findCoverage(query, { named, covered }).get(iso2)?.distance;
    expect([distance("uae", "AE"), distance("ua", "AE"), distance("arab", "AE"), distance("du", "AE")]).toEqual([
      0, 1, 2, 2,
    ]);
  });

  test("what is known by name but has no network is not found", () => {
    expect(findCoverage("spain", { named, covered: new Map() }).size).toBe(0);
  });
});
