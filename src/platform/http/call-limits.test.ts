import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { answering } from "../answer.server.ts";
import type { Shop } from "../context.server.ts";
import { openLimits } from "../limits.server.ts";
import { openLog } from "../log.server.ts";
import { openMetrics } from "../metrics.server.ts";
import { operation } from "../operation.server.ts";
import { openVault } from "../vault.server.ts";
import { apiRoutes } from "./api-routes.server.ts";
import { anyNumber, asTheShopCame, bareWebServer, neverClosed } from "./web.world.ts";

const nothing = z.object({});
const writing = operation(
  endpoint({ path: "/write", summary: "", caller: "anyone", limit: "write", input: nothing, output: nothing }),
  async () => ({}),
);
const reading = operation(
  endpoint({ path: "/read", summary: "", caller: "anyone", input: nothing, output: nothing }),
  async () => ({}),
);

/** A shop whose clock stands still until the test moves it. */
async function limitedShop(environment: Record<string, string> = {}) {
  const { app, config } = await bareWebServer(environment);
  let now = new Date("2026-11-21T08:00:30Z");
  const shop = {
    config,
    clock: () => now,
    metrics: openMetrics(),
    log: openLog("silent"),
    vault: openVault(config.appSecret),
    ...asTheShopCame,
    maintenance: neverClosed,
    atOnce: anyNumber,
    origin: "http://shop.test",
  } as unknown as Shop;
  apiRoutes(app, shop, answering([writing, reading], openLimits(config)));
  const call = async (path: string, remoteAddress: string, forwardedFor?: string) => {
    const headers = { lang: "en", ...(forwardedFor && { "x-forwarded-for": forwardedFor }) };
    return app.inject({ method: "POST", url: `/api${path}`, remoteAddress, headers });
  };
  return {
    call,
    /** Uses up the 60 writes of this minute. */
    exhaust: async (remoteAddress: string, forwardedFor?: string) => {
      for (let count = 0; count < 60; count++)
        expect((await call("/write", remoteAddress, forwardedFor)).statusCode).toBe(200);
    },
    status: async (remoteAddress: string, forwardedFor?: string) =>
      (await call("/write", remoteAddress, forwardedFor)).statusCode,
    at: (instant: string) => void (now = new Date(instant)),
  };
}

test("the 61st write of a minute is refused with words; reading and other addresses go on; the next minute begins anew", async () => {
  const { call, exhaust, status, at } = await limitedShop();
  await exhaust("203.0.113.7");
  const refused = await call("/write", "203.0.113.7");
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      resultCode: "TOO_MANY_REQUESTS",
      resultMessage: "Too many tries at once. Please wait a minute.",
      resultData: { fields: [] },
    },
  ]);
  expect((await call("/read", "203.0.113.7")).statusCode).toBe(200);
  expect(await status("203.0.113.8")).toBe(200);
  at("2026-11-21T08:01:00Z");
  expect(await status("203.0.113.7")).toBe(200);
});

test("an IPv6 household is counted as one, however its addresses are spelled; its neighbours are not", async () => {
  const { exhaust, status } = await limitedShop();
  await exhaust("2001:db8::1");
  for (const same of ["2001:db8::2", "2001:db8:0:0:ffff::", "2001:0DB8:0000::a:b:c:d", "2001:db8:0:0:1:2:3:4"])
    expect([same, await status(same)]).toEqual([same, 429]);
  for (const other of ["2001:db8:0:1::1", "2001:db8:1::1", "2001:db8:0:0100::1"])
    expect([other, await status(other)]).toEqual([other, 200]);
});

test("an IPv4 address is the same when a socket shows it as IPv6", async () => {
  const { exhaust, status } = await limitedShop();
  await exhaust("::ffff:203.0.113.7");
  expect(await status("203.0.113.7")).toBe(429);
  expect(await status("::ffff:203.0.113.8")).toBe(200);
});

test("without trusted proxies X-Forwarded-For is not believed", async () => {
  const { exhaust, status } = await limitedShop();
  await exhaust("203.0.113.7");
  expect(await status("203.0.113.7", "198.51.100.1")).toBe(429);
});

test("behind one trusted proxy the address that it saw counts, whatever the caller wrote before it", async () => {
  const { exhaust, status } = await limitedShop({ TRUSTED_PROXIES: "1" });
  await exhaust("10.0.0.1", "198.51.100.1");
  expect(await status("10.0.0.1", "1.1.1.1, 2.2.2.2, 198.51.100.1")).toBe(429);
  expect(await status("10.0.0.1", "198.51.100.1, 198.51.100.2")).toBe(200);
  expect(await status("10.0.0.1", `nonsense ${"x".repeat(500)}`)).toBe(200);
});

test("a proxy that writes the port behind the address puts neither all visitors on one limit, nor one visitor on many", async () => {
  const { exhaust, status } = await limitedShop({ TRUSTED_PROXIES: "1" });
  await exhaust("10.0.0.1", "198.51.100.1:50001");
  expect(await status("10.0.0.1", "198.51.100.1:50002")).toBe(429);
  expect(await status("10.0.0.1", "198.51.100.2:50001")).toBe(200);
});

test("behind two trusted proxies the second last address counts", async () => {
  const { exhaust, status } = await limitedShop({ TRUSTED_PROXIES: "2" });
  await exhaust("10.0.0.1", "198.51.100.1, 10.0.0.2");
  expect(await status("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.3")).toBe(429);
  expect(await status("10.0.0.1", "198.51.100.9, 10.0.0.2")).toBe(200);
});
