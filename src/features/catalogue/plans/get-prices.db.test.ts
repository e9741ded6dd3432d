import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { GetPlanList } from "./contract.ts";
import { placeOf, pricedPlans } from "./priced-plans-store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  // dearer ones before cheaper ones by code, two at one price, and other places around Japan
  await world.pool.query(`
    insert into plans select 'x' || 80 - n || '-' || code, kind, scope, (array['JP', 'TH', 'HK'])[1 + n % 3], countries,
      allowance_mb + n % 2 * 512, days, min_days, max_days, speed_after_kbps, start_rule, day_rule, day_zone, use_by_days,
      hotspot, network_set, breakout, reinstall, top_up, identity, refund_rule, ways, true
    from plans, generate_series(1, 60) as n where code in ('jp-day-1gb', 'jp-10gb-30d');
    insert into plan_prices select code, currency, 1000 + length(code) + substr(code, 2, 2)::int / 2, null
    from plans, unnest(array['CNY', 'HKD', 'USD']) as currency where code like 'x%'`);
});
afterAll(() => world.close());

type Page = { plans: { code: string; area: string; kind: string }[]; older: string | null };
const page = (wish: object) => mei.get<Page>("/staff/getPrices", wish);
async function all(wish: object): Promise<Page["plans"]> {
  const { plans, older } = await page(wish);
  return older === null ? plans : [...plans, ...(await all({ ...wish, after: older }))];
}

describe("the prices of all plans", () => {
  test("stand by place, and there as travellers see them; each once, over all pages", async () => {
    const plans = await all({});
    expect(plans).toHaveLength(123);
    expect(new Set(plans.map(({ code }) => code)).size).toBe(123);
    expect([...new Set(plans.map(({ area }) => area))]).toEqual(["HK", "JP", "TH", "japan-thailand"]);
    const { plans: shelf } = await world.call(GetPlanList, { country: "japan", currency: "CNY" });
    const inShop = shelf
      .map(({ code }) => code)
      .filter((code) => plans.some((one) => one.code === code && one.area === "JP"));
    expect(plans.filter(({ area }) => area === "JP").map(({ code }) => code)).toEqual(inShop);
  });

  test("of one kind and of a search are those alone, also on the next page", async () => {
    const packages = await all({ kind: "fixed" });
    expect(packages).toHaveLength(62);
    expect(new Set(packages.map(({ kind }) => kind))).toEqual(new Set(["fixed"]));
    expect(await all({ kind: "day_pass", search: "thai" })).toHaveLength(20);
  });

  test("go on behind a plan that meanwhile became dearer or was withdrawn, and nowhere behind one that never was", async () => {
    const { older } = await page({});
    const [, next] = [await page({}), await page({ after: older! })];
    await world.pool.query("update plans set on_sale = false where code = $1", [older]);
    expect((await page({ after: older! })).plans).toEqual(next.plans);
    await world.pool.query("update plan_prices set amount = 90000 where plan_code = $1", [older]);
    expect((await page({ after: older! })).plans[0]!.code).not.toBe(older);
    for (const wish of [{ after: "nowhere" }, { after: "x".repeat(81) }, { kind: "both" }, { search: "y".repeat(61) }])
      expect((await mei.ask("/staff/getPrices", wish)).resultCode).toBe("INVALID_INPUT");
  });
});

describe("the card of a plan", () => {
  const card = (wish: object) =>
    mei.ask("/staff/getPricedCard", {
      code: "jp-day-1gb",
      language: "en",
      currency: "USD",
      amount: 149,
      was: null,
      ...wish,
    });

  test("has the price that is typed, in its currency and language, and publishes nothing", async () => {
    const before = (await world.pool.query("select * from plan_prices order by plan_code, currency")).rows;
    expect(await card({ was: 199 })).toMatchObject({
      resultData: { card: { areaName: "Japan", price: { amount: 149, currency: "USD" }, was: { amount: 199 } } },
    });
    expect(await card({ language: "zh-hk", currency: "HKD", amount: 1 })).toMatchObject({
      resultData: { card: { areaName: "日本", dayCity: "東京", price: { amount: 1, currency: "HKD" }, was: null } },
    });
    expect((await world.pool.query("select * from plan_prices order by plan_code, currency")).rows).toEqual(before);
  });

  test.each([
    [{ amount: 0 }, "INVALID_INPUT"],
    [{ amount: "1,299" }, "INVALID_INPUT"],
    [{ amount: 2_000_000_000 }, "INVALID_INPUT"],
    [{ was: -1 }, "INVALID_INPUT"],
    [{ language: "fr" }, "INVALID_INPUT"],
    [{ currency: "EUR" }, "INVALID_INPUT"],
    [{ code: "nowhere" }, "NOT_FOUND"],
  ])("%j is %s", async (wish, code) => expect((await card(wish)).resultCode).toBe(code));
});

test("among 5,000 plans (row P6) a page of them is some steps along an index", async () => {
  const asked: CompiledQuery[] = [];
  const listening: Db = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into plans select code || '-' || n, kind, scope, chr(65 + n % 26) || chr(65 + n / 26 % 26), countries,
      allowance_mb, days, min_days, max_days, speed_after_kbps, start_rule, day_rule, day_zone, use_by_days,
      hotspot, network_set, breakout, reinstall, top_up, identity, refund_rule, ways, true
    from plans, generate_series(1, 5000) as n where code = 'jp-10gb-30d';
    insert into plan_prices select code, currency, 100, null from plans, unnest(array['CNY', 'HKD', 'USD']) as currency
    on conflict do nothing;
    analyze plans, plan_prices`);
  for (const from of [undefined, await placeOf(world.db, "jp-10gb-30d-4000")])
    await pricedPlans(listening, { part: "", areas: [], kind: undefined, among: undefined, from }, 51);
  for (const { sql, parameters } of asked) {
    const { rows } = await world.pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, [...parameters]);
    const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(steps).toMatch(/Incremental Sort[^]*plans_by_place/);
    expect(steps).not.toMatch(/Seq Scan/);
  }
});
