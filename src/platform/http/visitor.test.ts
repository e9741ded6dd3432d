import { afterAll, expect, test } from "vitest";
import type { Visitor } from "../context.server.ts";
import { callingVisitor, chosenCurrency } from "./visitor.server.ts";
import { bareWebServer } from "./web.world.ts";

const { app, config } = await bareWebServer();
const withoutAgent = ({ userAgent: _userAgent, ...visitor }: Visitor) => visitor;
app.get("/*", async (request) => ({
  ...withoutAgent(callingVisitor(request, config)),
  currency: chosenCurrency(request, callingVisitor(request, config).language),
}));
app.get("/agent", async (request) => callingVisitor(request, config).userAgent ?? "none");
const behindProxy = await bareWebServer({ TRUSTED_PROXIES: "1", COUNTRY_HEADER: "cf-ipcountry" });
behindProxy.app.get("/*", async (request) => withoutAgent(callingVisitor(request, behindProxy.config)));
afterAll(() => Promise.all([app.close(), behindProxy.app.close()]));
const seen = async (headers: Record<string, string>, url = "/") =>
  (await app.inject({ url, headers, remoteAddress: "203.0.113.7" })).json();

test("language, browser and currency are read where the contract puts them", async () => {
  const headers = {
    lang: "ko",
    "web-uuid": "6F0D9C1E-3B7A-4C55-9F0A-0A4F7F0F2F11",
    cookie: "currency=840; lang_base=en",
  };
  expect(await seen(headers)).toEqual({
    language: "ko",
    browserId: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11",
    currency: "USD",
    address: "203.0.113.7",
  });
});

test.each<Record<string, string>>([
  {},
  { "web-uuid": "", cookie: "" },
  { "web-uuid": "' or 1=1", cookie: "currency=EUR" },
  { "web-uuid": "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11\u00e9" },
  { "web-uuid": "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11, 6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11" },
  { "web-uuid": "00000000-0000-0000-0000-000000000000" },
  { "web-uuid": "00000000-0000-4000-8000-000000000000" },
  { cookie: "currency=%E0%A4%A; lang_base=__proto__; currency=HKD=HKD" },
  { cookie: `${"a=b; ".repeat(1000)}currency` },
])("what is malformed in %j counts as absent", async (headers) => {
  expect(await seen(headers)).toEqual({ language: "zh-cn", currency: "CNY", address: "203.0.113.7" });
});

test("a call without a lang header speaks the language of the page it may come from", async () => {
  expect((await seen({}, "/?LT=hk")).language).toBe("zh-hk");
  expect((await seen({ cookie: "lang_base=en" })).language).toBe("en");
  expect((await seen({ "accept-language": "en-GB" })).language).toBe("en");
});

test.each([
  ["zh-cn", "CNY"],
  ["zh-hk", "HKD"],
  ["en", "USD"],
  ["ja", "CNY"],
  ["ko", "CNY"],
])("a first visit in %s starts in %s, and what was chosen wins (L6)", async (lang, first) => {
  expect((await seen({ lang })).currency).toBe(first);
  expect((await seen({ lang, cookie: "currency=EUR" })).currency).toBe(first);
  for (const chosen of ["CNY", "HKD", "USD"])
    expect((await seen({ lang, cookie: `currency=${chosen}` })).currency).toBe(chosen);
});

test("a header of a country is nobody's word where the settings name none", async () => {
  expect(await seen({ "cf-ipcountry": "CN", lang: "en" })).toEqual({
    language: "en",
    currency: "USD",
    address: "203.0.113.7",
  });
});

test.each([
  ["CN", "CN"],
  ["XX", undefined],
  ["T1", undefined],
  ["cn", undefined],
  ["CN, US", undefined],
  ["China", undefined],
  ["", undefined],
])("a trusted proxy that says %j is believed to say %s", async (said, country) => {
  const answer = await behindProxy.app.inject({
    url: "/",
    headers: { "cf-ipcountry": said, "x-forwarded-for": "198.51.100.4" },
    remoteAddress: "10.0.0.2",
  });
  expect(answer.json()).toEqual({ language: "zh-cn", address: "198.51.100.4", ...(country && { country }) });
});

test.each([
  ["198.51.100.4:50123", "198.51.100.4"],
  ["[2001:db8::1]:50123", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:db8::1:443", "2001:db8::1:443"],
  ["::ffff:198.51.100.4", "::ffff:198.51.100.4"],
  ["999.51.100.4:80", "999.51.100.4:80"],
  ["[nonsense]:80", "[nonsense]:80"],
  ["nonsense:80", "nonsense:80"],
])("a proxy's word %j is the address %j, whatever the port", async (said, address) => {
  const answer = await behindProxy.app.inject({
    url: "/",
    headers: { "x-forwarded-for": said },
    remoteAddress: "10.0.0.2",
  });
  expect(answer.json()).toEqual({ language: "zh-cn", address });
});

test("what a browser says of itself is taken as far as it is short", async () => {
  const agent = async (said: string) => (await app.inject({ url: "/agent", headers: { "user-agent": said } })).body;
  expect(await agent("Firefox/140.0")).toBe("Firefox/140.0");
  expect((await agent("x".repeat(5000))).length).toBe(300);
  expect(await agent("")).toBe("none");
});
