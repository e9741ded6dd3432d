import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeFor, signedIn } from "../../../test/signed-in.ts";
import { english } from "../../../test/world.ts";
import { operations } from "../../operations.server.ts";
import { storefront } from "../../sites/storefront/site.ts";
import { answering } from "../answer.server.ts";
import type { Ask } from "../rendering.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { openWebServer } from "./web-server.server.ts";
import { called, webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: string;
let wei: string;
/** What the page asked for got, and by how many posts. */
let asked: string[] = [];
beforeAll(async () => {
  world = await webWorld();
  [mei, wei] = [await signedIn(world, "mei@example.com"), await signedIn(world, "wei@example.com")];
  pageRoutes(world.app, {
    shop: world.shop,
    answer: async (path, input, context) => ({
      status: 200,
      envelope: {
        resultCode: "SUCCESS",
        resultMessage: "",
        resultData: { path, input, caller: await context.session.find() },
      },
    }),
    mayKeep: () => false,
    render: async ({ request, ask }) => {
      asked.push(`${request.method} ${JSON.stringify((await ask("/user/getUserInfo", {})).resultData)}`);
      return { kind: "page", status: 200, html: "<p>page</p>", cacheable: false };
    },
  });
});
afterAll(() => world.close());

const ours = { origin: "http://shop.test", "sec-fetch-site": "same-origin" };
type Way = { headers?: Record<string, string>; cookies?: Record<string, string> };
const who = async (way: Way) => {
  const { resultCode, resultData } = (await called(world.app, "/user/getUserInfo", {}, way)).json();
  return resultCode === "SUCCESS" ? resultData.email : resultCode;
};

describe("a call", () => {
  test.each([
    ["without anything", () => ({})],
    ["with a token of nonsense", () => ({ headers: { token: "' or 1=1 --" } })],
    ["with a token that nobody has", () => ({ headers: { token: "x".repeat(43) } })],
    ["with the cookie alone, from a program", () => ({ cookies: { session: mei } })],
    [
      "with the cookie, from another site",
      () => ({ cookies: { session: mei }, headers: { origin: "http://evil.test", "sec-fetch-site": "cross-site" } }),
    ],
    [
      "with the cookie, from another site of the same owner",
      () => ({
        cookies: { session: mei },
        headers: { origin: "http://blog.shop.test", "sec-fetch-site": "same-site" },
      }),
    ],
    [
      "with the cookie, typed into the address bar",
      () => ({ cookies: { session: mei }, headers: { "sec-fetch-site": "none" } }),
    ],
    [
      "with the cookie, from an older browser on another site",
      () => ({ cookies: { session: mei }, headers: { origin: "http://evil.test" } }),
    ],
    [
      "with a header that is wrong, though the cookie is right",
      () => ({ cookies: { session: mei }, headers: { ...ours, token: "x".repeat(43) } }),
    ],
  ] as [string, () => Way][])("%s is nobody's", async (_, way) => {
    expect(await who(way())).toBe("TOKEN_VALID_FAIL");
  });

  test("is its token's, wherever it comes from; the header counts before the cookie", async () => {
    expect(await who({ headers: { token: mei } })).toBe("mei@example.com");
    expect(await who({ headers: { token: mei, origin: "http://evil.test", "sec-fetch-site": "cross-site" } })).toBe(
      "mei@example.com",
    );
    expect(await who({ headers: { token: wei, ...ours }, cookies: { session: mei } })).toBe("wei@example.com");
  });

  test("of our own pages is the cookie's, also in a browser that says only where it comes from", async () => {
    expect(await who({ cookies: { session: mei }, headers: ours })).toBe("mei@example.com");
    expect(await who({ cookies: { session: mei }, headers: { origin: ours.origin } })).toBe("mei@example.com");
  });

  test("whose session is over is nobody's, and the browser is told to forget it", async () => {
    await world.pool.query(
      "update sessions set expires_at = '2026-11-21T08:00:00Z' where account_id = (select id from accounts where email = 'wei@example.com')",
    );
    const answer = await called(world.app, "/user/getUserInfo", {}, { headers: { token: wei } });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([401, "TOKEN_VALID_FAIL"]);
    expect(answer.headers["set-cookie"]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
  });

  test("that signs in sets a cookie that no script reads and no other site sends; kept only when asked for", async () => {
    const login = async (staySignedIn: boolean, email: string) => {
      const wish = {
        email,
        code: await codeFor(world, email),
        staySignedIn,
        privacyPolicy: { given: true, version: "2026-11" },
      };
      return [
        (await called(world.app, "/user/loginByCode", wish, { cookies: { browser: english.browserId! } })).headers[
          "set-cookie"
        ],
      ]
        .flat()
        .find((line) => line!.startsWith("session"));
    };
    expect(await login(false, "one@example.com")).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await login(true, "two@example.com")).toMatch(
      /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});

describe("a page", () => {
  const post = (headers: Record<string, string>) =>
    world.app.inject({
      method: "POST",
      url: "/en/account",
      payload: "a=b",
      headers: { host: "shop.test", "content-type": "application/x-www-form-urlencoded", ...headers },
      cookies: { session: mei },
    });

  test("knows its visitor by the cookie, never by a header", async () => {
    asked = [];
    await world.app.inject({ url: "/en/account", cookies: { session: mei } });
    await world.app.inject({ url: "/en/account", headers: { token: mei } });
    expect(asked.map((one) => one.includes("accountId"))).toEqual([true, false]);
  });

  test("that signs somebody in shows what is theirs in the same answer, and one that signs out nothing more", async () => {
    const email = "three@example.com";
    const wish = { email, code: await codeFor(world, email), privacyPolicy: { given: true, version: "2026-11" } };
    const [site, seen] = [await openWebServer({ ...world.shop, site: storefront, payOrigins: [] }), [] as unknown[]];
    const info = async (ask: Ask) => (await ask("/user/getUserInfo", {})).resultCode;
    pageRoutes(site, {
      shop: world.shop,
      answer: answering(operations, world.shop.limits),
      mayKeep: () => false,
      render: async ({ request, ask }) => {
        const act = () => (request.url.endsWith("login") ? ask("/user/loginByCode", wish) : ask("/user/logout", {}));
        seen.push([await info(ask), (await act()).resultCode, await info(ask)]);
        return { kind: "page", status: 200, html: "<p>page</p>", cacheable: false };
      },
    });
    const stale = await site.inject({
      url: "/en/login",
      cookies: { session: "x".repeat(43), browser: english.browserId! },
    });
    const kept = stale.cookies.findLast(({ name }) => name === "session")!.value;
    expect(kept).toMatch(/^[\w-]{43}$/);
    const out = await site.inject({ url: "/en/logout", cookies: { session: kept } });
    expect(out.cookies.at(-1)!.value).toBe("");
    expect(seen).toEqual([
      ["TOKEN_VALID_FAIL", "SUCCESS", "SUCCESS"],
      ["SUCCESS", "SUCCESS", "TOKEN_VALID_FAIL"],
    ]);
    await site.close();
  });

  test("takes no form of another site in its visitor's name", async () => {
    asked = [];
    for (const headers of [
      { origin: "http://evil.test" },
      { origin: "http://evil.test", "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "null" },
    ]) {
      expect([headers, (await post(headers as Record<string, string>)).statusCode]).toEqual([headers, 403]);
    }
    expect(asked).toEqual([]);
    expect((await post(ours)).statusCode).toBe(200);
  });
});
