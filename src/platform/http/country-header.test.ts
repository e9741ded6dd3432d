import { expect, test } from "vitest";
import type { Answer } from "../answer.server.ts";
import { countryOf, type Shop } from "../context.server.ts";
import { apiRoutes } from "./api-routes.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { anyNumber, asTheShopCame, bareWebServer, called, neverClosed } from "./web.world.ts";

/**
 * A shop that tells everybody where they are: over HTTP, and to the pages that it renders itself (forms without
 * JavaScript).
 */
async function tellingShop(environment: Record<string, string>) {
  const { app, config } = await bareWebServer(environment);
  const locator = { country: (address: string) => (address === "114.114.114.114" ? "CN" : undefined) };
  const noTime = { startTimer: () => () => 0 };
  const metrics = { pages: { inc: () => undefined }, renderSeconds: noTime };
  const shop = {
    config,
    locator,
    ...asTheShopCame,
    maintenance: neverClosed,
    atOnce: anyNumber,
    metrics,
    origin: "http://shop.test",
    clock: () => new Date(0),
    catalogueVersion: { current: async () => "1" },
  } as unknown as Shop;
  const answer: Answer = async (_path, _input, context) => ({
    status: 200,
    envelope: { resultCode: "SUCCESS", resultMessage: "", resultData: countryOf(context) ?? null },
  });
  apiRoutes(app, shop, answer);
  pageRoutes(app, {
    shop,
    answer,
    mayKeep: () => false,
    render: async ({ ask }) => ({
      kind: "page",
      status: 200,
      cacheable: false,
      html: JSON.stringify((await ask("/getIPLocation", {})).resultData ?? null),
    }),
  });
  return async (headers: Record<string, string>) => {
    const call = await called(app, "/getIPLocation", {}, { headers, remoteAddress: "10.0.0.2" });
    const form = await app.inject({
      method: "POST",
      url: "/en/order-sim",
      payload: "a=b",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      remoteAddress: "10.0.0.2",
    });
    return [call.json().resultData, JSON.parse(form.body)];
  };
}

const trusting = { TRUSTED_PROXIES: "1", COUNTRY_HEADER: "cf-ipcountry" };
test.each<[string, Record<string, string>, Record<string, string>, string | null]>([
  [
    "without a proxy a visitor's own word counts for nothing",
    {},
    { "cf-ipcountry": "HK", "x-forwarded-for": "114.114.114.114" },
    null,
  ],
  [
    "a trusted proxy without the setting gives the address only",
    { TRUSTED_PROXIES: "1" },
    { "cf-ipcountry": "HK", "x-forwarded-for": "114.114.114.114" },
    "CN",
  ],
  [
    "with the setting its country counts before the table",
    trusting,
    { "cf-ipcountry": "HK", "x-forwarded-for": "114.114.114.114" },
    "HK",
  ],
  [
    "where it cannot tell, the table does",
    trusting,
    { "cf-ipcountry": "XX", "x-forwarded-for": "114.114.114.114" },
    "CN",
  ],
  ["also when it is silent", trusting, { "x-forwarded-for": "114.114.114.114" }, "CN"],
])("%s", async (_, environment, headers, country) => {
  const whereIs = await tellingShop(environment);
  expect(await whereIs(headers)).toEqual([country, country]);
});
