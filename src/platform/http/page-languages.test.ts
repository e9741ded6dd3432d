import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import type { PageRequest } from "../rendering.ts";
import { siteOf } from "./web.world.ts";

const seen: PageRequest[] = [];
const { app } = await siteOf(async (page) => {
  seen.push(page);
  return { kind: "page", status: 200, html: `<p>${page.language}</p>`, cacheable: false };
});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

type Hints = { cookie?: string; "accept-language"?: string };
async function visit(url: string, headers: Hints = {}) {
  const { statusCode, headers: said } = await app.inject({ url, headers });
  return [statusCode, said.location];
}

test.each<[string, Hints, string]>([
  // nothing known
  ["/", {}, "/zh-cn/homepage"],
  // the LT query wins over everything
  ["/?LT=en", {}, "/en/homepage"],
  ["/?LT=cn", { "accept-language": "en" }, "/zh-cn/homepage"],
  ["/?LT=hk", { cookie: "lang_base=en", "accept-language": "en" }, "/zh-hk/homepage"],
  ["/?LT=ja", {}, "/ja/homepage"],
  ["/?LT=ko", {}, "/ko/homepage"],
  // then what was chosen before
  ["/", { cookie: "lang_base=zh-hk", "accept-language": "en" }, "/zh-hk/homepage"],
  ["/?LT=xx", { cookie: "lang_base=en" }, "/en/homepage"],
  ["/?LT=en&LT=hk", { cookie: "lang_base=en" }, "/en/homepage"],
  // then the browser's first wish
  ["/", { "accept-language": "zh-TW,zh;q=0.9,en;q=0.8" }, "/zh-hk/homepage"],
  ["/", { "accept-language": "zh-HK" }, "/zh-hk/homepage"],
  ["/", { "accept-language": "zh-Hant" }, "/zh-hk/homepage"],
  ["/", { "accept-language": "zh-SG" }, "/zh-cn/homepage"],
  ["/", { "accept-language": "zh" }, "/zh-cn/homepage"],
  ["/", { "accept-language": "fr-FR,zh-TW" }, "/en/homepage"],
  ["/", { "accept-language": "ja" }, "/en/homepage"],
  ["/", { "accept-language": "*" }, "/zh-cn/homepage"],
  // what nobody wrote by hand
  ["/", { cookie: "lang_base=<script>", "accept-language": ";;;,," }, "/zh-cn/homepage"],
  ["/", { cookie: "lang_base=%E0%A4%A; ===; lang_base" }, "/zh-cn/homepage"],
  ["/", { cookie: `lang_base=${"x".repeat(4000)}` }, "/zh-cn/homepage"],
])("%s with %j goes to %s in one step (L1, L2)", async (url, hints, there) => {
  expect(await visit(url, hints)).toEqual([302, there]);
});

test.each([
  ["/plans", "/en/plans"],
  ["/plans?area=JP&x=%E6%97%A5%E6%9C%AC", "/en/plans?area=JP&x=%E6%97%A5%E6%9C%AC"],
  ["/plans?LT=en&area=JP", "/en/plans?area=JP"],
  ["//plans?area=JP", "/en/plans?area=JP"],
  ["/policy/privacy_policy", "/en/policy/privacy_policy"],
  ["/EN/plans", "/en/EN/plans"],
  ["/english", "/en/english"],
  ["/?utm_source=x", "/en/homepage?utm_source=x"],
  ["/a%2Fb%20c", "/en/a%2Fb%20c"],
])("%s gets its language in front, and path and query survive: %s (L2)", async (url, there) => {
  expect(await visit(url, { cookie: "lang_base=en" })).toEqual([302, there]);
});

test.each(["ja", "ko"])("%s has no home page of its own, but other pages (L3)", async (language) => {
  for (const home of ["", "/", "/homepage", "/homepage/"])
    expect(await visit(`/${language}${home}`)).toEqual([302, "/zh-cn/homepage"]);
  expect(await visit(`/${language}/homepage?utm_source=x`)).toEqual([302, "/zh-cn/homepage?utm_source=x"]);
  for (const path of ["/plans", "/real-name-channel", "/argeement-channel", "/prepaid/realname", "/homepages"]) {
    seen.length = 0;
    expect(await visit(`/${language}${path}`)).toEqual([200, undefined]);
    expect(seen[0]).toMatchObject({ language });
    expect(seen[0]!.request.url).toBe(`http://shop.test/${language}${path}`);
  }
});

test.each(["zh-cn", "zh-hk", "en"])("%s has its own home page", async (language) => {
  for (const path of ["", "/homepage", "/homepage?LT=ko"])
    expect(await visit(`/${language}${path}`)).toEqual([200, undefined]);
});

/** Browsers tidy an address up before they ask; this does not. */
function askRaw(path: string): Promise<[number | undefined, string | undefined]> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: "127.0.0.1", path, headers: { cookie: "lang_base=en" } }, (answer) => {
      answer.resume().on("end", () => resolve([answer.statusCode, answer.headers.location]));
    });
    asking.on("error", reject).end();
  });
}

test.each([
  "//evil.example",
  "///evil.example/x",
  "/\\evil.example",
  "/\\[",
  "/\\:99999",
  "//[",
  "//user:secret@evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "http://evil.example/plans",
  "https://evil.example",
  "/@evil.example",
  "/%2F%2Fevil.example",
  "/%5C%5Cevil.example",
  "/;//evil.example",
  "/?//evil.example",
])("asked for %s the shop stays itself", async (path) => {
  const [status, there] = await askRaw(path);
  expect(status).toBe(302);
  expect(there).toMatch(/^\/en\/[\x21-\x7e]*$/);
  expect(new URL(there!, "http://shop.test").host).toBe("shop.test");
});

test("an address of 15 kB or one that cannot be decoded is answered, not suffered", async () => {
  expect((await askRaw(`/${"a".repeat(8000)}`))[0]).toBe(302);
  expect((await askRaw(`/en/${"a".repeat(15_000)}`))[0]).toBe(200);
  for (const path of ["/%E0%A4%A", "/en/%zz", "/en/plans/%", "http://[/"])
    expect([path, (await askRaw(path))[0]]).toEqual([path, 400]);
});

test("a language that the setting offers has its own home page (L3)", async () => {
  vi.stubEnv("OFFERED_LANGUAGES", "zh-cn,zh-hk,en,ja");
  vi.resetModules();
  const { siteOf: anotherSite } = await import("./web.world.ts");
  const site = await anotherSite(async ({ language }) => ({
    kind: "page",
    status: 200,
    html: language,
    cacheable: false,
  }));
  vi.unstubAllEnvs();
  vi.resetModules();
  const [home, korean] = [await site.app.inject("/ja/homepage"), await site.app.inject("/ko/homepage")];
  expect([home.statusCode, home.body, korean.statusCode, korean.headers.location]).toEqual([
    200,
    "ja",
    302,
    "/zh-cn/homepage",
  ]);
  await site.app.close();
});
