import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { CheckDevice, GetDeviceList } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`
    insert into devices (slug, brand, kind, model, browser_names, year, esim, bought_in, source, as_of) values
      ('apple-iphone-8', 'Apple', 'phone', 'iPhone 8', '{}', 2017, 'no', '{}', 'Apple Support', '2025-10-31'),
      ('apple-iphone-15', 'Apple', 'phone', 'iPhone 15', '{}', 2023, 'yes', '{"CN":"no","HK":"look"}', 'Apple Support',
        '2025-10-31'),
      ('samsung-galaxy-s23', 'Samsung', 'phone', 'Galaxy S23', '{SM-S911*}', 2023, 'yes', '{"CN":"no"}',
        'Samsung Support', '2025-10-31'),
      ('google-pixel-8', 'Google', 'phone', 'Pixel 8', '{Pixel 8}', 2023, 'yes', '{}', 'Google', '2025-10-31')`);
});
afterAll(() => world.close());

const list = (wish: unknown) => world.answer("/device/getDeviceList", wish);
const check = (wish: unknown, language: "en" | "zh-hk" = "en") =>
  world.answer("/device/checkDevice", wish, { ...english, language });

describe("the list", () => {
  test("begins with the brands alone", async () => {
    expect(await world.call(GetDeviceList, {})).toEqual({ brands: ["Apple", "Samsung", "Google"], models: [] });
  });

  test("finds models by what a person types", async () => {
    const { models } = await world.call(GetDeviceList, { search: "iphone 15" });
    expect(models.map(({ slug }) => slug)).toEqual(["apple-iphone-15"]);
    expect((await world.call(GetDeviceList, { search: "typewriter" })).models).toEqual([]);
  });

  test("of a brand is newest first, with the places where it matters", async () => {
    const { models } = await world.call(GetDeviceList, { brand: "Apple" });
    expect(models.map(({ slug, places }) => [slug, places])).toEqual([
      [
        "apple-iphone-15",
        [
          { iso2: "CN", name: "China" },
          { iso2: "HK", name: "Hong Kong" },
        ],
      ],
      ["apple-iphone-8", []],
    ]);
  });

  test("knows a model by what a browser reports", async () => {
    const { models } = await world.call(GetDeviceList, { browserName: "SM-S911B" });
    expect(models.map(({ slug }) => slug)).toEqual(["samsung-galaxy-s23"]);
  });

  test.each([
    { brand: "Nobody" },
    { brand: "apple'; drop table devices" },
    { browserName: "K" },
    { brand: "", browserName: "" },
  ])("of %j is empty", async (wish) => {
    expect((await world.call(GetDeviceList, wish)).models).toEqual([]);
  });

  test.each([
    { brand: "x".repeat(41) },
    { browserName: "x".repeat(101) },
    { search: "x".repeat(61) },
    { search: "iPhone\u0000" },
    { brand: 5 },
    { browserName: "a\u0000" },
  ])("refuses %.40j", async (wish) => {
    expect((await list(wish)).envelope.resultCode).toBe("INVALID_INPUT");
  });
});

describe("the check", () => {
  test.each([
    [{ model: "apple-iphone-15" }, null],
    [{ model: "apple-iphone-15", bought: "CN" }, "no"],
    [{ model: "apple-iphone-15", bought: "HK" }, "look"],
    [{ model: "apple-iphone-15", bought: "elsewhere" }, "yes"],
    [{ model: "google-pixel-8" }, "yes"],
    [{ model: "apple-iphone-8", bought: "US" }, "no"],
  ])("of %j answers %s, and says who says so", async (wish, answer) => {
    const checked = await world.call(CheckDevice, wish);
    expect(checked.verdict?.answer ?? null).toBe(answer);
    expect(checked).toMatchObject({ source: expect.stringMatching(/Apple|Google/), asOf: "2025-10-31" });
  });

  test("names places as the operator does, in the caller's language", async () => {
    const { envelope } = await check({ model: "apple-iphone-15" }, "zh-hk");
    expect(envelope.resultData).toMatchObject({
      device: {
        places: [
          { iso2: "CN", name: "中國" },
          { iso2: "HK", name: "香港" },
        ],
      },
    });
  });

  test("of a model that is not on the list is a 404", async () => {
    const { status, envelope } = await check({ model: "apple-iphone-99" });
    expect([status, envelope.resultCode]).toEqual([404, "NOT_FOUND"]);
  });

  test.each([
    {},
    { model: "x".repeat(61) },
    { model: "apple-iphone-15", bought: "China" },
    { model: "apple-iphone-15", bought: "cn" },
    { model: ["a"] },
  ])("refuses %.60j", async (wish) => {
    expect((await check(wish)).status).toBe(400);
  });

  test("has no use for an EID, and repeats none", async () => {
    const { envelope } = await check({ model: "google-pixel-8", eid: "89049032007108882600137544319616" });
    expect(JSON.stringify(envelope)).not.toContain("8904");
  });

  test("follows a changed list at once", async () => {
    await world.pool.query(`update devices set esim = 'look' where slug = 'google-pixel-8'`);
    expect((await world.call(CheckDevice, { model: "google-pixel-8" })).verdict?.answer).toBe("look");
  });
});
