import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { edited, only, smallShop, without, type Files } from "./small-shop.ts";

let shop: EmptyShop;

beforeEach(async () => {
  shop = await emptyShop();
});
afterEach(() => shop.drop());

describe("a second import", () => {
  beforeEach(async () => void (await shop.changesOf(smallShop)));

  test("of the same files writes not one row", async () => {
    const before = await shop.everyRowVersion();
    expect(await shop.changesOf(smallShop)).toEqual({});
    expect(await shop.everyRowVersion()).toEqual(before);
  });

  test("with one other price changes one row and moves the catalogue's version", async () => {
    const before = await shop.catalogueVersion();
    expect(await shop.changesOf(edited(smallShop, "plans.csv", "1400,1500,199", "1400,1600,199"))).toEqual({
      plan_prices: "0/1/0",
    });
    expect(await shop.catalogueVersion()).toBe(before + 1);
    expect(await shop.rows("select amount from plan_prices where plan_code = 'jp-day' order by currency")).toEqual([
      { amount: 1400 },
      { amount: 1600 },
      { amount: 199 },
    ]);
  });

  test("of other prices says in the trail who brought them, of anything else nothing", async () => {
    const told = () =>
      shop.rows<object>("select who, details from actions where action = 'catalogue_imported' order by at, id");
    const before = (await told()).length;
    await shop.changesOf(edited(smallShop, "carriers.csv", "4G 5G", "5G 4G"));
    expect(await told()).toHaveLength(before);
    await shop.changesOf(edited(smallShop, "plans.csv", "1400,1500,199", "1400,1600,199"));
    expect(await told()).toContainEqual({ who: "operator", details: { rows: { plan_prices: 1 } } });
  });

  test.each<[file: string, from: string, to: string, table: string]>([
    ["destinations.csv", "Japan", "JAPAN", "destinations"],
    ["destinations.csv", "35.68", "35.69", "destinations"],
    ["places.csv", "羽田空港", "東京国際空港", "places"],
    ["carriers.csv", "4G 5G", "5G 4G", "carriers"],
    ["networks.csv", "primary,4G 5G", "secondary,4G 5G", "networks"],
    ["regions.csv", "Japan and Thailand", "Japan & Thailand", "regions"],
    ["plans.csv", "JP,1024", "JP,2048", "plans"],
    ["exchange-rates.csv", "0.9215", "0.9216", "exchange_rates"],
    ["devices.csv", "CN:no HK:look", "CN:no HK:no", "devices"],
    ["faq/en/eSIM.md", "Scan.", "Scan it.", "faq"],
    ["policies/en/privacy_policy.md", "/policy/terms_conditions", "/policy/refund_policy", "policies"],
    ["notices/en/welcome.md", "Hello.", "Hello!", "notices"],
  ])("finds the change in %s", async (file, from, to, table) => {
    expect(await shop.changesOf(edited(smallShop, file, from, to))).toEqual({ [table]: "0/1/0" });
  });

  test("never changes a policy under its version, nor shows one before its day", async () => {
    const inEach = (from: string, to: string, shopNow = smallShop) =>
      ["zh-cn", "zh-hk", "en"].reduce(
        (files, lang) => edited(files, `policies/${lang}/privacy_policy.md`, from, to),
        shopNow,
      );
    expect(await shop.problemsOf(edited(smallShop, "policies/en/privacy_policy.md", "little", "nothing"))).toEqual([
      expect.stringContaining("policies/en/privacy_policy.md version: has been 2026-11 before"),
    ]);
    const next = inEach("little", "nothing", inEach('"2026-11"', '"2027-12"'));
    expect(await shop.problemsOf(inEach("effective: 2026-11-01", "effective: 2027-12-01", next))).toEqual(
      ["en", "zh-cn", "zh-hk"].map((lang) =>
        expect.stringContaining(`policies/${lang}/privacy_policy.md effective: would replace what holds until then`),
      ),
    );
    expect(await shop.rows("select distinct version from policies")).toEqual([{ version: "2026-11" }]);
    expect(await shop.changesOf(next)).toEqual({ policies: "0/3/0" });
  });

  test("changes no rate that staff set", async () => {
    await shop.rows(`with wing as (insert into staff (email, name, role, created_at)
        values ('w@example.com', 'Wing', 'administrator', now()) returning id)
      update exchange_rates set set_by = wing.id from wing`);
    expect(await shop.changesOf(edited(smallShop, "exchange-rates.csv", "0.9215", "0.92150"))).toEqual({});
    expect(await shop.problemsOf(edited(smallShop, "exchange-rates.csv", "0.9215", "0.9216"))).toEqual([
      'exchange-rates.csv:2 rate: Wing set this rate in the console; leave its line as it is, or set a new one there (was "0.9216")',
    ]);
  });

  test("is not misled by another spelling of the same", async () => {
    const rates = edited(
      smallShop,
      "exchange-rates.csv",
      "0.9215,Treasury,资金部,資金部,,,2026-11-01T00:00:00Z",
      '0.92150,"Treasury",资金部,"資金部", ,,2026-11-01T08:00:00+08:00',
    );
    expect(await shop.changesOf(edited(rates, "destinations.csv", "139.70", "139.7"))).toEqual({});
  });

  test("takes vanished plans off sale, and puts them back", async () => {
    await shop.order("jp-day");
    const without = {
      ...smallShop,
      "plans.csv": smallShop["plans.csv"]!.split("\n")
        .filter((line) => !line.startsWith("jp-day"))
        .join("\n"),
    };
    expect(await shop.changesOf(without)).toEqual({ plans: "0/0/1" });
    expect(await shop.rows("select code, on_sale from plans order by code")).toEqual([
      { code: "both-5gb", on_sale: true },
      { code: "jp-day", on_sale: false },
    ]);
    expect(await shop.changesOf(without)).toEqual({});
    expect(await shop.changesOf(smallShop)).toEqual({ plans: "0/1/0" });
  });

  test("deletes what vanished, but nothing that other rows refer to", async () => {
    const line = (file: string, start: string) =>
      smallShop[file]!.split("\n")
        .filter((text) => !text.startsWith(start))
        .join("\n");
    const onlyJapan = {
      "destinations.csv": line("destinations.csv", "TH"),
      "places.csv": line("places.csv", "TH"),
      "carriers.csv": line("carriers.csv", "TH"),
      "networks.csv": line("networks.csv", "worldwide,TH"),
    };
    expect(await shop.changesOf(onlyJapan)).toEqual({
      destinations: "0/0/0, 1 kept",
      places: "0/0/1",
      carriers: "0/0/0, 1 kept",
      networks: "0/0/0, 1 kept",
    });
    await shop.rows("delete from plan_prices where plan_code = 'both-5gb'");
    await shop.rows("delete from plans where code = 'both-5gb'");
    await shop.rows("delete from regions");
    expect(await shop.changesOf(onlyJapan)).toEqual({ destinations: "0/0/1", carriers: "0/0/1", networks: "0/0/1" });
    expect(await shop.changesOf(onlyJapan)).toEqual({});
  });

  test("keeps the country and the region of a plan, though nothing else refers to them", async () => {
    for (const table of ["places", "networks", "carriers"]) await shop.rows(`delete from ${table}`);
    const otherRegion = edited(only(smallShop, "regions.csv"), "regions.csv", "japan-thailand", "north-east-asia");
    expect(await shop.changesOf(otherRegion)).toEqual({ regions: "1/0/0, 1 kept" });
    await shop.rows("delete from regions");
    const thailand = { "destinations.csv": smallShop["destinations.csv"]!.replace(/^JP.*\n/m, "") };
    expect(await shop.changesOf(thailand)).toEqual({ destinations: "0/0/0, 1 kept" });
    await shop.rows("delete from plan_prices");
    await shop.rows("delete from plans");
    await shop.rows("delete from postal_fees");
    await shop.rows("delete from postal_services");
    expect(await shop.changesOf(thailand)).toEqual({ destinations: "0/0/1" });
  });

  test("deletes pages, questions, rates and devices that vanished from their folder or file", async () => {
    const fewer: Files = {
      ...without(smallShop, ...["zh-cn", "zh-hk", "en"].map((lang) => `notices/${lang}/welcome.md`)),
      "notices/en/.keep": "",
      "exchange-rates.csv": "base,quote,rate,source,zh-cn,zh-hk,ja,ko,valid_from\nUSD,CNY,7.2,Treasury,,,,,2026-11-01",
      "devices.csv": smallShop["devices.csv"]!.split("\n").slice(0, 2).join("\n"),
    };
    for (const lang of ["zh-cn", "zh-hk", "en"]) fewer[`faq/${lang}/eSIM.md`] = "## How? {#how}\n\n1. Scan.\n";
    expect(await shop.changesOf(fewer)).toEqual({
      notices: "0/0/3",
      exchange_rates: "1/0/1",
      devices: "0/0/1",
      faq: "0/3/3",
    });
  });
});
