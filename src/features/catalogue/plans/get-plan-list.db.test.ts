import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { GetPlanList } from "./contract.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const plansIn = (country: string) => world.call(GetPlanList, { country, currency: "HKD" });

describe("the plans of a destination", () => {
  test("are its own first, then shared ones", async () => {
    const { plans } = await plansIn("japan");
    expect(plans.map(({ code }) => code)).toEqual(["jp-day-1gb", "jp-10gb-30d", "jp-th-5gb-15d"]);
  });

  test("carry their facts as fields", async () => {
    const { destination, plans } = await plansIn("JP");
    expect(destination).toEqual({
      iso2: "JP",
      slug: "japan",
      mcc: "440",
      name: "Japan",
      continent: "asia",
      timeZone: "Asia/Tokyo",
      identityRule: "none",
      blockedNote: null,
    });
    expect(plans[1]).toEqual({
      code: "jp-10gb-30d",
      kind: "fixed",
      refundRule: "until_activated",
      scope: "country",
      area: "JP",
      areaName: "Japan",
      countryCount: 1,
      allowanceMb: 10240,
      days: 30,
      minDays: null,
      maxDays: null,
      speedAfterKbps: 0,
      dayRule: null,
      dayZone: null,
      dayCity: null,
      startRule: "first_connection",
      useByDays: 180,
      hotspot: "yes",
      breakout: ["HK", "JP"],
      topUp: true,
      identity: "none",
      ways: ["esim", "physical", "renewal"],
      price: { amount: 10500, currency: "HKD" },
      was: { amount: 12800, currency: "HKD" },
      networks: [
        { carrier: "NTT DOCOMO", rank: "primary", generations: ["4G", "5G"], apn: "farwave" },
        { carrier: "SoftBank", rank: "secondary", generations: ["4G"], apn: "farwave" },
      ],
    });
  });

  test("shared ones show the networks of the destination that was asked for", async () => {
    const { plans } = await plansIn("Thailand");
    expect(
      plans.map(({ code, areaName, networks }) => [code, areaName, networks.map(({ carrier }) => carrier)]),
    ).toEqual([["jp-th-5gb-15d", "Japan and Thailand", ["AIS"]]]);
  });

  test("are none where nothing works, with the destination all the same", async () => {
    const { destination, plans } = await plansIn("HK");
    expect([destination.identityRule, plans]).toEqual(["real_name", []]);
  });

  test.each(["zh-cn", "zh-hk", "en", "ja", "ko"] as const)("are named in %s", async (lang) => {
    const { destination, plans } = await world.call(GetPlanList, { country: "TH", currency: "CNY", lang });
    const names = {
      "zh-cn": ["泰国", "日本与泰国"],
      "zh-hk": ["泰國", "日本及泰國"],
      en: ["Thailand", "Japan and Thailand"],
      ja: ["タイ", "日本とタイ"],
      ko: ["태국", "일본과 태국"],
    };
    expect([destination.name, plans[0]!.areaName]).toEqual(names[lang]);
  });

  test.each([
    { country: "JPN" },
    { country: "日本" },
    { country: "일본" },
    { mcc: "441" },
    { country: "JP", mcc: "520" },
    { country: "japan", mcc: "" },
  ])("are found by %j", async (where) => {
    expect((await world.call(GetPlanList, { ...where, currency: "USD" })).destination.iso2).toBe("JP");
  });
});

describe("nothing is found", () => {
  test.each([
    {},
    { country: "", mcc: "" },
    { country: "atlantis", mcc: "440" },
    { mcc: "999" },
    { country: "<script>" },
    { country: "🗼" },
    { country: "'; drop table plans; --" },
  ])("with %j", async (where) => {
    const { status, envelope } = await world.answer("/product/getPlanList", { ...where, currency: "HKD" });
    expect([status, envelope.resultCode, envelope.resultMessage]).toEqual([
      404,
      "NOT_FOUND",
      "There is nothing at this address",
    ]);
  });
});

describe("bad input is refused with its field", () => {
  test.each([
    [{ country: "JP" }, "currency"],
    [{ country: "JP", currency: "JPY" }, "currency"],
    [{ country: null, currency: "HKD" }, "country"],
    [{ country: { iso2: "JP" }, currency: "HKD" }, "country"],
    [{ country: "j".repeat(10_000), currency: "HKD" }, "country"],
    [{ country: "a\u0000b", currency: "HKD" }, "country"],
    [{ mcc: "4400", currency: "HKD" }, "mcc"],
    [{ mcc: "\ud800", currency: "HKD" }, "mcc"],
    [{ mcc: 440, currency: "HKD" }, "mcc"],
    [{ country: "JP", currency: "HKD", lang: "de" }, "lang"],
  ])("%j", async (input, field) => {
    const { status, envelope } = await world.answer("/product/getPlanList", input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
  });
});
