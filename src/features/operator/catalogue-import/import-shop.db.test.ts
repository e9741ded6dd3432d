import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importShop } from "./import-shop.server.ts";
import { problemLine } from "./problem.server.ts";
import { emptyShop, type EmptyShop, vault, now } from "./small-shop-database.ts";
import { edited, inFolder, smallShop } from "./small-shop.ts";

let shop: EmptyShop;

beforeEach(async () => {
  shop = await emptyShop();
});
afterEach(() => shop.drop());

describe("a fresh database", () => {
  test("gets everything the folder holds", async () => {
    expect(await shop.changesOf(smallShop)).toEqual({
      destinations: "2/0/0",
      places: "2/0/0",
      carriers: "2/0/0",
      networks: "2/0/0",
      regions: "1/0/0",
      plans: "2/0/0",
      plan_prices: "6/0/0",
      exchange_rates: "1/0/0",
      devices: "2/0/0",
      postal_services: "1/0/0",
      postal_fees: "3/0/0",
      promo_codes: "2/0/0",
      promo_amounts: "3/0/0",
      faq: "6/0/0",
      policies: "3/0/0",
      notices: "3/0/0",
      esim_profiles: "2/0/0",
      sim_cards: "2/0/0",
    });
    expect(
      await shop.rows(
        "select iso2, all_mcc, main_city_lat, popular, blocked_note, names ->> 'ko' as ko from destinations order by iso2",
      ),
    ).toEqual([
      { iso2: "JP", all_mcc: ["440", "441"], main_city_lat: "35.68", popular: 1, blocked_note: null, ko: "일본" },
      { iso2: "TH", all_mcc: ["520"], main_city_lat: "13.75", popular: null, blocked_note: "blocked_apps", ko: "태국" },
    ]);
    expect(await shop.rows("select code, countries, days, top_up, ways, on_sale from plans order by code")).toEqual([
      { code: "both-5gb", countries: ["JP", "TH"], days: 15, top_up: false, ways: ["esim"], on_sale: true },
      { code: "jp-day", countries: ["JP"], days: null, top_up: false, ways: ["esim", "physical"], on_sale: true },
    ]);
    expect(
      await shop.rows(
        "select currency, amount, was_amount from plan_prices where plan_code = 'both-5gb' order by currency",
      ),
    ).toEqual([
      { currency: "CNY", amount: 5500, was_amount: 6600 },
      { currency: "HKD", amount: 6000, was_amount: 7200 },
      { currency: "USD", amount: 769, was_amount: 899 },
    ]);
    expect(await shop.rows("select names from places where iso2 = 'TH'")).toEqual([
      { names: { "zh-cn": "曼谷", "zh-hk": "曼谷", en: "Bangkok" } },
    ]);
    expect(await shop.rows("select published_at from notices where lang = 'en'")).toEqual([
      { published_at: new Date("2026-11-01T00:00:00Z") },
    ]);
  });

  test("keeps matching ids sealed, with the hash that tells them apart", async () => {
    await shop.changesOf(smallShop);
    const profiles = await shop.rows<{ sealed: Buffer; hash: string }>(
      "select matching_id_sealed as sealed, encode(matching_id_hash, 'hex') as hash from esim_profiles order by iccid",
    );
    expect(profiles.map(({ sealed }) => vault.open(sealed))).toEqual(["SECRET-AAAA-1111", "SECRET-bbbb-2222"]);
    expect(await shop.rows("select encode(sha256('rsp.farwave.example$SECRET-AAAA-1111'), 'hex') as hash")).toEqual([
      { hash: profiles[0]!.hash },
    ]);
  });

  test("takes the demo shop, and takes it only once", async () => {
    const demo = {
      folder: join(import.meta.dirname, "../../../../db/demo"),
      db: shop.db,
      vault,
      now,
      poolReports: true,
    };
    const first = await importShop(demo);
    expect("problems" in first && first.problems.map(problemLine)).toBe(false);
    const written = await shop.everyRowVersion();
    await importShop(demo);
    expect(await shop.everyRowVersion()).toEqual(written);
  });
});

describe("when anything is wrong", () => {
  test("nothing is written, and all problems are told, also those that only the database knows", async () => {
    await shop.changesOf(smallShop);
    const before = await shop.everyRowVersion();
    const prices = edited(smallShop, "plans.csv", "1400,1500,199", "1410,1510,0");
    const profiles = edited(prices, "esim-profiles.csv", "SECRET-AAAA-1111", "SECRET-CCCC-3333");
    expect(await shop.problemsOf(edited(profiles, "exchange-rates.csv", "2026-11", "2062-11"))).toEqual([
      "esim-profiles.csv:2 iccid: 8985234000000000002 is in the database with another activation code",
      'exchange-rates.csv:2 valid_from: is more than 5 years ahead (was "2062-11-01T00:00:00Z")',
      'plans.csv:2 price_usd: must be a whole number of cents above 0 (was "0")',
    ]);
    expect(await shop.everyRowVersion()).toEqual(before);
  });

  test("a failure at the last step undoes the steps before", async () => {
    const before = await shop.everyRowVersion();
    const broken = {
      seal: () => {
        throw new Error("no key");
      },
    };
    await expect(
      inFolder(smallShop, (folder) => importShop({ folder, db: shop.db, vault: broken, now, poolReports: true })),
    ).rejects.toThrow("no key");
    expect(await shop.everyRowVersion()).toEqual(before);
  });

  test("two imports at the same time do not disturb each other", async () => {
    const both = await Promise.all([shop.load(smallShop), shop.load(smallShop)]);
    const added = both.map((imported) => "changes" in imported && imported.changes.plans!.added);
    expect(new Set(added)).toEqual(new Set([2, 0]));
  });
});
