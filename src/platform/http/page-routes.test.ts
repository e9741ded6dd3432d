import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import type { PageRequest, Rendered } from "../rendering.ts";
import { siteOf } from "./web.world.ts";

const body = "<p>A price: $1.99</p>".repeat(200);

/** A site whose pages count themselves, so that a page made anew differs from one that was kept. */
async function countingSite({
  environment = {},
  answer = () => ({}),
  mayKeep,
}: {
  environment?: Record<string, string>;
  mayKeep?: () => boolean;
  answer?: (page: PageRequest) => Partial<Rendered> | Promise<Partial<Rendered>>;
} = {}) {
  const made: PageRequest[] = [];
  const site = await siteOf(
    async (page) => {
      made.push(page);
      const html = `<h1>${made.length}</h1>${page.currency}${body}`;
      return { kind: "page", status: 200, html, cacheable: true, ...(await answer(page)) } as Rendered;
    },
    environment,
    mayKeep,
  );
  const get = (url: string, headers: InjectOptions["headers"] = {}) => site.app.inject({ url, headers });
  return {
    ...site,
    made,
    get,
    number: async (url: string, headers = {}) => /<h1>(\d+)/.exec((await get(url, headers)).body)?.[1],
  };
}

test("a page that is the same for everybody is made once and sent compressed as each browser likes", async () => {
  const { get, made } = await countingSite();
  const unpack: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes) => bytes,
  };
  const cases = {
    "br, gzip": "br",
    "gzip, deflate, br;q=0.5": "br",
    gzip: "gzip",
    "gzip, br;q=0": "gzip",
    "GZIP;q=0.3": "gzip",
    deflate: "identity",
    "": "identity",
    "*": "identity",
    abrakadabra: "identity",
    "br;q=0.0, gzip;q=0": "identity",
  };
  const tags = new Set<unknown>();
  for (const [accepted, encoding] of Object.entries(cases)) {
    const { rawPayload, headers, statusCode } = await get("/en/plans", { "accept-encoding": accepted });
    expect([accepted, statusCode, headers["content-encoding"] ?? "identity"]).toEqual([accepted, 200, encoding]);
    expect(unpack[encoding]!(rawPayload).toString()).toBe(`<h1>1</h1>USD${body}`);
    expect(headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding, cookie",
    });
    tags.add(headers.etag);
  }
  expect(made).toHaveLength(1);
  expect(tags.size).toBe(1);
});

test("a browser that has the page gets 304, one that has another gets it", async () => {
  const { get, changeCatalogue } = await countingSite();
  const etag = String((await get("/en/plans")).headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const said of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const { statusCode, body: sent, headers } = await get("/en/plans", { "if-none-match": said });
    expect([statusCode, sent, headers.etag]).toEqual([304, "", etag]);
  }
  for (const said of ['"other"', "", etag.slice(0, 10)])
    expect((await get("/en/plans", { "if-none-match": said })).statusCode).toBe(200);
  changeCatalogue();
  expect((await get("/en/plans", { "if-none-match": etag })).statusCode).toBe(200);
});

test("each address and each currency has a page of its own; other cookies make no difference", async () => {
  const { number, get } = await countingSite();
  expect(await number("/en/plans")).toBe("1");
  expect(await number("/en/plans", { cookie: "currency=HKD" })).toBe("2");
  expect((await get("/en/plans", { cookie: "currency=HKD" })).body).toContain("HKD");
  expect(await number("/en/plans", { cookie: "currency=344" })).toBe("2");
  expect(await number("/en/plans", { cookie: "currency=EUR; lang_base=ja; murmur=1" })).toBe("1");
  expect(await number("/zh-hk/plans")).toBe("3");
  expect(await number("/en/plans?area=JP")).toBe("4");
  expect(await number("/en/plans")).toBe("1");
});

test("a first visit gets the page in the currency of its language, kept like any other; a choice wins (L6)", async () => {
  const { get, number } = await countingSite();
  const currencyAt = async (url: string, headers = {}) => /<\/h1>([A-Z]{3})/.exec((await get(url, headers)).body)?.[1];
  for (const [url, first] of [
    ["/zh-cn/plans", "CNY"],
    ["/zh-hk/plans", "HKD"],
    ["/en/plans", "USD"],
    ["/ja/plans", "CNY"],
  ] as const) {
    expect([url, await currencyAt(url)]).toEqual([url, first]);
    expect([url, await currencyAt(url, { cookie: "currency=CNY" })]).toEqual([url, "CNY"]);
  }
  // who has chosen what the language begins with reads the same page
  expect(await number("/en/plans", { cookie: "currency=USD" })).toBe(await number("/en/plans"));
});

test("what the catalogue has changed shows on the next request", async () => {
  const { number, changeCatalogue } = await countingSite();
  expect([await number("/en/plans"), await number("/en/plans")]).toEqual(["1", "1"]);
  changeCatalogue();
  expect([await number("/en/plans"), await number("/en/plans")]).toEqual(["2", "2"]);
});

test("a page during whose making the catalogue changed is shown once and never kept", async () => {
  const site = await countingSite({
    answer: ({ request }) => (request.url.endsWith("first") && site.changeCatalogue(), {}),
  });
  const { headers } = await site.get("/en/plans?first");
  expect(headers).toMatchObject({ "cache-control": "private, no-store" });
  expect(headers.etag).toBeUndefined();
  expect(site.made).toHaveLength(1);
  await site.get("/en/plans?first");
  expect(site.made).toHaveLength(2);
});

test("who asks while a page is being made waits for it; it is made once for all of them, and once for each version", async () => {
  const { get, made, changeCatalogue } = await countingSite({
    answer: () => new Promise((resolve) => setTimeout(() => resolve({}), 20)),
  });
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => get("/en/plans")));
  expect((await crowd()).map(({ body }) => /<h1>(\d+)/.exec(body)?.[1])).toEqual(Array.from({ length: 20 }, () => "1"));
  changeCatalogue();
  const [later] = await Promise.all([crowd(), get("/en/plans", { cookie: "currency=HKD" })]);
  expect(new Set(later.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(made.map(({ currency }) => currency)).toEqual(["USD", "USD", "HKD"]);
});

test("pages of one's own at the same address are made side by side, not one after the other", async () => {
  const all = Promise.withResolvers<void>();
  const site = await countingSite({
    mayKeep: () => false,
    answer: async () => {
      if (site.made.length === 5) all.resolve();
      await all.promise;
      return { cacheable: false };
    },
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.get("/en/account")));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
});

test("what turns out to be for one visitor, or fails, is not shared with those who waited", async () => {
  let asked = 0;
  const { get } = await countingSite({
    answer: async () => {
      const mine = ++asked;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (mine === 1) throw new Error("a moment of weakness");
      return { cacheable: false };
    },
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => get("/en/order-sim")));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(5);
});

test("redirects, refusals and pages of one visitor are made for every request", async () => {
  const kinds: Record<string, Partial<Rendered>> = {
    "/en/order-sim": { cacheable: false },
    "/en/missing": { status: 404, cacheable: false },
    "/en/old": { kind: "redirect", status: 302, location: "/en/plans" },
  };
  const { get, made } = await countingSite({ answer: ({ request }) => kinds[new URL(request.url).pathname]! });
  for (const [url, { status = 200 }] of Object.entries(kinds)) {
    made.length = 0;
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers } = await get(url, { "if-none-match": "*" });
      expect([url, statusCode, headers["cache-control"], headers.etag]).toEqual([
        url,
        status,
        "private, no-store",
        undefined,
      ]);
    }
    expect(made).toHaveLength(2);
  }
});

test("HEAD tells what GET would, without the page", async () => {
  const { app, made } = await countingSite();
  const { headers } = await app.inject({ url: "/en/plans" });
  const head = await app.inject({ method: "HEAD", url: "/en/plans" });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", headers.etag]);
  expect(made).toHaveLength(1);
});

test("a page that fails is an honest 500 without a word about why, and the next one is tried again", async () => {
  let broken = true;
  const { get, number } = await countingSite({
    answer: () => {
      if (broken) throw new Error("cannot read properties of undefined");
      return {};
    },
  });
  const { statusCode, body: said, headers } = await get("/en/plans", { "accept-language": "en" });
  expect([statusCode, said, headers["content-type"]]).toEqual([500, "Unknown error", "text/plain; charset=utf-8"]);
  broken = false;
  expect(await number("/en/plans")).toBe("2");
});

test("without a megabyte to keep them in, pages are made every time and still right", async () => {
  const { number } = await countingSite({ environment: { PAGE_CACHE_MB: "0" } });
  expect([await number("/en/plans"), await number("/en/plans")]).toEqual(["1", "2"]);
});

test("who comes by a campaign gets the page that is kept for everybody, which tells nothing of it", async () => {
  const { get, number, made } = await countingSite();
  const known = await get("/en/plans?country=JP&mcc=440");
  for (const search of [
    "country=JP&mcc=440&utm_source=letter&utm_medium=mail",
    "utm_campaign=x&country=JP&gclid=Cj0_-&mcc=440",
    "source=partner&country=JP&mcc=440&fbclid=1",
  ]) {
    const { body: shown, headers } = await get(`/en/plans?${search}`);
    expect([search, shown, headers.etag]).toEqual([search, known.body, known.headers.etag]);
  }
  expect(made.map(({ request }) => request.url)).toEqual(["http://shop.test/en/plans?country=JP&mcc=440"]);
  expect(await number("/en/plans?country=JP&mcc=441&utm_source=letter")).toBe("2");
  expect(made.at(-1)!.request.url).toBe("http://shop.test/en/plans?country=JP&mcc=441");
});

test("who is sent on takes the campaign along, and a page of one's own reads its whole address", async () => {
  const { get } = await countingSite({
    answer: () => ({ kind: "redirect", status: 301, location: "/en/esim/japan?days=3#plans" }),
  });
  const { statusCode, headers } = await get("/en/esim/jp?utm_source=letter&days=3&gclid=1");
  expect([statusCode, headers.location]).toEqual([301, "/en/esim/japan?days=3&utm_source=letter&gclid=1#plans"]);
  const own = await countingSite({ mayKeep: () => false });
  await own.get("/en/order-sim?plan=x&source=partner");
  expect(own.made[0]!.request.url).toBe("http://shop.test/en/order-sim?plan=x&source=partner");
});
