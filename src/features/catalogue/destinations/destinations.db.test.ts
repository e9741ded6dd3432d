import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap, type RefusalDetails } from "../../../kernel/envelope.ts";
import { GetCountryCode, GetCountryList, GetRegionList, SearchDestinations } from "./contract.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

describe("the list of destinations", () => {
  test("has every destination under its letter, with what it costs", async () => {
    const { letters, tabs } = await world.call(GetCountryList, { currency: "HKD" });
    expect(letters.map(({ letter, countryList }) => [letter, countryList.map(({ name }) => name)])).toEqual([
      ["H", ["Hong Kong"]],
      ["J", ["Japan"]],
      ["T", ["Thailand"]],
    ]);
    expect(tabs).toEqual([
      { label: "F-I", letters: ["H"] },
      { label: "J-L", letters: ["J"] },
      { label: "S-T", letters: ["T"] },
    ]);
    expect(letters[1]!.countryList[0]).toEqual({
      country: "JP",
      mcc: "440",
      name: "Japan",
      slug: "japan",
      continent: "asia",
      from: { price: { amount: 1500, currency: "HKD" }, per: "day", allowanceMb: 1024 },
      prices: {
        day: { price: { amount: 1500, currency: "HKD" }, allowanceMb: 1024 },
        package: { price: { amount: 10500, currency: "HKD" }, allowanceMb: 10240, days: 30 },
      },
    });
  });

  test("has the cheapest day and the cheapest package, each the destination's own if it has one (P2)", async () => {
    const { hot } = await world.call(GetCountryList, { currency: "USD" });
    const amounts = hot.map(({ country, prices }) => [country, prices.day?.price.amount, prices.package?.price.amount]);
    // the region's package is cheaper than Japan's own, and all that Thailand has
    expect(amounts).toEqual([
      ["JP", 199, 1349],
      ["TH", undefined, 769],
      ["HK", undefined, undefined],
    ]);
  });

  test("has the price of a shared package where a destination has nothing of its own, and none where nothing works there", async () => {
    const { hot } = await world.call(GetCountryList, { currency: "USD" });
    expect(hot.map(({ country, from }) => [country, from])).toEqual([
      ["JP", { price: { amount: 199, currency: "USD" }, per: "day", allowanceMb: 1024 }],
      ["TH", { price: { amount: 769, currency: "USD" }, per: "package", allowanceMb: 5120 }],
      ["HK", null],
    ]);
  });

  test("has prices in CNY unless asked otherwise", async () => {
    const { hot } = await world.call(GetCountryList, {});
    expect(hot[0]!.from!.price).toEqual({ amount: 1400, currency: "CNY" });
  });

  test("groups popular ones by continent", async () => {
    const { hot, navigation } = await world.call(GetCountryList, {});
    expect(navigation).toEqual([{ continent: "asia", countryList: hot }]);
  });

  test("is spelled and sorted in the asked language, else in the visitor's", async () => {
    const { letters } = await world.call(GetCountryList, { lang: "zh-cn" });
    expect(letters.map(({ letter, countryList }) => letter + countryList[0]!.name)).toEqual([
      "R日本",
      "T泰国",
      "Z中国香港",
    ]);
    const korean = await world.answer("/common/getCountryList", {}, { language: "ko", address: "203.0.113.7" });
    expect(JSON.stringify(korean.envelope.resultData)).toContain("홍콩");
  });
});

test("regions say what they cover and cost", async () => {
  const { regions } = await world.call(GetRegionList, { lang: "zh-hk", currency: "HKD" });
  expect(regions).toEqual([
    {
      slug: "japan-thailand",
      kind: "regional",
      name: "日本及泰國",
      countryList: [
        { country: "JP", name: "日本" },
        { country: "TH", name: "泰國" },
      ],
      from: { price: { amount: 6000, currency: "HKD" }, per: "package", allowanceMb: 5120 },
      prices: { day: null, package: { price: { amount: 6000, currency: "HKD" }, allowanceMb: 5120, days: 15 } },
    },
  ]);
});

test("telephone codes stand beside their countries", async () => {
  const { countryCodes } = await world.call(GetCountryCode, {});
  expect(countryCodes).toEqual([
    { country: "HK", name: "Hong Kong", code: "+852" },
    { country: "JP", name: "Japan", code: "+81" },
    { country: "TH", name: "Thailand", code: "+66" },
  ]);
});

describe("the search", () => {
  test("finds a place and says what it cost to go there", async () => {
    const { hits } = await world.call(SearchDestinations, { query: "bangkok", lang: "ja", currency: "HKD" });
    expect(hits).toEqual([
      {
        country: "TH",
        mcc: "520",
        name: "タイ",
        slug: "thailand",
        matched: "バンコク",
        from: { price: { amount: 6000, currency: "HKD" }, per: "package", allowanceMb: 5120 },
      },
    ]);
  });

  test.each([
    ["Bangkok", "TH"],
    ["thailand", "TH"],
    ["THA", "TH"],
    [" th ", "TH"],
    ["香港", "HK"],
    ["zzz", undefined],
    ["", undefined],
  ])("says whom %j means, for whoever presses Enter", async (query, country) => {
    const { meant } = await world.call(SearchDestinations, { query });
    expect(meant?.country).toBe(country);
    if (meant)
      expect(
        (await world.answer("/product/getPlanList", { ...meant, currency: "HKD" })).envelope.resultData,
      ).toMatchObject({ destination: { iso2: country } });
  });

  test("does not say a destination's own name twice", async () => {
    const { hits } = await world.call(SearchDestinations, { query: "タイ" });
    expect(hits.map(({ name, matched }) => [name, matched])).toEqual([["Thailand", null]]);
  });

  test.each(["", "  ", "?!"])("answers %j with the popular destinations", async (query) => {
    const { hits } = await world.call(SearchDestinations, { query });
    expect(hits.map(({ country }) => country)).toEqual(["JP", "TH", "HK"]);
  });

  test.each(["<script>alert(1)</script>", "'; drop table destinations; --", "🗼🇯🇵", "%", "٣", "a".repeat(100)])(
    "takes %j calmly",
    async (query) => {
      expect((await world.answer("/common/searchDestinations", { query })).status).toBe(200);
    },
  );
});

test("currencies go by the keys of the specification, too (L6)", async () => {
  const listed = async (currency: unknown) => (await world.answer("/common/getRegionList", { currency })).envelope;
  for (const [key, code] of [
    [156, "CNY"],
    ["344", "HKD"],
    [840, "USD"],
  ])
    expect(await listed(key)).toEqual(await listed(code));
  expect((await listed(344)).resultCode).toBe("SUCCESS");
});

describe("bad input is refused with its field", () => {
  test.each([
    ["/common/searchDestinations", {}, "query"],
    ["/common/searchDestinations", { query: null }, "query"],
    ["/common/searchDestinations", { query: 7 }, "query"],
    ["/common/searchDestinations", { query: ["japan"] }, "query"],
    ["/common/searchDestinations", { query: "日".repeat(10_000) }, "query"],
    ["/common/searchDestinations", { query: "\u0000" }, "query"],
    ["/common/searchDestinations", { query: "half of a character \ud800" }, "query"],
    ["/common/searchDestinations", { query: "japan", lang: "fr" }, "lang"],
    ["/common/getCountryList", { lang: "" }, "lang"],
    ["/common/getCountryList", { currency: "EUR" }, "currency"],
    ["/common/getRegionList", { currency: 157 }, "currency"],
    ["/common/getCountryCode", { lang: "<b>" }, "lang"],
    ["/common/getCountryCode", "en", ""],
    ["/common/getCountryCode", ["en"], ""],
  ])("%s with %j", async (path, input, field) => {
    const { status, envelope } = await world.answer(path, input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
  });

  test("in the visitor's language", async () => {
    const { envelope } = await world.answer(
      "/common/searchDestinations",
      { query: "日".repeat(101) },
      { language: "zh-cn", address: "203.0.113.7" },
    );
    expect(() => unwrap(envelope)).toThrow("请检查标出的项目");
    expect((envelope.resultData as RefusalDetails).fields[0]!.message).toBe("搜索内容不能超过 100 个字符");
  });
});
