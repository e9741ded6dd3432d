import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { GetCoverageMap } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`
    insert into destinations (iso2, slug, mcc, all_mcc, continent, time_zone, main_city_lon, main_city_lat,
      calling_code, identity_rule, names)
    values ('AQ', 'antarctica', '901', '{901}', 'oceania', 'Antarctica/McMurdo', 166.7, -77.8, '+672', 'none',
      '{"en":"Antarctica"}')`);
});
afterAll(() => world.close());

test("every destination that has a network, where it lies and what it offers, and no network by name", async () => {
  const { places } = await world.call(GetCoverageMap, { lang: "zh-hk" });
  expect(places.map(({ country }) => country).toSorted()).toEqual(["HK", "JP", "TH"]);
  expect(places.find(({ country }) => country === "JP")).toEqual({
    country: "JP",
    name: "日本",
    continent: "asia",
    longitude: 139.7,
    latitude: 35.7,
    networks: 2,
    generation: "5G",
  });
  expect(places.find(({ country }) => country === "TH")?.generation).toBe("4G");
});

describe("a search says what it found beside the name", () => {
  test.each([
    ["softbank", ["JP SoftBank"]],
    ["japan", ["JP"]],
    ["farwave", ["HK farwave", "JP farwave", "TH farwave"]],
    ["so", ["JP SoftBank"]],
    // neither country, operator nor APN: a city, or a name with a typing error
    ["bangkok", ["TH Bangkok"]],
    ["thialand", ["TH"]],
    ["antarctica", []],
    ["zzzz", []],
    ["%", []],
    ["<script>", []],
  ])("%s", async (query, hits) => {
    const { places } = await world.call(GetCoverageMap, { query });
    expect(places.map(({ country, matched = [] }) => [country, ...matched].join(" "))).toEqual(hits);
  });

  test("nothing asked is everything", async () => {
    const { places } = await world.call(GetCoverageMap, { query: "  " });
    expect(places).toHaveLength(3);
  });
});

test.each([
  ["query", { query: "x".repeat(10_000) }],
  ["query", { query: 5 }],
  ["query", { query: "\u0000" }],
  ["lang", { lang: "xx" }],
])("bad input is refused with its field: %s, case %#", async (field, input) => {
  const { status, envelope } = await world.answer("/common/getCoverageMap", input);
  expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
  expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
});
