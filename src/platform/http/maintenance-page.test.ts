import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { success, type Envelope } from "../../kernel/envelope.ts";
import type { PageRequest } from "../rendering.ts";
import { siteOf } from "./web.world.ts";

const made: PageRequest[] = [];
const asked: Envelope[] = [];
const { app, closeUntil } = await siteOf(async (page) => {
  made.push(page);
  if (page.waiting) asked.push(await page.ask("/common/getCommonSetting", {}));
  return { kind: "page", status: 200, html: `<h1>${new URL(page.request.url).pathname}</h1>`, cacheable: true };
});
afterAll(() => app.close());
beforeEach(() => {
  made.length = 0;
  asked.length = 0;
  closeUntil();
});

test("an open shop shows its pages", async () => {
  expect((await app.inject({ url: "/en/plans" })).statusCode).toBe(200);
  expect(made[0]).not.toHaveProperty("waiting");
});

test("a closed one shows the same page at every address, in the visitor's language, and never what it had kept", async () => {
  expect((await app.inject({ url: "/en/homepage" })).body).toBe("<h1>/en/homepage</h1>");
  closeUntil("2026-11-21T09:30:00Z");
  for (const url of ["/en/homepage", "/en/order-result?order=1&key=2", "/en/nonsense", "/en/upgrading"]) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { "if-none-match": "*" } });
    expect([url, statusCode, body]).toEqual([url, 503, "<h1>/en/upgrading</h1>"]);
    expect(headers).toMatchObject({
      "retry-after": "5400",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    });
    expect(headers.etag).toBeUndefined();
  }
  expect((await app.inject({ url: "/zh-hk/plans" })).body).toBe("<h1>/zh-hk/upgrading</h1>");
  expect(
    (
      await app.inject({
        method: "POST",
        url: "/en/order-sim",
        payload: "a=1",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })
    ).statusCode,
  ).toBe(503);
  expect((await app.inject({ method: "HEAD", url: "/en/plans" })).statusCode).toBe(503);
  closeUntil();
  expect((await app.inject({ url: "/en/homepage" })).body).toBe("<h1>/en/homepage</h1>");
});

test("the page is made once for each language and end, of nothing that may be away", async () => {
  closeUntil("2026-11-21T09:45:00Z");
  for (const path of ["a", "b", "c"]) await app.inject({ url: `/en/${path}`, headers: { cookie: `currency=${path}` } });
  expect(made).toHaveLength(1);
  expect(made[0]!.waiting).toBe(true);
  expect(asked).toEqual([success({})]);
  closeUntil("2026-11-21T10:30:00Z");
  const { rawPayload, headers } = await app.inject({ url: "/en/a", headers: { "accept-encoding": "br" } });
  expect([made.length, headers["retry-after"], brotliDecompressSync(rawPayload).toString()]).toEqual([
    2,
    "9000",
    "<h1>/en/upgrading</h1>",
  ]);
});

test("an upgrade that takes longer is still an upgrade", async () => {
  closeUntil("2026-11-21T07:00:00Z");
  const { statusCode, headers } = await app.inject({ url: "/en/plans" });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
});

test("an address without a language is still led to one", async () => {
  closeUntil("2026-11-21T09:30:00Z");
  const { statusCode, headers } = await app.inject({ url: "/plans", headers: { "accept-language": "zh-TW" } });
  expect([statusCode, headers.location]).toEqual([302, "/zh-hk/plans"]);
});
