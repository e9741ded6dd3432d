import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RefusalDetails } from "../../kernel/envelope.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { GetCarrierListForNetType } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`insert into networks values ('premium', 'TH', 'AIS', 'primary', '{4G,5G}', 'premium.apn')`);
});
afterAll(() => world.close());

const coverage = async (wish: { country?: string; netType?: "3G" | "4G" | "5G" }) =>
  (await world.call(GetCarrierListForNetType, wish)).coverage.map(({ country, mccInfo }) => [country, ...mccInfo.map(({ carrier }) => carrier)]);

test("everywhere, the best network of each destination first", async () => {
  expect(await coverage({})).toEqual([
    ["HK", "csl"],
    ["JP", "NTT DOCOMO", "SoftBank"],
    ["TH", "AIS"],
  ]);
});

test("with the access point of the wide agreement, in the asked language", async () => {
  const { coverage } = await world.call(GetCarrierListForNetType, { country: "泰国", lang: "ko" });
  expect(coverage).toEqual([{ country: "TH", name: "태국", mcc: "520", mccInfo: [{ carrier: "AIS", apn: "farwave", rank: "primary", generations: ["4G"] }] }]);
});

test("only networks of a generation", async () => {
  expect(await coverage({ netType: "5G" })).toEqual([["JP", "NTT DOCOMO"]]);
  expect(await coverage({ netType: "5G", country: "TH" })).toEqual([]);
  expect(await coverage({ netType: "3G" })).toEqual([]);
});

test.each(["atlantis", "<b>", "🗼", "'; drop table networks; --"])("%j has no coverage", async (country) => {
  expect(await coverage({ country })).toEqual([]);
});

describe("bad input is refused with its field", () => {
  test.each([
    [{ netType: "6G" }, "netType"],
    [{ netType: null }, "netType"],
    [{ country: 440 }, "country"],
    [{ country: "\u0000" }, "country"],
    [{ country: "x".repeat(10_000) }, "country"],
    [{ lang: "xx" }, "lang"],
  ])("%j", async (input, field) => {
    const { status, envelope } = await world.answer("/common/getCarrierListForNetType", input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
  });
});
