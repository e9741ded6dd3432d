import { afterEach, expect, test } from "vitest";
import { errorWords } from "../../i18n/errors.server.ts";
import { DatabaseAway } from "../database/away.server.ts";
import type { PageRequest, Rendered } from "../rendering.ts";
import { siteOf } from "./web.world.ts";

const away = () => new DatabaseAway(new Error("connect ECONNREFUSED 10.0.0.5:5432"));
let site: Awaited<ReturnType<typeof siteOf>>;
afterEach(() => site.app.close());

/** Pages that tell who has made them, for whom, and what they were told. */
async function opened({
  environment,
  make = async () => ({}),
  mayKeep,
}: {
  environment?: Record<string, string>;
  make?: (page: PageRequest) => Promise<Partial<Rendered>>;
  mayKeep?: (url: string) => boolean;
} = {}) {
  let made = 0;
  site = await siteOf(
    async (page) => {
      const told = page.waiting ? (await page.ask("/common/getCommonSetting", {})).resultCode : `made ${++made}`;
      return {
        kind: "page",
        status: page.waiting ? 500 : 200,
        html: `<html><body><h1>${page.language} ${told}</h1></body></html>`,
        cacheable: true,
        ...(await make(page)),
      } as Rendered;
    },
    environment,
    mayKeep,
  );
  return async (url: string, headers = {}) => {
    const {
      statusCode,
      body,
      headers: { "retry-after": later, "cache-control": keep },
    } = await site.app.inject({ url, headers });
    return { statusCode, body, later, keep };
  };
}

test.each(["en", "zh-cn", "zh-hk"] as const)(
  "while the database is away a kept page in %s says that prices may have changed, and nobody keeps it",
  async (language) => {
    const get = await opened();
    const url = `/${language}/homepage`;
    const fresh = await get(url);
    site.loseDatabase(away());
    for (let time = 0; time < 2; time++) {
      const { statusCode, body, keep } = await get(url, { "accept-language": "de", "if-none-match": "*" });
      expect([statusCode, keep]).toEqual([200, "private, no-store"]);
      expect(body).toBe(
        fresh.body.replace(
          "<body>",
          `<body><aside class="kept-page hue-gilt" role="status" data-first-page>${errorWords(language).keptPage}</aside>`,
        ),
      );
    }
    site.loseDatabase();
    expect(await get(url)).toEqual(fresh);
  },
);

test("the warning is that of the page kept last", async () => {
  const get = await opened();
  await get("/en/homepage");
  site.loseDatabase(away());
  await get("/en/homepage");
  site.loseDatabase();
  site.changeCatalogue();
  await get("/en/homepage");
  site.loseDatabase(away());
  expect((await get("/en/homepage")).body).toContain("made 2");
});

test("where nothing is kept a page in the language of the address says to come again, made once and of no answer", async () => {
  const get = await opened();
  site.loseDatabase(away());
  for (const url of ["/zh-hk/plans", "/zh-hk/device-check?brand=x"]) {
    expect(await get(url, { "accept-language": "en" })).toEqual({
      statusCode: 503,
      body: "<html><body><h1>zh-hk TRY_AGAIN_LATER</h1></body></html>",
      later: "5",
      keep: "no-store",
    });
  }
  expect((await get("/en/plans")).body).toContain("en TRY_AGAIN_LATER");
});

test("a page of one's own says so itself where it can, and is stood in for where it cannot", async () => {
  const get = await opened({
    mayKeep: () => false,
    make: async ({ request, waiting }) => {
      if (request.url.endsWith("lost")) throw away();
      return waiting ? {} : { status: 503, cacheable: false };
    },
  });
  expect(await get("/en/account")).toMatchObject({
    statusCode: 503,
    later: "5",
    body: expect.stringContaining("made 1"),
  });
  expect(await get("/zh-cn/account?lost")).toMatchObject({
    statusCode: 503,
    later: "5",
    body: expect.stringContaining("zh-cn TRY_AGAIN_LATER"),
  });
});

test("a new version that cannot be made is stood in for by the last that could", async () => {
  let broken: Partial<Rendered> = {};
  const get = await opened({ make: async () => broken });
  await get("/en/homepage");
  site.changeCatalogue();
  broken = { status: 503, cacheable: false };
  expect(await get("/en/homepage")).toMatchObject({
    statusCode: 200,
    body: expect.stringMatching(/kept-page.*made 1/),
  });
});

test("a bug stays one: 500, in the language of the address", async () => {
  const get = await opened({
    make: async () => {
      throw new TypeError("x is undefined");
    },
  });
  expect(await get("/zh-hk/homepage", { "accept-language": "en" })).toMatchObject({
    statusCode: 500,
    body: errorWords("zh-hk").code("UNKNOWN_ERROR"),
    later: undefined,
  });
});

test("too many at once are turned away at once; what is kept is shown to everybody, and nobody is counted for good", async () => {
  const gate = Promise.withResolvers<void>();
  const get = await opened({
    environment: { AT_ONCE: "2" },
    mayKeep: (url) => url.endsWith("/homepage"),
    make: async ({ request, waiting }) => {
      if (request.url.endsWith("slow")) await gate.promise;
      if (request.url.endsWith("broken")) throw new Error("a bug");
      return { cacheable: !waiting };
    },
  });
  await get("/en/homepage");
  for (let time = 0; time < 5; time++) expect((await get("/en/account?broken")).statusCode).toBe(500);
  const slow = [get("/en/account?slow"), get("/en/account?slow")];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await get("/en/account")).toMatchObject({
    statusCode: 503,
    later: "5",
    body: expect.stringContaining("en TRY_AGAIN_LATER"),
  });
  expect(await get("/en/homepage")).toMatchObject({ statusCode: 200, keep: "private, no-cache" });
  const { turnedAway } = site.shop.metrics;
  expect((await turnedAway.get()).values[0]!.value).toBe(1);
  gate.resolve();
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await get("/en/account")).statusCode).toBe(200);
});
