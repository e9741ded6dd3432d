import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { Envelope } from "../../src/kernel/envelope.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

const rows = (file: string) =>
  parse<Record<string, string>>(readFileSync(join(import.meta.dirname, "../../db/demo", file)), { columns: true });
const coveredBy = new Map(rows("regions.csv").map(({ slug, countries }) => [slug, countries!.split(" ")]));
const plans = new Map(
  rows("plans.csv").map(({ code, scope, area }) => [code!, scope === "country" ? [area!] : coveredBy.get(area)]),
);
const worksIn = (country: string) => (code: string) => plans.get(code)?.includes(country);

/** The plans that a text names, by their codes. */
const plansIn = (text: string) => [...new Set(text.match(/[a-z0-9]+(-[a-z0-9]+)+/g))].filter((word) => plans.has(word));
const page = async (request: APIRequestContext, address: string) => plansIn(await (await request.get(address)).text());
const call = async (request: APIRequestContext, path: string, data: object) => {
  const text = await (await request.post(`/api${path}`, { data })).text();
  expect((JSON.parse(text) as Envelope).resultCode).toBe("SUCCESS");
  return plansIn(text);
};

test("the plans of a place are on its page, and no others", async ({ request }) => {
  for (const [country, mcc] of [
    ["JP", "440"],
    ["AD", "213"],
    ["US", "310"],
  ] as const) {
    for (const kind of ["day_pass", "fixed"]) {
      const named = await page(request, `/en/plans?country=${country}&mcc=${mcc}&kind=${kind}`);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((code) => !worksIn(country)(code))).toEqual([]);
    }
    expect(
      (await call(request, "/product/getPlanList", { country, currency: "USD" })).filter(
        (code) => !worksIn(country)(code),
      ),
    ).toEqual([]);
  }
});

test("a plan's page and its order name no plan of another place", async ({ request }) => {
  for (const address of ["/en/plan-detail?code=jp-day-1gb", "/en/order-sim?plan=jp-day-1gb&days=3"]) {
    const named = await page(request, address);
    expect([address, named.includes("jp-day-1gb"), named.filter((code) => !worksIn("JP")(code))]).toEqual([
      address,
      true,
      [],
    ]);
  }
});

test("pages that sell nothing yet bring a few plans at most", async ({ request }) => {
  const few = 12;
  const bare = [
    "/destination",
    "/destination?q=o",
    "/frequently-asked-questions?type=eSIM",
    "/netCover",
    "/policy/privacy_policy",
    "/developing",
  ];
  for (const address of bare) expect([address, await page(request, `/en${address}`)]).toEqual([address, []]);
  expect((await page(request, "/en/homepage")).length).toBeLessThanOrEqual(few);
});

test("what the menus and searches ask for holds prices, but no plans", async ({ request }) => {
  expect(await call(request, "/common/getCountryList", {})).toEqual([]);
  expect(await call(request, "/common/getRegionList", {})).toEqual([]);
  expect(await call(request, "/common/getCarrierListForNetType", {})).toEqual([]);
  expect(await call(request, "/common/searchDestinations", { query: "o" })).toEqual([]);
});

test("no script brings the catalogue: it is asked for, place by place", async ({ page: visit }) => {
  const scripts: string[] = [];
  visit.on("response", (response) => void (response.url().endsWith(".js") && scripts.push(response.url())));
  for (const address of ["/en/homepage", "/en/destination", "/en/plans?country=JP&mcc=440"]) {
    await openPage(visit, address);
    // code that would still come is what this is about
    await visit.waitForLoadState("networkidle");
  }
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of new Set(scripts))
    expect([url, plansIn(await (await visit.request.get(url)).text())]).toEqual([url, []]);
});
