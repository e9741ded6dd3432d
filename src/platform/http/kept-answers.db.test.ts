import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { english } from "../../../test/world.ts";
import { GetPlanList } from "../../features/catalogue/plans/contract.ts";
import type { Currency } from "../../kernel/currency.ts";
import type { Language } from "../../kernel/language.ts";
import { operations } from "../../operations.server.ts";
import { answering } from "../answer.server.ts";
import { contextFor } from "../context.server.ts";
import { openLimits } from "../limits.server.ts";
import { operation } from "../operation.server.ts";
import { called, webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
beforeAll(async () => (world = await webWorld({ environment: { READ_CALLS_PER_MINUTE: "1000000" } })));
afterAll(() => world.close());

const japan = { country: "JP", currency: "HKD" };
const dayPass = "jp-day-1gb";
const ask = async (wish: object = japan, { path = "/product/getPlanList", lang = "en", headers = {} } = {}) =>
  (await called(world.app, path, wish, { headers: { lang, ...headers } })).json();
type Listed = { resultData: { plans: { code: string; price: { amount: number }; areaName: string }[] } };
const shown = async (wish?: object, more?: Parameters<typeof ask>[1]) =>
  ((await ask(wish, more)) as Listed).resultData.plans.find(({ code }) => code === dayPass)!;
const setPrice = (amount: number, currency: Currency = "HKD") =>
  world.pool.query("update plan_prices set amount = $1 where plan_code = $2 and currency = $3", [
    amount,
    dayPass,
    currency,
  ]);
/** A change that the catalogue's number does not tell of: whoever shows it has asked the database anew. */
const setUnseen = async (amount: number) => {
  await world.pool.query("alter table plan_prices disable trigger plan_prices_changed");
  await setPrice(amount);
  await world.pool.query("alter table plan_prices enable trigger plan_prices_changed");
};

test("an answer is kept until the catalogue changes, and then given out no more", async () => {
  expect((await shown()).price.amount).toBe(1500);
  await setUnseen(1);
  expect((await shown()).price.amount).toBe(1500);
  expect((await shown({ currency: 344, country: "JP", stray: "x" })).price.amount).toBe(1500);
  await setPrice(1600);
  expect((await shown()).price.amount).toBe(1600);
});

test("each language and currency has its own", async () => {
  await setPrice(1500);
  for (let time = 0; time < 2; time++)
    for (const [currency, amount] of [
      ["CNY", 1400],
      ["HKD", 1500],
      ["USD", 199],
    ] as const)
      for (const [lang, name] of [
        ["zh-cn", "日本"],
        ["en", "Japan"],
        ["ko", "일본"],
      ] as const) {
        expect(await shown({ ...japan, currency }, { lang })).toMatchObject({
          price: { amount, currency },
          areaName: name,
        });
        expect((await shown({ ...japan, currency, lang })).areaName).toBe(name);
      }
});

test("compressed or not, everybody gets the same bytes", async () => {
  const get = async (coding?: string) => {
    const headers = { ...(coding && { "accept-encoding": coding }) };
    const answer = await called(world.app, "/product/getPlanList", japan, { headers });
    expect([answer.statusCode, answer.headers["content-encoding"], answer.headers["cache-control"]]).toEqual([
      200,
      coding,
      "no-store",
    ]);
    expect([answer.headers["content-type"], answer.headers.vary]).toEqual([
      "application/json; charset=utf-8",
      "accept-encoding",
    ]);
    return answer.rawPayload;
  };
  for (let time = 0; time < 2; time++) {
    const plain = (await get()).toString();
    expect(brotliDecompressSync(await get("br")).toString()).toBe(plain);
    expect(gunzipSync(await get("gzip")).toString()).toBe(plain);
  }
});

test("while visitors come all the time and prices move all the time, nobody who comes after a change is told the price before it", async () => {
  const last = 3040;
  await setPrice(3000);
  let committed = 3000;
  const visitor = async () => {
    for (let least = committed; least < last; least = committed)
      expect((await shown()).price.amount).toBeGreaterThanOrEqual(least);
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  for (let amount = 3001; amount <= last; amount++) {
    await setPrice(amount);
    committed = amount;
  }
  await visitors;
  expect((await shown()).price.amount).toBe(last);
});

test("refusals are not kept, nor what a person types", async () => {
  const missing = async (lang: string) => (await ask({ country: "Atlantis", currency: "HKD" }, { lang })).resultMessage;
  expect(await missing("en")).not.toBe(await missing("zh-hk"));
  const found = async () => {
    const { resultData } = await ask({ query: "docomo" }, { path: "/common/getCoverageMap" });
    return resultData.places.length as number;
  };
  expect(await found()).toBe(1);
  const kept = async () => (await ask({}, { path: "/common/getCoverageMap" })).resultData.places.length as number;
  expect(await kept()).toBe(3);
});

test("what is kept counts against the limit of an address like what is made", async () => {
  const narrow = await webWorld({ environment: { READ_CALLS_PER_MINUTE: "5" } });
  try {
    const codes = [];
    for (let time = 0; time < 7; time++)
      codes.push((await called(narrow.app, "/product/getPlanList", japan)).json().resultCode);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "SUCCESS"), "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  } finally {
    await narrow.close();
  }
});

const wishes: Record<string, object[]> = {
  "/product/getPlanList": [japan, { ...japan, lang: "ja" }],
  "/product/getPlanDetail": [{ code: dayPass, currency: "USD" }],
  "/product/getShopFigures": [{}],
  "/common/getCountryList": [{}, { currency: "CNY" }],
  "/common/getRegionList": [{ currency: "CNY" }],
  "/common/getCountryCode": [{}],
  "/common/searchDestinations": [{ query: "japan", currency: "USD" }],
  "/common/getCommonSetting": [{ KeyList: ["notice", "footer_about_faq", "footer_about_terms"] }],
  "/common/getMenuLinks": [{}],
  "/common/getChangedWords": [{ areas: ["shell", "plans"] }],
  "/content/getPolicy": [{ docname: "privacy_policy" }],
  "/content/getFaq": [{ type: "Product" }],
  "/content/searchFaq": [{ query: "esim" }],
  "/common/getCarrierListForNetType": [{ country: "JP", netType: "5G" }],
  "/common/getCoverageMap": [{}],
  "/device/getDeviceList": [{ brand: "Apple" }],
  "/device/checkDevice": [{ model: "apple-iphone-17", bought: "CN" }],
  "/chat/getWidget": [{}],
  "/realName/getCountries": [{ lang: "ko" }],
  "/realName/getIdentityOffer": [{}],
  "/product/getWholesaleTiers": [{}],
};
const sameForAll = operations.filter(({ endpoint }) => endpoint.caller === "everybody");

test("what is kept is what is answered to everybody, and no other call is", () => {
  expect(sameForAll.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(Object.keys(wishes).toSorted());
  expect(operations.filter(({ endpoint }) => endpoint.kept && endpoint.caller !== "everybody")).toEqual([]);
});

test("each answers two callers alike", async () => {
  const demo = await webWorld({ demo: true });
  const answer = answering(operations, demo.shop.limits);
  const later = { ...demo.shop, clock: () => new Date("2027-06-01T12:00:00Z") };
  try {
    for (const language of ["en", "zh-hk"] as Language[])
      for (const [path, wish] of Object.entries(wishes).flatMap(([path, some]) =>
        some.map((one) => [path, one] as const),
      )) {
        const one = await answer(path, wish, contextFor(demo.shop, { ...english, language }));
        const stranger = { language, address: "114.114.114.114", country: "TH", userAgent: "curl/8" };
        const other = await answer(path, wish, contextFor(later, stranger));
        expect([path, one.status]).toEqual([path, 200]);
        expect([path, other]).toEqual([path, one]);
        expect((await called(demo.app, path, wish, { headers: { lang: language } })).json()).toEqual(one.envelope);
      }
  } finally {
    await demo.close();
  }
});

test("an operation that answers everybody is told the language and nothing else of its caller", async () => {
  let told: object = {};
  const listening = operation(GetPlanList, async (_wish, context) => {
    told = context;
    throw new Error("heard enough");
  });
  await answering([listening], openLimits(world.shop.config))(GetPlanList.path, japan, contextFor(world.shop, english));
  const { db, config, changedWords } = world.shop;
  expect(told).toEqual({ db, config, changedWords, catalogueVersion: expect.anything(), visitor: { language: "en" } });
});
