import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { GetCarrierListForNetType } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`insert into networks values ('premium', 'TH', 'AIS', 'primary', '{4G,5G}', 'premium.apn')`);
});
afterAll(() => world.close());

const coverage = async (wish: { country?: string; query?: string; netType?: "3G" | "4G" | "5G" }) =>
  (await world.call(GetCarrierListForNetType, wish)).coverage.map(({ country, mccInfo }) => [
    country,
    ...mccInfo.map(({ carrier }) => carrier),
  ]);

test("everywhere, the best network of each destination first", async () => {
  expect(await coverage({})).toEqual([
    ["HK", "csl"],
    ["JP", "NTT DOCOMO", "SoftBank"],
    ["TH", "AIS"],
  ]);
});

test("with the access point of the wide agreement and those of others, in the asked language", async () => {
  const { coverage } = await world.call(GetCarrierListForNetType, { country: "泰国", lang: "ko" });
  const mccInfo = [{ carrier: "AIS", apn: "farwave", rank: "primary", generations: ["4G"] }];
  expect(coverage).toEqual([{ country: "TH", name: "태국", mcc: "520", mccInfo, otherApns: ["premium.apn"] }]);
});

test("only networks of a generation", async () => {
  expect(await coverage({ netType: "5G" })).toEqual([["JP", "NTT DOCOMO"]]);
  expect(await coverage({ netType: "5G", country: "TH" })).toEqual([]);
  expect(await coverage({ netType: "3G" })).toEqual([]);
});

describe("a search finds", () => {
  test.each([
    ["docomo", ["JP"]],
    ["ｓｏｆｔｂａｎｋ", ["JP"]],
    ["hong", ["HK"]],
    ["泰", ["TH"]],
    ["FARWAVE", ["HK", "JP", "TH"]],
    ["Premium.APN", ["TH"]],
    ["zzz", []],
    ["%", []],
    ["'; drop table networks; --", []],
    ["<script>", []],
  ])("%s in %j", async (query, countries) =>
    expect((await coverage({ query })).map(([country]) => country)).toEqual(countries),
  );

  test("with all networks of the destination, and within the other wishes", async () => {
    expect(await coverage({ query: "softbank" })).toEqual([["JP", "NTT DOCOMO", "SoftBank"]]);
    expect(await coverage({ query: "softbank", country: "TH" })).toEqual([]);
    expect(await coverage({ query: "farwave", netType: "5G" })).toEqual([["JP", "NTT DOCOMO"]]);
  });
});

test.each(["atlantis", "<b>", "🗼", "'; drop table networks; --"])("%j has no coverage", async (country) => {
  expect(await coverage({ country })).toEqual([]);
});

test("a network that is entered or withdrawn is known at once", async () => {
  await world.pool.query(
    `insert into carriers (iso2, carrier, mccmnc, generations) values ('TH', 'TrueMove H', '{52004}', '{4G}')`,
  );
  await world.pool.query(
    `insert into networks values ('worldwide', 'TH', 'TrueMove H', 'secondary', '{4G}', 'farwave')`,
  );
  expect(await coverage({ query: "truemove" })).toEqual([["TH", "AIS", "TrueMove H"]]);
  await world.pool.query(`delete from networks where carrier = 'TrueMove H'`);
  expect(await coverage({ query: "truemove" })).toEqual([]);
});

describe("bad input is refused with its field", () => {
  test.each([
    ["netType", { netType: "6G" }],
    ["netType", { netType: null }],
    ["country", { country: 440 }],
    ["country", { country: "\u0000" }],
    ["country", { country: "x".repeat(10_000) }],
    ["query", { query: "x".repeat(10_000) }],
    ["query", { query: ["docomo"] }],
    ["query", { query: "a\u0000" }],
    ["lang", { lang: "xx" }],
  ])("%s, case %#", async (field, input) => {
    const { status, envelope } = await world.answer("/common/getCarrierListForNetType", input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
  });
});
