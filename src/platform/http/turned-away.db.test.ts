import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signedIn } from "../../../test/signed-in.ts";
import { errorWords } from "../../i18n/errors.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { called, webWorld } from "./web.world.ts";

/**
 * To say no must cost next to nothing: what is spent on those who are turned away is taken from those who are let in.
 */
let world: Awaited<ReturnType<typeof webWorld>>;
let token: string;
let full = false;
let rendered: string[] = [];
let connections = 0;

beforeAll(async () => {
  world = await webWorld({ change: ({ atOnce }) => ({ atOnce: { ...atOnce, isFull: () => full } }) });
  token = await signedIn(world, "mei@example.com");
  world.shop.pool.on("acquire", () => connections++);
  pageRoutes(world.app, {
    shop: world.shop,
    answer: async () => ({ status: 200, envelope: { resultCode: "SUCCESS", resultMessage: "", resultData: {} } }),
    mayKeep: (url) => url.includes("/plans"),
    render: async ({ request, language, waiting = false }) => {
      rendered.push(`${waiting ? "stand-in" : "page"} ${new URL(request.url).pathname}`);
      return {
        kind: "page",
        status: 200,
        html: `<html><body>${language} ${waiting ? "later" : "page"}</body></html>`,
        cacheable: !request.url.includes("from="),
      };
    },
  });
});
afterAll(() => world.close());
beforeEach(() => void ([full, rendered, connections] = [false, [], 0]));

const cookies = () => ({ session: token, currency: "USD" });
const page = async (url: string, more = {}) => world.app.inject({ url, cookies: cookies(), ...more });

test.each(["en", "zh-cn", "zh-hk"] as const)(
  "a page in %s that is refused asks the database nothing and renders nothing; one that is let in does",
  async (language) => {
    full = true;
    // the stand-in is made once
    await page(`/${language}/account`);
    [rendered, connections] = [[], 0];
    for (const method of ["GET", "POST"] as const) {
      const { statusCode, headers, body } = await page(`/${language}/account?tab=packages`, {
        method,
        headers: { "accept-language": "de" },
      });
      expect([statusCode, body]).toEqual([503, `<html><body>${language} later</body></html>`]);
      expect(headers).toMatchObject({
        "retry-after": "5",
        "cache-control": "no-store",
        "content-type": "text/html; charset=utf-8",
        "x-frame-options": "DENY",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      expect(headers["set-cookie"]).toBeUndefined();
    }
    expect([rendered, connections]).toEqual([[], 0]);

    full = false;
    expect((await page(`/${language}/account`)).statusCode).toBe(200);
    expect(rendered).toEqual([`page /${language}/account`]);
    expect(connections).toBeGreaterThan(0);
  },
);

test.each(["en", "zh-cn", "zh-hk"] as const)(
  "a call in %s that is refused asks the database nothing, and its answer is the envelope",
  async (lang) => {
    full = true;
    const { resultMessage, answer } = await called(
      world.app,
      "/account/getPackages",
      {},
      { headers: { token, lang } },
    ).then((answer) => ({ answer, ...answer.json() }));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      resultCode: "TRY_AGAIN_LATER",
      resultMessage: errorWords(lang).code("TRY_AGAIN_LATER"),
      resultData: { fields: [] },
    });
    expect(resultMessage).not.toBe("");
    expect(answer.headers).toMatchObject({
      "retry-after": "5",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(connections).toBe(0);

    full = false;
    expect(
      (await called(world.app, "/account/getPackages", {}, { headers: { token, lang } })).json(),
    ).not.toMatchObject({ resultCode: "TRY_AGAIN_LATER" });
    expect(connections).toBeGreaterThan(0);
  },
);

test("a crowd that is refused together waits for one stand-in, in every form that browsers take", async () => {
  const fresh = await webWorld({ change: ({ atOnce }) => ({ atOnce: { ...atOnce, isFull: () => true } }) });
  let made = 0;
  pageRoutes(fresh.app, {
    shop: fresh.shop,
    answer: async () => expect.fail("nobody asks"),
    mayKeep: () => false,
    render: async () => ({
      kind: "page",
      status: 200,
      html: `<p>${++made}${" later".repeat(500)}</p>`,
      cacheable: false,
    }),
  });
  const encodings = ["br", "gzip", "identity"];
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, one) =>
      fresh.app.inject({ url: `/en/account?${one}`, headers: { "accept-encoding": encodings[one % 3] } }),
    ),
  );
  expect(made).toBe(1);
  expect(
    new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers["content-encoding"] ?? "identity"}`)),
  ).toEqual(new Set(encodings.map((encoding) => `503 ${encoding}`)));
  expect((await fresh.shop.metrics.turnedAway.get()).values[0]!.value).toBe(90);
  await fresh.close();
});

test("what is kept, health checks, webhooks and the way to a language are served while all else is refused", async () => {
  await page("/en/plans?country=JP");
  full = true;
  expect((await page("/en/plans?country=JP")).statusCode).toBe(200);
  // kept for another currency, kept for nobody, and posted
  expect((await page("/en/plans?country=JP", { cookies: { currency: "HKD" } })).statusCode).toBe(503);
  expect((await page("/en/plans?country=JP&from=2026-12-03")).statusCode).toBe(503);
  expect((await page("/en/plans?country=JP", { method: "POST" })).statusCode).toBe(503);
  for (const url of ["/healthz", "/readyz", "/metrics"])
    expect([url, (await page(url)).statusCode]).toEqual([url, 200]);
  expect((await page("/plans?country=JP")).statusCode).toBe(302);
  expect(
    (await world.app.inject({ method: "POST", url: "/webhooks/payment/sandbox", payload: "{}" })).statusCode,
  ).not.toBe(503);
});

test("one that is let in and finds the last place taken meanwhile is refused like the others", async () => {
  const fresh = await webWorld({ environment: { AT_ONCE: "1" } });
  const gate = Promise.withResolvers<void>();
  pageRoutes(fresh.app, {
    shop: fresh.shop,
    answer: async () => expect.fail("nobody asks"),
    mayKeep: () => false,
    render: async ({ waiting }) => {
      if (!waiting) await gate.promise;
      return { kind: "page", status: 200, html: waiting ? "later" : "page", cacheable: false };
    },
  });
  const both = [fresh.app.inject("/en/account"), fresh.app.inject("/en/account")];
  const first = await Promise.race(both);
  expect([first.statusCode, first.headers["retry-after"], first.body]).toEqual([503, "5", "later"]);
  gate.resolve();
  expect(new Set((await Promise.all(both)).map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  await fresh.close();
});
