import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { GetPlanDetail } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`
    insert into plans select 'ended', kind, scope, area, countries, allowance_mb, days, min_days, max_days,
      speed_after_kbps, start_rule, day_rule, day_zone,
      use_by_days, hotspot, network_set, breakout, reinstall, top_up, identity, refund_rule, ways, false from plans
        where code = 'jp-10gb-30d';
    insert into plan_prices values ('ended', 'HKD', 100, null);
    insert into plans select 'cny-only', kind, scope, area, countries, allowance_mb, days, min_days, max_days,
      speed_after_kbps, start_rule, day_rule, day_zone,
      use_by_days, hotspot, network_set, breakout, reinstall, top_up, identity, refund_rule, ways, true from plans
        where code = 'jp-10gb-30d';
    insert into plan_prices values ('cny-only', 'CNY', 100, null)`);
});
afterAll(() => world.close());

test("a plan has everything, with the networks of each country in the visitor's language", async () => {
  const { plan, coverage } = await world.call(GetPlanDetail, { code: "jp-th-5gb-15d", currency: "HKD", lang: "zh-hk" });
  expect(plan).toMatchObject({
    areaName: "日本及泰國",
    countryCount: 2,
    reinstall: "once",
    refundRule: "until_installed",
    breakout: ["SG"],
    breakoutNames: ["SG"],
    mcc: null,
  });
  expect(plan.networks.map(({ carrier }) => carrier)).toEqual(["NTT DOCOMO", "SoftBank"]);
  expect(coverage.map(({ iso2, country, timeZone, networks }) => [iso2, country, timeZone, networks.length])).toEqual([
    ["JP", "日本", "Asia/Tokyo", 2],
    ["TH", "泰國", "Asia/Bangkok", 1],
  ]);
});

test("a plan for one country has its code and where its traffic leaves", async () => {
  const { plan } = await world.call(GetPlanDetail, { code: "jp-10gb-30d", currency: "USD" });
  expect(plan).toMatchObject({
    mcc: "440",
    breakoutNames: ["Hong Kong", "Japan"],
    price: { amount: 1349, currency: "USD" },
    was: { amount: 1649, currency: "USD" },
  });
});

describe("a plan is not on sale", () => {
  test.each(["", "no-such-plan", "ended", "cny-only", "JP-10GB-30D", "<script>", "'; drop table plans; --", "📶"])(
    "%j",
    async (code) => {
      const { status, envelope } = await world.answer("/product/getPlanDetail", { code, currency: "HKD" });
      expect([status, envelope.resultCode]).toEqual([404, "PLAN_NOT_ON_SALE"]);
    },
  );
});

describe("bad input is refused with its field", () => {
  test.each([
    [{ currency: "HKD" }, "code", "Input cannot be empty"],
    [{ code: null, currency: "HKD" }, "code", "Input cannot be empty"],
    [{ code: ["jp-10gb-30d"], currency: "HKD" }, "code", "Input cannot be empty"],
    [{ code: "a\u0000b", currency: "HKD" }, "code", "This format is not right"],
    [{ code: "x".repeat(10_000), currency: "HKD" }, "code", "code must not exceed 80 characters"],
    [{ code: "jp-10gb-30d" }, "currency", "Please select the corresponding type"],
    [{ code: "jp-10gb-30d", currency: "hkd" }, "currency", "Please select the corresponding type"],
  ])("%j", async (input, field, message) => {
    const { status, envelope } = await world.answer("/product/getPlanDetail", input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields).toEqual([expect.objectContaining({ field, message })]);
  });
});
