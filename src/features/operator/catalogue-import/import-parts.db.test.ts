import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { edited, only, smallShop } from "./small-shop.ts";

let shop: EmptyShop;

beforeEach(async () => {
  shop = await emptyShop();
});
afterEach(() => shop.drop());

describe("a folder of few files", () => {
  test("refers to what the database holds", async () => {
    await shop.changesOf(smallShop);
    expect(await shop.changesOf(edited(only(smallShop, "plans.csv"), "plans.csv", "JP,1024", "JP,2048"))).toEqual({
      plans: "0/1/0",
    });
  });

  test("cannot refer to what neither holds", async () => {
    const before = await shop.everyRowVersion();
    expect(await shop.problemsOf(only(smallShop, "plans.csv", "carriers.csv"))).toEqual([
      "carriers.csv:2 iso2: no destination JP",
      "carriers.csv:3 iso2: no destination TH",
      "plans.csv:2 area: no destination JP",
      'plans.csv:3 area: no region "japan-thailand"',
    ]);
    expect(await shop.everyRowVersion()).toEqual(before);
  });

  test("cannot refer to what its own file has dropped, though the database still holds it", async () => {
    await shop.changesOf(smallShop);
    const dropped = edited(only(smallShop, "regions.csv", "plans.csv"), "regions.csv", "japan-thailand", "asia");
    expect(await shop.problemsOf(dropped)).toEqual(['plans.csv:3 area: no region "japan-thailand"']);
  });

  test("lets plans follow their region", async () => {
    await shop.changesOf(smallShop);
    await shop.changesOf({
      "destinations.csv": `${smallShop["destinations.csv"]}\nKR,south-korea,450,450,asia,Asia/Seoul,127,37.5,+82,,none,,韩国,韓國,South Korea,韓国,한국`,
    });
    const wider = edited(only(smallShop, "regions.csv"), "regions.csv", "JP TH", "JP KR TH");
    expect(await shop.problemsOf(wider)).toEqual([
      "regions.csv:2 countries: the plan both-5gb in the database has no network in KR",
    ]);
    expect(await shop.problemsOf(edited(wider, "regions.csv", "regional", "global"))).toContain(
      'regions.csv:2 kind: the plan both-5gb in the database is regional (was "global")',
    );
    const covered = {
      ...wider,
      "carriers.csv": `${smallShop["carriers.csv"]}\nKR,KT,45008,5G`,
      "networks.csv": `${smallShop["networks.csv"]}\nworldwide,KR,KT,primary,5G,farwave`,
    };
    expect(await shop.changesOf(covered)).toEqual({
      carriers: "1/0/0",
      networks: "1/0/0",
      regions: "0/1/0",
      plans: "0/1/0",
    });
    expect(await shop.rows("select countries from plans where code = 'both-5gb'")).toEqual([
      { countries: ["JP", "KR", "TH"] },
    ]);
    expect(await shop.changesOf(covered)).toEqual({});
  });

  test("cannot give one country the address of another", async () => {
    await shop.changesOf(smallShop);
    const swapped = edited(
      edited(smallShop, "destinations.csv", "JP,japan", "JP,nippon"),
      "destinations.csv",
      "TH,thailand",
      "TH,japan",
    );
    expect(await shop.problemsOf(swapped)).toEqual([
      'destinations.csv:3 slug: "japan" is the address of JP in the database; give that one another first, in an import of its own',
    ]);
  });

  test("posts at new fees to fewer countries; a country that is still posted to stays", async () => {
    await shop.changesOf({ ...smallShop, "postage.csv": `${smallShop["postage.csv"]}\nTH,SF Express,3,5,0,0,0` });
    const before = await shop.catalogueVersion();
    const fewer = edited(smallShop, "postage.csv", "6000", "6500");
    expect(await shop.changesOf(only(fewer, "postage.csv"))).toEqual({
      postal_services: "0/0/1",
      postal_fees: "0/1/3",
    });
    // pages show fees
    expect(await shop.catalogueVersion()).toBeGreaterThan(before);
    expect(await shop.rows("select iso2, currency, amount from postal_fees order by currency")).toEqual([
      { iso2: "JP", currency: "CNY", amount: 5500 },
      { iso2: "JP", currency: "HKD", amount: 6500 },
      { iso2: "JP", currency: "USD", amount: 769 },
    ]);
    const withoutJapan = {
      "destinations.csv": smallShop["destinations.csv"]!.replace(/^JP.*\n/m, "").replace("TH,thailand", "TH,siam"),
    };
    expect(await shop.changesOf(withoutJapan)).toEqual({ destinations: "0/1/0, 1 kept" });
  });
});
