import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { errorWords } from "../../i18n/errors.server.ts";
import { siteOf } from "./web.world.ts";

let made = 0;
const { app } = await siteOf(async ({ request, language }) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/account")) return { kind: "redirect", status: 302, location: `/${language}/login` };
  if (!/\/(homepage|plans)$/.test(pathname))
    return { kind: "redirect", status: 302, location: `/${language}/homepage` };
  return {
    kind: "page",
    status: 200,
    html: `<html><body><h1>${++made}</h1></body></html>`,
    cacheable: !request.url.includes("?"),
  };
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const words = (language: "en" | "zh-cn" | "zh-hk") =>
  `<aside class="missed-page toast" role="status" data-first-page>${errorWords(language).missedPage}</aside>`;
const missed = { cookie: "missed=1" };

test.each(["en", "zh-cn", "zh-hk"] as const)(
  "whoever asked for a page that is not here is told so once, in %s",
  async (language) => {
    const way = await get(`/${language}/nothing`);
    expect([way.statusCode, way.headers.location]).toEqual([302, `/${language}/homepage`]);
    expect(way.cookies).toMatchObject([{ name: "missed", value: "1", path: "/", maxAge: 30, httpOnly: true }]);

    const told = await get(`/${language}/homepage`, missed);
    expect(told.body).toContain(`<body>${words(language)}<h1>`);
    expect(told.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(told.headers).not.toHaveProperty("etag");
    expect(told.cookies).toMatchObject([{ name: "missed", value: "", path: "/" }]);
    expect(told.cookies[0]!.expires!.getTime()).toBeLessThan(Date.now());

    expect((await get(`/${language}/homepage`)).body).not.toContain("missed-page");
  },
);

test("the home page that is kept for everybody is the same before and after, and is not made anew", async () => {
  const before = await get("/en/homepage");
  const count = made;
  const told = await get("/en/homepage", {
    ...missed,
    "if-none-match": String(before.headers.etag),
    "accept-encoding": "gzip",
  });
  expect(told.statusCode).toBe(200);
  expect(
    (told.headers["content-encoding"] === "gzip" ? gunzipSync(told.rawPayload) : told.rawPayload).toString(),
  ).toContain(words("en"));
  const after = await get("/en/homepage");
  expect([after.body, after.headers.etag, after.headers["cache-control"]]).toEqual([
    before.body,
    before.headers.etag,
    "private, no-cache",
  ]);
  expect(made).toBe(count);
});

test("a home page that a campaign leads to says it, too", async () => {
  expect((await get("/en/homepage?utm_source=x", missed)).body).toContain(words("en"));
});

describe("is not said", () => {
  test.each([
    ["on another page", "/en/plans", missed],
    ["to whoever wrote something else into the cookie", "/en/homepage", { cookie: "missed=<script>" }],
  ])("%s", async (_, url, headers) => {
    expect((await get(url, headers)).body).not.toContain("missed-page");
  });

  test.each([
    ["by the way to the home page itself", "/en", {}],
    ["by a language alone", "/en/?utm_source=x", {}],
    ["by a page that sends somewhere else", "/en/account", {}],
    ["by a picture that is not here", "/en/old.png", { "sec-fetch-dest": "image" }],
  ])("%s", async (_, url, headers) => {
    const { statusCode, cookies } = await get(url, headers);
    expect([statusCode, cookies]).toEqual([302, []]);
  });
});
