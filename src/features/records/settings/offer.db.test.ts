import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { letterWords } from "../../../i18n/letters.server.ts";
import { operations } from "../../../operations.server.ts";
import { answering } from "../../../platform/answer.server.ts";
import { catalogueVersionOf } from "../../../platform/catalogue-version.server.ts";
import { inChangedWords, openChangedWords } from "../../../platform/changed-words.server.ts";
import { DatabaseAway } from "../../../platform/database/away.server.ts";
import { apiRoutes } from "../../../platform/http/api-routes.server.ts";
import { machineRoutes } from "../../../platform/http/machine-routes.server.ts";
import { pageRoutes } from "../../../platform/http/page-routes.server.ts";
import { bareWebServer, called, webWorld } from "../../../platform/http/web.world.ts";
import { withOffer, type OfferOfShop } from "../../../platform/offer.server.ts";
import { machineFile } from "../../../sites/storefront/machine-files.server.ts";
import { openOffer } from "./offer.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
/** Another process on the same database: nothing that it keeps is told to it. */
let other: Awaited<ReturnType<typeof bareWebServer>>["app"];
const serve = (app: typeof other, at: typeof world.shop) => {
  pageRoutes(app, { shop: at, answer: answering(operations, at.limits), ...openTestRenderer() });
  machineRoutes(app, at, machineFile);
};
beforeAll(async () => {
  world = await webWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  const { shop } = world;
  serve(world.app, shop);
  ({ app: other } = await bareWebServer());
  serve(other, {
    ...shop,
    catalogueVersion: catalogueVersionOf(shop.db),
    changedWords: openChangedWords(shop.db),
    offer: openOffer(shop.db, shop.config),
  });
  mei = (await joined(world)).browser;
});
afterAll(async () => {
  await other.close();
  await world.close();
});
afterEach(async () => {
  await world.pool.query("delete from setting_changes");
});

type Setting = "offer.languages" | "offer.currencies";
const change = (name: Setting, value: string | null, version = 0) =>
  mei.ask("/staff/changeSetting", { requestKey: randomUUID(), name, version, value, reason: "season" });
const both = async (url: string, headers: Record<string, string> = {}) =>
  Promise.all([world.app, other].map((app) => app.inject({ url, headers })));
const places = async (url: string, headers?: Record<string, string>) =>
  (await both(url, headers)).map(({ statusCode, headers: said }) => said.location ?? statusCode);
const bodies = async (url: string, headers?: Record<string, string>) =>
  (await both(url, headers)).map(({ body }) => body);

describe("a language that is turned off", () => {
  test("has no home page and no words of its own at the next request of each process, and comes back whole", async () => {
    const before = await bodies("/zh-hk/destination");
    for (const body of before) expect(body).toContain("立即選購");
    expect(await places("/zh-hk/homepage")).toEqual([200, 200]);
    expect((await change("offer.languages", "zh-cn,en")).resultCode).toBe("SUCCESS");
    expect(await places("/zh-hk/homepage?utm_source=x")).toEqual(
      Array.from({ length: 2 }, () => "/zh-cn/homepage?utm_source=x"),
    );
    for (const body of await bodies("/zh-hk/destination")) {
      expect(body).toContain("Buy now");
      expect(body).toContain('data-offered="zh-cn,en"');
      expect(body).toContain('<link rel="canonical" href="http://shop.test/en/destination"');
      expect(body).not.toMatch(/hreflang="zh-HK"|立即選購|value="zh-hk"/);
    }
    expect((await change("offer.languages", null, 1)).resultCode).toBe("SUCCESS");
    expect(await bodies("/zh-hk/destination")).toEqual(before);
  });

  test("is in no sitemap, feed or file for assistants, and no browser is led to it", async () => {
    expect(await places("/", { "accept-language": "zh-HK" })).toEqual(["/zh-hk/homepage", "/zh-hk/homepage"]);
    await change("offer.languages", "zh-cn,en");
    for (const body of await bodies("/sitemap.xml")) expect(body).not.toContain("zh-hk");
    expect(await places("/sitemap/zh-hk/plans-1.xml")).toEqual([404, 404]);
    for (const body of await bodies("/llms.txt")) expect(body).not.toContain("zh-hk");
    expect(await places("/", { "accept-language": "zh-HK" })).toEqual(["/zh-cn/homepage", "/zh-cn/homepage"]);
  });

  test("leads elsewhere also where it is the default, or the one that others fall back to", async () => {
    await change("offer.languages", "zh-hk");
    expect(await places("/")).toEqual(["/zh-hk/homepage", "/zh-hk/homepage"]);
    expect(await places("/en/homepage")).toEqual(["/zh-hk/homepage", "/zh-hk/homepage"]);
    for (const body of await bodies("/ja/destination")) {
      expect(body).toContain("你的品牌，賣旅行數據");
      // nothing to swap with
      expect(body).not.toContain("site-toggle");
    }
  });

  test("is said on in what is written to those who bought in it, and in the console", async () => {
    await change("offer.languages", "zh-cn,en");
    await bodies("/en/destination");
    const said = await inChangedWords(world.shop, async () => letterWords("zh-hk").esimReady.subject("日本", 1));
    expect(said).toMatch(/eSIM.*出發/);
  });
});

describe("a currency that is turned off", () => {
  const inHkd = { cookie: "currency=HKD" };

  test("is on no page and in no choice of the next request of each process, whatever was chosen before", async () => {
    for (const body of await bodies("/en/plans?country=JP", inHkd)) expect(body).toContain("HK$");
    await change("offer.currencies", "CNY,USD");
    for (const body of await bodies("/en/plans?country=JP", inHkd))
      expect(body).not.toMatch(/HK\$|name="currency"[^>]*value="HKD"/);
    for (const body of await bodies("/zh-hk/plans?country=JP")) expect(body).toMatch(/¥/);
    await change("offer.currencies", null, 1);
    for (const body of await bodies("/en/plans?country=JP", inHkd)) expect(body).toContain("HK$");
  });

  test("is refused in an order of a tab that was open, but not in the repeat of one that was placed before", async () => {
    const wish = aWish();
    expect((await called(world.app, "/order/create", wish)).statusCode).toBe(200);
    await change("offer.currencies", wish.currency === "USD" ? "CNY" : "USD");
    expect((await called(world.app, "/order/create", wish)).statusCode).toBe(200);
    const late = JSON.parse((await called(world.app, "/order/create", { ...wish, requestKey: randomUUID() })).body);
    expect(late).toMatchObject({
      resultCode: "CURRENCY_NOT_OFFERED",
      resultData: { fields: [{ field: "currency", problem: "not_offered" }] },
    });
  });
});

test.each<[Setting, string, string]>([
  ["offer.languages", "", "some"],
  ["offer.languages", "ja", "choose"],
  ["offer.languages", "zh-cn,ja", "choose"],
  ["offer.languages", "en,en", "choose"],
  ["offer.languages", "en,", "choose"],
  ["offer.languages", "all", "choose"],
  ["offer.currencies", "", "some"],
  ["offer.currencies", "EUR", "choose"],
  ["offer.currencies", "CNY HKD", "choose"],
])("%s of %j is refused: the last one stays on", async (name, value, problem) => {
  expect(await change(name, value)).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "value", problem }] },
  });
  expect((await world.pool.query("select from setting_changes")).rowCount).toBe(0);
});

test("of what another version of the shop has written, that holds which this one offers; where it offers none, everything is on", async () => {
  await change("offer.languages", "en");
  await world.pool.query(`update setting_changes set value = '"zh-cn,ja"'`);
  expect(await places("/zh-cn/homepage")).toEqual([200, 200]);
  expect(await places("/en/homepage")).toEqual(["/zh-cn/homepage", "/zh-cn/homepage"]);
  const { resultData } = await mei.ask("/staff/getSettings", {});
  expect((resultData as { settings: object[] }).settings).toContainEqual(
    expect.objectContaining({ name: "offer.languages", value: "zh-cn" }),
  );
  await world.pool.query(`update setting_changes set value = '"ja"'`);
  await change("offer.currencies", "CNY");
  expect(await places("/en/homepage")).toEqual([200, 200]);
});

describe("at the moment of a change", () => {
  const everything = { languages: ["zh-cn", "zh-hk", "en"] as const, currencies: ["CNY", "HKD", "USD"] as const };

  test("a request of the version before that ends later does not bring the offer before back", async () => {
    const { db, config } = world.shop;
    const [read, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waits = [late.promise];
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.resolve();
        await waits.shift();
        return result;
      },
    });
    const offer = openOffer(slow, config);
    const before = offer.at("9");
    await read.promise;
    await change("offer.languages", "en");
    expect((await offer.at("10")).languages).toEqual(["en"]);
    late.resolve();
    expect(await before).toEqual(everything);
    expect(offer.known().languages).toEqual(["en"]);
  });

  test("orders at two processes, one of which answers calls alone: placed or refused, and refused once it is made", async () => {
    const { app } = await bareWebServer();
    const { shop } = world;
    const calls = { ...shop, catalogueVersion: catalogueVersionOf(shop.db), offer: openOffer(shop.db, shop.config) };
    apiRoutes(app, calls, answering(operations, shop.limits));
    const codeOf = async (at: typeof app) => JSON.parse((await called(at, "/order/create", aWish())).body).resultCode;
    const atBoth = () => Promise.all([world.app, app, world.app, app].map(codeOf));
    expect(new Set(await atBoth())).toEqual(new Set(["SUCCESS"]));
    const [changed, meanwhile] = await Promise.all([change("offer.currencies", "CNY,USD"), atBoth()]);
    expect(changed.resultCode).toBe("SUCCESS");
    for (const code of meanwhile) expect(["SUCCESS", "CURRENCY_NOT_OFFERED"]).toContain(code);
    expect(new Set(await atBoth())).toEqual(new Set(["CURRENCY_NOT_OFFERED"]));
    await app.close();
  });

  test("a page whose offer could not be read is the last one with a warning, and is kept by nobody", async () => {
    const { app } = await bareWebServer();
    const { shop } = world;
    const offer = openOffer(shop.db, shop.config);
    let isAway = false;
    const at: OfferOfShop["at"] = (version) =>
      isAway ? Promise.reject(new DatabaseAway(new Error("connection lost"))) : offer.at(version);
    serve(app, { ...shop, offer: { ...offer, at } });
    const shown = async (url: string) => (await app.inject({ url })).body;
    expect(await shown("/en/destination")).toContain('data-offered="zh-cn,zh-hk,en"');
    await change("offer.languages", "zh-cn,en");
    isAway = true;
    expect(await shown("/en/destination")).toContain("data-first-page");
    expect((await app.inject({ url: "/llms.txt" })).statusCode).toBe(503);
    isAway = false;
    expect(await shown("/en/destination")).toContain('data-offered="zh-cn,en"');
    for (const url of ["/sitemap.xml", "/llms.txt"]) expect(await shown(url)).not.toContain("zh-hk");
    await app.close();
  });

  test("a sitemap is of the offer that it is made with, whatever was made of the same state of the catalogue", async () => {
    const sitemap = (languages: readonly ("en" | "zh-cn" | "zh-hk")[]) =>
      withOffer({ ...everything, languages }, () => machineFile(world.shop, "/sitemap.xml"));
    expect(await sitemap(everything.languages)).toContain("/sitemap/zh-hk/");
    expect(await sitemap(["en"])).not.toContain("/sitemap/zh-hk/");
  });
});
