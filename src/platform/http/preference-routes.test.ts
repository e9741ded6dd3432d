import { afterAll, expect, test } from "vitest";
import { preferenceRoutes } from "./preference-routes.server.ts";
import { bareWebServer } from "./web.world.ts";

const { app } = await bareWebServer();
preferenceRoutes(app, "https://shop.example.com");
afterAll(() => app.close());

async function choose(form: Record<string, string> | string, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(form).toString();
  const answer = await app.inject({
    method: "POST",
    url: "/preferences",
    payload,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  return {
    status: answer.statusCode,
    to: answer.headers.location,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    answer,
  };
}

test("both choices are kept for a year, and the same page comes back under the chosen language (L4)", async () => {
  const { status, to, cookies, answer } = await choose({
    language: "zh-hk",
    currency: "HKD",
    returnTo: "/en/order-sim?plan=jp-day-1gb&days=7",
  });
  expect([status, to]).toEqual([303, "/zh-hk/order-sim?plan=jp-day-1gb&days=7"]);
  expect(cookies).toEqual({ lang_base: "zh-hk", currency: "HKD" });
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ path: "/", maxAge: 31_536_000, sameSite: "Lax" });
});

test.each([
  ["HKD", "HKD"],
  ["344", "HKD"],
  ["156", "CNY"],
  ["840", "USD"],
  ["USD", "USD"],
  ["usd", undefined],
  ["EUR", undefined],
  ["", undefined],
  ["0", undefined],
  ["HKD; Secure", undefined],
  ["\r\nSet-Cookie: evil=1", undefined],
])("a currency of %j is kept as %s", async (currency, kept) => {
  expect((await choose({ language: "en", currency, returnTo: "/en/plans" })).cookies.currency).toBe(kept);
});

test.each([
  ["/en/plans", "ko", "/ko/plans"],
  ["/en", "zh-cn", "/zh-cn"],
  ["/en?a=1", "zh-cn", "/zh-cn?a=1"],
  ["/zh-hk/plan-detail?code=%E6%97%A5", "en", "/en/plan-detail?code=%E6%97%A5"],
  ["/plans?area=JP", "en", "/en/plans?area=JP"],
  ["/english", "en", "/en/english"],
  ["/", "en", "/en/homepage"],
  ["", "en", "/en/homepage"],
  ["/en/plans#prices", "ja", "/ja/plans"],
])("from %s to %s: %s", async (returnTo, language, there) => {
  expect((await choose({ language, currency: "CNY", returnTo })).to).toBe(there);
});

const elsewhere = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/.//evil.example",
  "/x/..//evil.example",
  "/en/..//evil.example",
  "/en/../..//evil.example",
  "/%2e//evil.example",
  "/x/%2E%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u0001//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "//evil.example/en/plans",
  "http://shop.invalid@evil.example",
  `/${"x".repeat(10_000)}`,
  "evil.example",
  "?x",
  "#x",
  "//[",
  "/\r\nLocation: https://evil.example",
];
test.each([...elsewhere, "/%2F%2Fevil.example", "/%5Cevil.example", "/%09/evil.example", "/en//evil.example"])(
  "returning to %j never leaves the shop",
  async (returnTo) => {
    for (const language of ["", "en", "nonsense"]) {
      const { status, to } = await choose({ language, currency: "CNY", returnTo });
      expect(status).toBe(303);
      expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(String(to).length).toBeLessThan(2100);
      expect(new URL(String(to), "https://shop.example.com").host).toBe("shop.example.com");
    }
  },
);

test("junk in every field leads home without a cookie", async () => {
  for (const form of [
    "",
    "language=en&language=ko&currency=CNY&currency=HKD&returnTo=/a&returnTo=/b",
    "__proto__=x&constructor=y",
    "%E0%A4%A",
  ]) {
    expect(await choose(form)).toMatchObject({ status: 303, to: "/homepage", cookies: {} });
  }
});

test.each<[Record<string, string>, number]>([
  [{}, 303],
  [{ "sec-fetch-site": "same-origin" }, 303],
  [{ "sec-fetch-site": "none" }, 303],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ host: "localhost:3000", origin: "http://localhost:3000" }, 303],
  [{ host: "10.0.0.5:3000", origin: "https://shop.example.com" }, 303],
  [{ host: "localhost:3000", origin: "http://localhost:3001" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "https://shop.example.com.evil.example" }, 403],
])("a form with %j is answered %i", async (headers, status) => {
  const answered = await choose({ language: "en", currency: "USD", returnTo: "/en/plans" }, headers);
  expect(answered.status).toBe(status);
  if (status === 403) expect(answered.cookies).toEqual({});
});
