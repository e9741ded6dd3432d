import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { PlanRecord } from "./plan-rules.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

type Difference = { field: string; before: string | null; after: string | null };
type Page = {
  plan: PlanRecord;
  version: string;
  onSale: boolean;
  cards: { language: string; card: { price: { amount: number; currency: string } } }[];
  history: { who: string; action: string; differences: Difference[] }[];
};
const page = (code: string) => mei.get<Page>("/staff/getPlan", { code });
const publish = (plan: unknown, version: string | null) => mei.ask("/staff/publishPlan", { plan, version });
const code = "jp-10gb-30d";
const withHkd = (plan: PlanRecord, amount: number): PlanRecord => ({
  ...plan,
  prices: { ...plan.prices, HKD: { ...plan.prices.HKD, amount } },
});
const shopPrice = async () => {
  const wish = { code, currency: "HKD" };
  const { envelope } = await world.answer("/product/getPlanDetail", wish, english);
  return (envelope.resultData as { plan: { price: { amount: number } } }).plan.price.amount;
};
const actions = async () =>
  (await world.pool.query("select count(*)::int from actions where details ->> 'plan' = $1", [code])).rows[0].count;

describe("a plan that is published", () => {
  test("costs in the shop at the next request what was typed, and its history has both values", async () => {
    const { plan, version } = await page(code);
    expect(plan.prices.HKD).toEqual({ amount: 10_500, was: 12_800 });
    const wanted = withHkd(plan, 9900);
    expect(await mei.get("/staff/lookThroughPlan", { plan: wanted, version })).toMatchObject({
      differences: [{ field: "prices.HKD.amount", before: "10500", after: "9900" }],
      cards: [{ language: "zh-cn" }, { language: "zh-hk", card: { price: { amount: 9900 } } }, { language: "en" }],
    });
    expect(await shopPrice()).toBe(10_500);
    expect(await publish(wanted, version)).toMatchObject({ resultCode: "SUCCESS" });
    expect(await shopPrice()).toBe(9900);
    expect((await page(code)).history).toEqual([
      {
        at: expect.any(String),
        who: "mei@example.com",
        action: "plan_published",
        differences: [{ field: "prices.HKD.amount", before: "10500", after: "9900" }],
      },
    ]);
  });

  test("twice is published once: the repeat of a lost answer writes nothing", async () => {
    const { plan, version } = await page(code);
    const wanted = withHkd(plan, 9800);
    const before = await actions();
    const answers = await Promise.all([publish(wanted, version), publish(wanted, version)]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await publish(wanted, version)).toMatchObject({ resultCode: "SUCCESS", resultData: { differences: [] } });
    expect(await actions()).toBe(before + 1);
  });

  test("by two at once is published by one of them; the other learns of it and nothing is overwritten", async () => {
    const { plan, version } = await page(code);
    const answers = await Promise.all([9700, 9600].map((amount) => publish(withHkd(plan, amount), version)));
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    const first = answers[0]!.resultCode === "SUCCESS" ? 9700 : 9600;
    expect(await shopPrice()).toBe(first);
    expect(await mei.code("/staff/withdrawPlan", { code, version })).toBe("RECORD_CHANGED");
    expect((await page(code)).onSale).toBe(true);
  });

  test("is found changed where an import wrote it meanwhile", async () => {
    const { plan, version } = await page(code);
    await world.pool.query("update plans set days = 31 where code = $1", [code]);
    expect(await publish(plan, version)).toMatchObject({ resultCode: "RECORD_CHANGED" });
    await world.pool.query("update plans set days = 30 where code = $1", [code]);
    expect(await publish(plan, version)).toMatchObject({ resultCode: "SUCCESS" });
  });

  test("has every problem at its field, those that only the catalogue can tell too", async () => {
    const { plan, version } = await page(code);
    const wrong = { ...withHkd(plan, 0), days: null, ways: [] };
    expect(await publish(wrong, version)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: {
        fields: [{ field: "plan.ways" }, { field: "plan.prices.HKD.amount" }, { field: "plan.days" }],
      },
    });
    expect(await publish({ ...plan, area: "KR" }, version)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "plan.area", problem: "no_destination" }] },
    });
    expect(await publish(withHkd(plan, 1), null)).toMatchObject({
      resultData: { fields: [{ field: "plan.code", problem: "plan_code_taken" }] },
    });
    expect(await publish({ ...plan, code: "unknown" }, version)).toMatchObject({ resultCode: "NOT_FOUND" });
  });

  test.each(Object.entries({ ...hostileValues, formula: "=HYPERLINK(1)" }))(
    "takes nothing hostile for a code: %s",
    async (_name, text) => {
      const { plan, version } = await page(code);
      const { resultCode } = await publish({ ...plan, code: text }, version);
      expect(["INVALID_INPUT", "NOT_FOUND"]).toContain(resultCode);
      expect(await mei.code("/staff/getPlan", { code: text })).toMatch(/^(NOT_FOUND|INVALID_INPUT)$/);
      expect(await mei.code("/staff/getPlans", { search: text })).toMatch(/^(SUCCESS|INVALID_INPUT)$/);
    },
  );
});

test("a copy is a new plan, withdrawn is not for sale, and published again comes back", async () => {
  const { plan } = await page(code);
  const copy = { ...plan, code: "jp-copy" };
  expect(await publish(copy, null)).toMatchObject({ resultCode: "SUCCESS" });
  const { version } = await page("jp-copy");
  world.at("2026-11-21T08:05:00Z");
  expect(await mei.code("/staff/withdrawPlan", { code: "jp-copy", version })).toBe("SUCCESS");
  expect(await mei.code("/staff/withdrawPlan", { code: "jp-copy", version })).toBe("SUCCESS");
  const detail = () => world.answer("/product/getPlanDetail", { code: "jp-copy", currency: "HKD" }, english);
  expect((await detail()).envelope.resultCode).toBe("PLAN_NOT_ON_SALE");
  const { version: withdrawn, history } = await page("jp-copy");
  expect(history.map(({ action }) => action)).toEqual(["plan_withdrawn", "plan_published"]);
  expect(await mei.get("/staff/lookThroughPlan", { plan: copy, version: withdrawn })).toMatchObject({
    differences: [],
    comesBack: true,
  });
  expect(await publish(copy, withdrawn)).toMatchObject({ resultCode: "SUCCESS" });
  expect((await detail()).envelope.resultCode).toBe("SUCCESS");
});

describe("the list", () => {
  type List = { plans: { code: string }[]; older: string | null; views: { view: string; count: number }[] };
  const codes = async (wish: object) => (await mei.get<List>("/staff/getPlans", wish)).plans.map((plan) => plan.code);

  test("finds by a part of a code and by a destination in any language", async () => {
    expect(await codes({ search: "10GB" })).toEqual(["jp-10gb-30d"]);
    expect(await codes({ search: "日本及" })).toEqual(["jp-th-5gb-15d"]);
    expect(await codes({ search: "nowhere" })).toEqual([]);
    expect(await codes({ view: "withdrawn" })).toEqual([]);
  });

  test("leads through all plans, 50 at a time, with none twice or left out", async () => {
    await world.pool.query(
      "insert into plans select (jsonb_populate_record(plans, jsonb_build_object('code', 'zz-' || lpad(n::text, 3, '0')))).* from plans, generate_series(1, 90) n where code = $1",
      [code],
    );
    const first = await mei.get<List>("/staff/getPlans", { search: "zz-" });
    const second = await mei.get<List>("/staff/getPlans", { search: "zz-", after: first.older });
    const all = [...first.plans, ...second.plans].map((plan) => plan.code);
    expect([first.plans.length, all.length, new Set(all).size, second.older]).toEqual([50, 90, 90, null]);
  });
});

test("a draft is kept as typed, shown to its writer alone, named to colleagues, and gone once it is published", async () => {
  const { browser: kwok } = await joined(world, { email: "kwok@example.com", name: "Kwok" });
  const { plan, version } = await page(code);
  const entries = { days: "thirty", "prices.HKD.amount": "<script>‮" };
  await mei.get("/staff/keepPlanDraft", { code, version, entries });
  expect(await mei.get("/staff/getPlanDrafts", { code })).toMatchObject({ mine: { entries, version }, others: [] });
  expect(await kwok.get("/staff/getPlanDrafts", { code })).toEqual({
    mine: null,
    others: [{ who: "Mei Lam", savedAt: "2026-11-21T08:05:00.000Z" }],
  });
  expect(await mei.code("/staff/keepPlanDraft", { code, version, entries: { days: "x".repeat(5000) } })).toBe(
    "INVALID_INPUT",
  );
  await publish(withHkd(plan, 9500), version);
  expect(await mei.get("/staff/getPlanDrafts", { code })).toMatchObject({ mine: null });
  await kwok.get("/staff/keepPlanDraft", { code, version: null, entries });
  await kwok.get("/staff/keepPlanDraft", { code, version: null, entries: null });
  expect(await kwok.get("/staff/getPlanDrafts", { code })).toMatchObject({ mine: null });
});
