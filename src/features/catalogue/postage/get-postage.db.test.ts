import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const ask = async (wish: unknown, language: "en" | "zh-cn" | "ja" = "en") =>
  (await world.answer("/order/getPostage", wish, { ...english, language })).envelope;

test("every country that cards go to, with the fee and the days of arrival if it is ordered now, a Saturday", async () => {
  expect((await ask({ currency: "HKD" })).resultData).toMatchObject({
    postage: [
      {
        country: "HK",
        countryName: "Hong Kong",
        carrier: "SF Express",
        fee: { amount: 1500, currency: "HKD" },
        earliest: "2026-11-24",
        latest: "2026-11-25",
      },
      {
        country: "JP",
        countryName: "Japan",
        carrier: "Japan Post",
        fee: { amount: 4500, currency: "HKD" },
        earliest: "2026-11-26",
        latest: "2026-11-30",
      },
    ],
  });
});

test("in a language and currency, for one country", async () => {
  expect((await ask({ currency: "USD", country: "JP", lang: "zh-cn" })).resultData).toMatchObject({
    postage: [{ countryName: "日本", fee: { amount: 579, currency: "USD" } }],
  });
  expect((await ask({ currency: "CNY", country: "HK" }, "zh-cn")).resultData).toMatchObject({
    postage: [{ countryName: "中国香港" }],
  });
});

describe("nothing is found, and nothing breaks", () => {
  test.each([["TH"], ["XX"], [""], ["jp"], ["日本"], ["%"], ["'"]])("%j", async (country) => {
    expect((await ask({ currency: "HKD", country })).resultData).toEqual({ postage: [] });
  });

  test("where no fee was set in a currency, cards are not offered in it", async () => {
    await world.pool.query("delete from postal_fees where iso2 = 'JP' and currency = 'USD'");
    expect((await ask({ currency: "USD" })).resultData).toMatchObject({ postage: [{ country: "HK" }] });
  });
});

test.each([
  [{}],
  [{ currency: "EUR" }],
  [{ currency: "HKD", country: 5 }],
  [{ currency: "HKD", country: "JPN" }],
  [{ currency: "HKD", lang: "xx" }],
])("%j is refused", async (wish) => {
  expect((await ask(wish)).resultCode).toBe("INVALID_INPUT");
});
