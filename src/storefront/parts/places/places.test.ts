import { expect, test } from "vitest";
import type { SearchHit } from "../../../features/catalogue/destinations/contract.ts";
import { byContinent, findPlaces, placesIn, regionsIn, type Place } from "./places.ts";

const place = (country: string, name: string, continent: string): Place => ({
  country,
  mcc: "000",
  slug: country.toLowerCase(),
  name,
  continent,
  prices: { day: null, package: null },
});
const places = [
  place("CI", "Côte d’Ivoire", "africa"),
  place("DM", "Dominica", "north-america"),
  place("JP", "Japan", "asia"),
  place("NE", "Niger", "africa"),
  place("NG", "Nigeria", "africa"),
  place("OM", "Oman", "asia"),
  place("RO", "Romania", "europe"),
];
const hit = (country: string, name: string, matched: string | null): SearchHit => ({
  country,
  mcc: "000",
  name,
  slug: country.toLowerCase(),
  matched,
  from: null,
});
const found = (typed: string, hits: SearchHit[] = []) =>
  findPlaces(typed, places, { hits }).map(({ country, matched }) => (matched ? `${country} ${matched}` : country));

test.each([
  ["names that begin with it come first", "om", [], ["OM", "DM", "RO"]],
  ["both of two alike", "Niger", [], ["NE", "NG"]],
  ["accents and capitals make no difference", "COTE", [], ["CI"]],
  ["a city is the server's find", "osaka", [hit("JP", "Japan", "Osaka")], ["JP Osaka"]],
  ["what the page does not list is not shown without a price", "atlantis", [hit("XA", "Atlantis", null)], []],
  ["nothing stands there twice", "japan", [hit("JP", "Japan", null)], ["JP"]],
  [
    "own names before the server's",
    "roman",
    [hit("OM", "Oman", "Rome"), hit("RO", "Romania", null)],
    ["RO", "OM Rome"],
  ],
  ["nothing typed finds nothing", "  ", [hit("JP", "Japan", null)], []],
])("%s", (_what, typed, hits, expected) => expect(found(typed, hits)).toEqual(expected));

test("continents stand in one order, empty ones not at all", () => {
  expect(
    byContinent(places).map(({ continent, places: there }) => [continent, there.map(({ country }) => country).join()]),
  ).toEqual([
    ["asia", "JP,OM"],
    ["europe", "RO"],
    ["north-america", "DM"],
    ["africa", "CI,NE,NG"],
  ]);
});

test("the page gets what it shows, in the order of the letters", () => {
  const entry = (country: string) => ({ ...place(country, country, "asia"), mcc: "000", from: null });
  const list = {
    letters: [
      { letter: "C", countryList: [entry("CN")] },
      { letter: "J", countryList: [entry("JP")] },
    ],
    tabs: [],
    hot: [entry("JP")],
    navigation: [],
  };
  expect(placesIn(list)).toEqual({ places: [place("CN", "CN", "asia"), place("JP", "JP", "asia")], popular: ["JP"] });
});

test("regions are sent by code, since the names are there already", () => {
  const region = { slug: "gulf", kind: "regional" as const, name: "Gulf", prices: { day: null, package: null } };
  expect(
    regionsIn({ regions: [{ ...region, from: null, countryList: [{ country: "AE", name: "United Arab Emirates" }] }] }),
  ).toEqual([{ ...region, countries: ["AE"] }]);
});

test("whom the server is sure of stands first", () => {
  const meant = { country: "NG" };
  expect(findPlaces("niger", places, { hits: [], meant }).map(({ country }) => country)).toEqual(["NG", "NE"]);
  expect(
    findPlaces("lagos", places, { hits: [hit("JP", "Japan", "x"), hit("NG", "Nigeria", "Lagos")], meant }).map(
      ({ country }) => country,
    ),
  ).toEqual(["NG", "JP"]);
});
