import { afterAll, expect, test } from "vitest";
import { errorWords } from "../../i18n/errors.server.ts";
import type { Shop } from "../context.server.ts";
import { apiRoutes } from "./api-routes.server.ts";
import { anyNumber, asTheShopCame, bareWebServer, neverClosed } from "./web.world.ts";

const asked: string[] = [];
const bodies: unknown[] = [];
const { app, config } = await bareWebServer();
apiRoutes(
  app,
  {
    config,
    ...asTheShopCame,
    maintenance: neverClosed,
    atOnce: anyNumber,
    origin: "http://shop.test",
    clock: () => new Date("2026-11-21T08:00:00Z"),
  } as unknown as Shop,
  async (path, input) => {
    asked.push(path);
    bodies.push(input);
    return {
      status: 404,
      envelope: { resultCode: "NOT_FOUND", resultMessage: "nothing there", resultData: { fields: [] } },
    };
  },
  { large: [{ path: "/realName/addPhoto", bodyLimit: 100, file: "photo" }] },
);
afterAll(() => app.close());

const post = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url,
    payload: "{}",
    headers: { "content-type": "application/json", lang: "zh-hk", ...headers },
  });

test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL"])(
  "%s instead of POST is told so in the caller's language",
  async (method) => {
    const answer = await app.inject({ method: method as "GET", url: "/api/CollectData", headers: { lang: "zh-hk" } });
    expect(answer.statusCode).toBe(405);
    if (method !== "HEAD") {
      expect(answer.json()).toEqual({
        resultCode: "METHOD_NOT_ALLOWED",
        resultMessage: errorWords("zh-hk").code("METHOD_NOT_ALLOWED"),
        resultData: { fields: [] },
      });
    }
  },
);

test("a file may be the body, with the other fields in a header; of a call that takes none it is refused", async () => {
  const send = (url: string, payload: Buffer, wish?: string) =>
    app.inject({
      method: "POST",
      url: `/api${url}`,
      payload,
      headers: { "content-type": "application/octet-stream", ...(wish !== undefined && { wish }) },
    });
  const photo = Buffer.from([0xff, 0xd8, 0xff]);
  bodies.length = 0;
  const others = { slot: "front", channel: "國泰 %" };
  await send("/realName/addPhoto", photo, encodeURIComponent(JSON.stringify(others)));
  await send("/realName/addPhoto", photo);
  await send("/realName/addPhoto", photo, '{"photo":"instead"}');
  expect(bodies).toEqual([{ ...others, photo }, { photo }, { photo }]);
  for (const wish of ["", "{", "%", "%FF", '{"__proto__":{"a":1}}'])
    expect([wish, (await send("/realName/addPhoto", photo, wish)).json()]).toMatchObject([
      wish,
      { resultCode: "INVALID_INPUT" },
    ]);
  expect((await send("/user/getUserInfo", photo)).json()).toMatchObject({ resultCode: "INVALID_INPUT" });
  expect((await send("/realName/addPhoto", Buffer.alloc(101))).json()).toMatchObject({ resultCode: "TOO_LARGE" });
  expect(bodies).toHaveLength(3);
});

test("an empty body is none, whatever its type says (spec 7); a broken one is still refused", async () => {
  bodies.length = 0;
  for (const payload of ["", " ", "\r\n", "{}"])
    await app.inject({
      method: "POST",
      url: "/api/user/getUserInfo",
      payload,
      headers: { "content-type": "application/json" },
    });
  expect(bodies).toEqual([{}, {}, {}, {}]);
  for (const payload of ["{", '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
    const answer = await app.inject({
      method: "POST",
      url: "/api/user/getUserInfo",
      payload,
      headers: { "content-type": "application/json" },
    });
    expect([payload, answer.json().resultCode]).toEqual([payload, "INVALID_INPUT"]);
  }
  expect(bodies).toHaveLength(4);
});

test.each(["/api/%E0%A4%A", "/api/%zz", "/api/%", "/api/order/%c0%ae%c0%ae/create"])(
  "%s cannot be decoded and still gets the envelope",
  async (url) => {
    const answer = await post(url);
    expect([answer.statusCode, answer.json().resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect(answer.json().resultMessage).toBe(errorWords("zh-hk").code("INVALID_INPUT"));
  },
);

test("an address that climbs up, hides slashes or never ends is only looked up, never followed", async () => {
  asked.length = 0;
  const long = `/${"a".repeat(10_000)}`;
  const urls = [
    "/api/order%2Fcreate",
    "/api/x/%2e%2e%2fhealthz",
    "/api/..%2F..%2Fetc%2Fpasswd",
    "/api/a%00b",
    `/api${long}`,
    "/api/",
    "/api//x",
  ];
  for (const url of urls) expect([url, (await post(url)).json().resultCode]).toEqual([url, "NOT_FOUND"]);
  expect(asked).toEqual(["/order/create", "/x/../healthz", "/../../etc/passwd", "/a\u0000b", long, "/", "//x"]);
});

test("beside the calls and pages there is nothing, said plainly and without an echo", async () => {
  for (const url of [
    "/nothing",
    "/<script>hostile</script>",
    "/api",
    "/.env",
    "/.git/config",
    "/%2e%2e/%2e%2e/etc/passwd",
  ]) {
    const answer = await post(url, { lang: "en" });
    expect([url, answer.statusCode, answer.body, answer.headers["content-type"]]).toEqual([
      url,
      404,
      "There is nothing at this address",
      "text/plain; charset=utf-8",
    ]);
  }
});

test.each([
  ["en", "en"],
  ["zh-hk", "zh-hk"],
  ["ja", "ja"],
  ["EN", "zh-cn"],
  ["<script>", "zh-cn"],
  ["en, zh-hk", "zh-cn"],
  ["constructor", "zh-cn"],
  ["x".repeat(60), "zh-cn"],
] as const)("a lang header of %j speaks %s", async (said, language) => {
  const answer = await app.inject({ method: "GET", url: "/api/x", headers: { lang: said } });
  expect(answer.json().resultMessage).toBe(errorWords(language).code("METHOD_NOT_ALLOWED"));
});

test("the strict headers stand on every answer, refusals included", async () => {
  for (const url of ["/api/x", "/nothing"]) {
    const { headers } = await post(url);
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
    });
  }
});
