import { describe, expect, test } from "vitest";
import { words } from "../../../i18n/en/netcover.ts";
import { markBeside, marksOn, nearestMark, offerOf, type Place } from "./marks.ts";

const place = (country: string, longitude: number, latitude: number): Place => ({
  country,
  name: country,
  continent: "x",
  longitude,
  latitude,
  networks: 2,
  generation: "5G",
});
const places = [
  place("FR", 2.35, 48.86),
  place("GB", -0.13, 51.51),
  place("JP", 139.69, 35.69),
  place("KR", 126.98, 37.57),
  place("NZ", 174.78, -41.29),
  place("PF", -149.57, -17.54),
  place("US", -74, 40.7),
];
const world = marksOn("world", places);
const at = (country: string) => world.find(({ place: { country: one } }) => one === country)!;

describe("a map shows", () => {
  test.each([
    ["world", "FR GB JP KR NZ PF US"],
    ["europe", "FR GB"],
    ["asia", "FR GB JP KR"],
    ["oceania", "NZ PF"],
    ["south-america", ""],
  ] as const)("%s: %s", (area, countries) => {
    expect(
      marksOn(area, places)
        .map(({ place: { country } }) => country)
        .join(" "),
    ).toBe(countries);
  });
});

test("marks beyond the date line lie east of those before it", () => {
  expect(at("PF").x).toBeGreaterThan(at("NZ").x);
  expect(at("US").x).toBeGreaterThan(at("PF").x);
});

test.each([
  ["JP", "ArrowLeft", "KR"],
  ["KR", "ArrowRight", "JP"],
  ["JP", "ArrowDown", "NZ"],
  ["GB", "ArrowLeft", undefined],
  ["GB", "ArrowDown", "FR"],
  ["KR", "Home", "FR"],
  ["KR", "End", "US"],
  ["KR", "Enter", undefined],
  ["KR", "constructor", undefined],
])("from %s %s leads to %s", (from, key, to) => expect(markBeside(world, at(from), key)?.place.country).toBe(to));

test("every mark can be reached with the arrow keys", () => {
  const reached = new Set([world[0]!]);
  for (const mark of reached) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = markBeside(world, mark, key);
      if (next) reached.add(next);
    }
  }
  expect([...reached].map(({ place: { country } }) => country).toSorted()).toEqual(
    places.map(({ country }) => country),
  );
});

test("pointing near a mark means it, the open sea means none", () => {
  const { x, y } = at("NZ");
  expect(nearestMark(world, x + 20, y - 20)?.place.country).toBe("NZ");
  expect(nearestMark(world, x + 40, y - 40)).toBeUndefined();
  expect(nearestMark([], 0, 0)).toBeUndefined();
});

test.each([
  [1, "4G", "1 network, 4G"],
  [3, "5G", "3 networks, 5G"],
  [2, "", "2 networks"],
])("%i with %j is said as %j", (networks, generation, said) => {
  expect(offerOf({ ...places[0]!, networks, generation }, words.place)).toBe(said);
});
