import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { WishOf } from "../../../kernel/endpoint.ts";
import type { PlanTrip } from "./contract.ts";

let world: World;
beforeAll(async () => (world = await freshWorld()));
afterAll(() => world.close());

type Wish = WishOf<typeof PlanTrip>;
const wish: Wish = {
  stops: [
    { country: "JP", from: "2026-12-01", to: "2026-12-03" },
    { country: "TH", from: "2026-12-04", to: "2026-12-06" },
  ],
  people: 2,
  habits: ["maps", "chat"],
  currency: "HKD",
};
type Answer = { resultCode: string; resultData: Record<string, never> };
let asked = 0;
/** Everybody from another address: a stranger may ask only so often. */
const ask = async (changed: Partial<Record<keyof Wish, unknown>> = {}, language: "en" | "zh-hk" = "en") => {
  const { status, envelope } = await world.answer(
    "/trip/planTrip",
    { ...wish, ...changed },
    { language, address: `203.0.113.${++asked}` },
  );
  return { status, ...(envelope as unknown as Answer) };
};
const problems = async (changed: Parameters<typeof ask>[0], language?: "zh-hk") => {
  const { status, resultData } = await ask(changed, language);
  expect(status).toBe(400);
  return (resultData as unknown as { fields: { field: string; problem: string; message: string }[] }).fields;
};
const stop = (country: string, from = "2026-12-01", to = "2026-12-03") => ({ country, from, to });

describe("what is refused, field by field", () => {
  test.each([
    ["no stop", { stops: [] }, "stops range"],
    ["eleven stops", { stops: Array.from({ length: 11 }, () => stop("JP")) }, "stops range"],
    ["an unknown destination", { stops: [stop("Atlantis")] }, "stops.0.country place"],
    ["none at all", { stops: [stop(" ")] }, "stops.0.country empty"],
    ["markup", { stops: [stop("<script>alert(1)</script>")] }, "stops.0.country place"],
    ["ten thousand letters", { stops: [stop("x".repeat(10_000))] }, "stops.0.country long"],
    ["a day that is past", { stops: [stop("JP", "2026-11-01")] }, "stops.0.from date.past"],
    ["an end before the beginning", { stops: [stop("JP", "2026-12-05", "2026-12-01")] }, "stops.0.to date.order"],
    [
      "a stop within another",
      { stops: [stop("JP"), stop("TH", "2026-12-02", "2026-12-06")] },
      "stops.1.from date.order",
    ],
    ["too long a trip", { stops: [stop("JP", "2026-12-01", "2027-02-01")] }, "stops.0.to date.long"],
    ["no date", { stops: [stop("JP", "soon")] }, "stops.0.from format"],
    ["no people", { people: 0 }, "people range"],
    ["half a person", { people: 1.5 }, "people number"],
    ["no habit", { habits: [] }, "habits choose"],
    ["a habit that we cannot count", { habits: ["gaming"] }, "habits.0 choose"],
    ["another currency", { currency: "EUR" }, "currency choose"],
  ])("%s", async (_, changed, expected) => {
    const [first] = await problems(changed);
    expect(`${first!.field} ${first!.problem}`).toBe(expected);
  });

  test("all at once, in the visitor's language", async () => {
    const found = await problems(
      { stops: [stop("Atlantis", "2026-11-01"), stop("TH", "2026-12-01", "2026-11-30")] },
      "zh-hk",
    );
    expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual([
      "stops.0.country 找不到這個目的地。請試試國家／地區、大城市或機場代碼。",
      "stops.0.from 這一日已經過去",
      "stops.1.from 不可早於前一個日期",
      "stops.1.to 不可早於前一個日期",
    ]);
  });
});

test("the cheapest for every day, for everybody, and what else there is", async () => {
  const { status, resultData } = await ask();
  expect(status).toBe(200);
  expect(resultData).toMatchObject({
    people: 2,
    days: 6,
    neededMb: 306,
    changeCounts: { amount: 1600, currency: "HKD" },
    stops: [
      { country: "JP", name: "Japan", from: "2026-12-01", to: "2026-12-03" },
      { country: "TH", name: "Thailand" },
    ],
    best: {
      quantity: 2,
      total: { amount: 12_000, currency: "HKD" },
      parts: [
        {
          plan: { code: "jp-th-5gb-15d", areaName: "Japan and Thailand" },
          days: 15,
          price: { amount: 6000, currency: "HKD" },
          serves: [
            { stop: 0, from: "2026-12-01", to: "2026-12-03" },
            { stop: 1, from: "2026-12-04", to: "2026-12-06" },
          ],
          installOn: null,
          buyFrom: null,
          reasons: [
            { fact: "holds", days: 6, neededMb: 1836, allowanceMb: 5120 },
            { fact: "several_countries", countries: 2 },
          ],
        },
      ],
    },
    alternatives: [{ way: "shared", quantity: 1, total: { amount: 6000 }, more: { amount: -6000 } }],
    unserved: [],
  });
});

test("names, cities, airports and other spellings are understood", async () => {
  const { resultData } = await ask({ stops: [stop("Haneda"), stop("泰国", "2026-12-04", "2026-12-05")] });
  expect(resultData).toMatchObject({ stops: [{ country: "JP" }, { country: "TH" }] });
  expect((await ask({ stops: [stop("曼谷")] }, "zh-hk")).resultData).toMatchObject({
    stops: [{ country: "TH", name: "泰國" }],
  });
});

test("a country without a plan is listed with its days; the others are planned", async () => {
  const { resultData } = await ask({ stops: [stop("JP"), stop("HK", "2026-12-03", "2026-12-05")] });
  expect(resultData).toMatchObject({
    best: { parts: [{ plan: { code: "jp-day-1gb" }, days: 3 }] },
    unserved: [{ stop: 1, from: "2026-12-03", to: "2026-12-05", why: "no_plan" }],
  });
  expect((await ask({ stops: [stop("HK")] })).resultData).toMatchObject({
    best: null,
    alternatives: [],
    unserved: [{ stop: 0, why: "no_plan" }],
  });
});

test("a plan that would expire before the trip is bought later", async () => {
  const { resultData } = await ask({ stops: [stop("TH", "2027-09-01", "2027-09-03")] });
  expect(resultData).toMatchObject({ best: { parts: [{ plan: { code: "jp-th-5gb-15d" }, buyFrom: "2027-06-03" }] } });
});

test("never a stale price: the next answer after a change is by the new catalogue", async () => {
  await world.pool.query("update plan_prices set amount = 100 where plan_code = 'jp-th-5gb-15d' and currency = 'HKD'");
  expect((await ask()).resultData).toMatchObject({ best: { total: { amount: 200 } } });
  await world.pool.query("update plans set on_sale = false where code = 'jp-th-5gb-15d'");
  expect((await ask()).resultData).toMatchObject({ unserved: [{ stop: 1, why: "no_plan" }] });
});

test("it takes long to compute, so a stranger may ask it thirty times a minute", async () => {
  for (let time = 0; time < 30; time++)
    await world.answer("/trip/planTrip", {}, { language: "en", address: "198.51.100.1" });
  const { status, envelope } = await world.answer("/trip/planTrip", wish, { language: "en", address: "198.51.100.1" });
  expect([status, envelope.resultCode]).toEqual([429, "TOO_MANY_REQUESTS"]);
});
