import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn } from "../../../test/signed-in.ts";
import { joined, mei } from "../../../test/staff.ts";
import { unwrap } from "../../kernel/envelope.ts";
import { operations, staffOperations } from "../../operations.server.ts";
import { openRenderer } from "../../sites/console/render.server.tsx";
import { consoleSite } from "../../sites/console/site.ts";
import { answering } from "../answer.server.ts";
import { apiRoutes } from "./api-routes.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { privatePages } from "./private-pages.server.ts";
import { webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let staff: string;
let customer: string;
beforeAll(async () => {
  world = await webWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } });
  const { app, shop } = world;
  const answer = answering(staffOperations, shop.limits);
  const { render } = openRenderer({ entry: "/console/entry.js", styles: [], chunksOf: () => [] });
  apiRoutes(app, shop, answer, { site: consoleSite });
  privatePages(app, {
    site: consoleSite,
    shop,
    answer,
    render,
    files: {
      "me.json": async ({ ask }) => ({
        name: "me.json",
        type: "application/json",
        file: JSON.stringify(unwrap(await ask("/staff/getMe", {}))),
      }),
      "long.txt": async ({ ask }) => {
        const look = async () => (await ask("/staff/getBooks", {})).resultCode;
        return { name: "long.txt", type: "text/plain", file: Readable.from(twice(look)) };
      },
    },
    recordedFiles: {
      "order.json": async ({ ask, query }) => ({
        name: "order.json",
        type: "application/json",
        file: JSON.stringify(unwrap(await ask("/staff/getParcel", query))),
      }),
      "courier.csv": async ({ ask, query }) => {
        const { order = [] } = query as { order?: string | string[] };
        unwrap(await ask("/staff/makeCourierFile", { orders: [order].flat() }));
        return { name: "courier.csv", type: "text/csv", file: "" };
      },
    },
    frames: {
      "mail.html": async ({ ask }) => ({
        name: "mail.html",
        type: "text/html; charset=utf-8",
        file: (unwrap(await ask("/staff/getMe", {})) as { name: string }).name,
      }),
    },
    drawnPages: { "draft.html": async () => ({ name: "page.html", type: "text/html; charset=utf-8", file: "drawn" }) },
  });
  pageRoutes(app, {
    shop,
    answer: answering(operations, shop.limits),
    mayKeep: () => false,
    render: async () => ({ kind: "redirect", status: 302, location: "/en/homepage" }),
  });
  staff = (await joined(world)).browser.token()!;
  customer = await signedIn(world, mei.email);
});
afterAll(() => world.close());

/** What happens while a file is read. */
let meanwhile: (() => Promise<unknown>) | undefined;
async function* twice(look: () => Promise<string>): AsyncGenerator<string> {
  yield `${await look()} `;
  await meanwhile?.();
  yield await look();
}

const ours = { origin: "http://shop.test", "sec-fetch-site": "same-origin" };
const page = (url: string, cookies: Record<string, string> = {}) =>
  world.app.inject({ url, cookies, headers: { "accept-language": "en" } });
const call = (path: string, cookies: Record<string, string>, headers: Record<string, string> = ours) =>
  world.app.inject({
    method: "POST",
    url: path,
    payload: "{}",
    cookies,
    headers: { "content-type": "application/json", lang: "en", ...headers },
  });

describe("a page of the console", () => {
  test.each(["/console", "/console/sign-in", "/console/orders", "/console/invitation?key=x", "/console/nothing"])(
    "%s is kept by nobody, found by no search, framed by nobody, and runs nothing but its own script",
    async (url) => {
      const { headers } = await page(url);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(headers["x-frame-options"]).toBe("DENY");
      const policy = String(headers["content-security-policy"]);
      for (const said of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy.split("; ")).toContain(said);
      expect(policy).not.toMatch(/pay\.test|unsafe|worker-src/);
    },
  );

  test("begins where the role may go, and a page that it does not open says so and leads there", async () => {
    const { browser } = await joined(world, { email: "yulan@example.com", name: "Chen Yulan", role: "reviewer" });
    const reviewer = { staff_session: browser.token()! };
    expect((await page("/console", { staff_session: staff })).headers.location).toBe("/console/orders");
    expect((await page("/console", reviewer)).headers.location).toBe("/console/overview");
    const { statusCode, body } = await page("/console/orders", reviewer);
    expect(statusCode).toBe(403);
    expect(body).toContain("Your role does not open this page");
    expect(body).toContain('href="/console"');
    expect(body).not.toContain('href="/console/orders"');
  });

  test("opens to its own cookie, and leads everybody else to sign in and back", async () => {
    expect((await page("/console/orders", { staff_session: staff })).statusCode).toBe(200);
    for (const cookies of [{}, { session: customer }, { staff_session: customer }, { session: staff }]) {
      const { statusCode, headers, body } = await page(
        "/console/orders?view=to_post",
        cookies as unknown as Record<string, string>,
      );
      expect([statusCode, headers.location]).toEqual([
        302,
        "/console/sign-in?back=%2Fconsole%2Forders%3Fview%3Dto_post",
      ]);
      expect(body).toBe("");
    }
  });

  test("leads back to a page of the console alone", async () => {
    for (const back of [
      "https://evil.test/",
      "//evil.test",
      "/en/homepage",
      "/console/sign-in",
      "/consoles",
      "/console/../en",
    ]) {
      const { headers } = await page(`/console/sign-in?${new URLSearchParams({ back })}`, { staff_session: staff });
      expect([back, headers.location]).toEqual([back, "/console"]);
    }
  });

  test("an unknown one says so, in a page that is one's own", async () => {
    expect((await page("/console/nothing", { staff_session: staff })).statusCode).toBe(404);
    expect((await page("/console/nothing")).statusCode).toBe(302);
  });

  test("takes no form of another site", async () => {
    const post = (url: string, headers: Record<string, string>) =>
      world.app.inject({
        method: "POST",
        url,
        payload: "language=zh-cn",
        cookies: { staff_session: staff },
        headers: { host: "shop.test", "content-type": "application/x-www-form-urlencoded", ...headers },
      });
    for (const url of ["/console/sign-out", "/console/sign-in", "/console/language"])
      for (const headers of [
        { origin: "http://evil.test" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ])
        expect([url, (await post(url, headers as unknown as Record<string, string>)).statusCode]).toEqual([url, 403]);
    expect((await page("/console/orders", { staff_session: staff })).statusCode).toBe(200);
  });

  test("is not drawn for a script that only keeps what is typed on it; led elsewhere, the script is told", async () => {
    const keep = (headers: Record<string, string>, cookies: Record<string, string> = { staff_session: staff }) =>
      world.app.inject({
        method: "POST",
        url: "/console/catalogue/prices?q=jp",
        payload: "do=keep",
        cookies,
        headers: { "content-type": "application/x-www-form-urlencoded", ...ours, ...headers },
      });
    const least = { prefer: "return=minimal" };
    const [quiet, plain] = [await keep(least), await keep({})];
    expect([quiet.statusCode, quiet.body]).toEqual([204, ""]);
    expect([plain.statusCode, plain.headers.location]).toEqual([302, "/console/catalogue/prices?q=jp"]);
    const { headers } = await keep(least, {});
    expect(headers.location).toMatch(/^\/console\/sign-in\?back=/);
  });

  test("is in the language that its reader chose, whatever the shop's cookie says", async () => {
    const answer = await world.app.inject({
      method: "POST",
      url: "/console/language",
      payload: "language=zh-hk&returnTo=%2Fconsole%2Forders%3Fview%3Dto_post",
      headers: { host: "shop.test", "content-type": "application/x-www-form-urlencoded", ...ours },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/console/orders?view=to_post"]);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: "staff_lang_base", value: "zh-hk", path: "/console", sameSite: "Strict" }),
    ]);
    const { body } = await page("/console/orders", { staff_session: staff, staff_lang_base: "zh-hk", lang_base: "en" });
    expect(body).toContain('<html lang="zh-HK">');
    for (const lang_base of ["zh-hk", "zh-cn"])
      expect((await page("/console/orders", { staff_session: staff, lang_base })).body).toContain('<html lang="en">');
    for (const wrong of ["ja", "xx", "../en", "__proto__"])
      expect((await page("/console/sign-in", { staff_lang_base: wrong })).body).toContain('<html lang="en">');
  });

  test("is open while the shop is closed for an upgrade", async () => {
    await world.pool.query(
      "insert into maintenance (ends_at, begun_at) values ('2026-11-21T10:00Z', '2026-11-21T07:00Z')",
    );
    expect((await page("/console/orders", { staff_session: staff })).statusCode).toBe(200);
    await world.pool.query("delete from maintenance");
  });
});

describe("a call", () => {
  test("of the console is known below /console alone, and the shop's nowhere there", async () => {
    expect((await call("/console/api/staff/getMe", { staff_session: staff })).json().resultData.email).toBe(mei.email);
    expect((await call("/api/staff/getMe", { staff_session: staff, session: customer })).statusCode).toBe(404);
    expect((await call("/console/api/user/getUserInfo", { staff_session: staff, session: customer })).statusCode).toBe(
      404,
    );
  });

  test("believes the cookie of its own site only, and only from our own pages", async () => {
    for (const cookies of [{}, { session: customer }, { staff_session: customer }, { session: staff }])
      expect((await call("/console/api/staff/getMe", cookies as unknown as Record<string, string>)).statusCode).toBe(
        401,
      );
    for (const cookies of [{ staff_session: staff }, { session: staff }])
      expect((await call("/api/user/getUserInfo", cookies as unknown as Record<string, string>)).statusCode).toBe(401);
    for (const site of ["cross-site", "same-site", "none"])
      expect(
        (await call("/console/api/staff/getMe", { staff_session: staff }, { "sec-fetch-site": site })).statusCode,
      ).toBe(401);
    // the header that carries a customer's token carries no member of staff in from another site
    expect((await call("/api/user/getUserInfo", {}, { token: staff })).statusCode).toBe(401);
  });
});

test("a file of the console is whose session came with it, kept by nobody; everybody else is led to sign in and back", async () => {
  const mine = await page("/console/files/me.json", { staff_session: staff });
  expect(mine.json()).toMatchObject({ name: mei.name });
  expect(mine.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": 'attachment; filename="me.json"',
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  const others: Record<string, string>[] = [{}, { session: customer }, { staff_session: customer }];
  for (const cookies of others) {
    const { statusCode, headers } = await page("/console/files/me.json?month=2026-10", cookies);
    expect([statusCode, headers.location]).toEqual([
      303,
      `/console/sign-in?back=${encodeURIComponent("/console/files/me.json?month=2026-10")}`,
    ]);
  }
});

test("a file is read no further by whoever has lost the right, or is signed out, meanwhile", async () => {
  const { browser } = await joined(world, { email: "lee@example.com", name: "Lee", role: "finance" });
  const read = async () => (await page("/console/files/long.txt", { staff_session: browser.token()! })).body;
  meanwhile = undefined;
  expect(await read()).toBe("SUCCESS SUCCESS");
  meanwhile = () => world.pool.query("update staff set role = 'editor' where email = 'lee@example.com'");
  expect(await read()).toBe("SUCCESS RIGHT_MISSING");
  await world.pool.query("update staff set role = 'finance' where email = 'lee@example.com'");
  meanwhile = () =>
    world.pool.query(
      "delete from staff_sessions using staff where staff.id = staff_id and staff.email = 'lee@example.com'",
    );
  expect(await read()).toBe("SUCCESS TOKEN_VALID_FAIL");
});

test("a file that is written down is posted for by our own form alone; what is refused is said on the form's page", async () => {
  const post = (back: string, cookies: Record<string, string>, headers: Record<string, string> = {}) =>
    world.app.inject({
      method: "POST",
      url: `/console/files/order.json?${new URLSearchParams({ back })}`,
      payload: new URLSearchParams({ orderNumber: "FW0" }).toString(),
      cookies,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", ...headers },
    });
  const to = async (...asked: Parameters<typeof post>) => {
    const { statusCode, headers } = await post(...asked);
    return [statusCode, headers.location];
  };
  const mine = { staff_session: staff };
  expect(await to("/console/dispatch?view=late", mine)).toEqual([
    303,
    "/console/dispatch?view=late&refused=ORDER_NOT_FOUND",
  ]);
  for (const foreign of ["https://evil.example/", "//evil.example", "/en/homepage", "/consoles"])
    expect(await to(foreign, mine)).toEqual([303, "/console?refused=ORDER_NOT_FOUND"]);
  expect(await to("/console/dispatch", {})).toEqual([303, "/console/sign-in?back=%2Fconsole%2Fdispatch"]);
  expect((await post("/console/dispatch", mine, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await page("/console/files/order.json", mine)).statusCode).toBe(404);
});

test("a file of addresses asks for a fresh proof on a page, with the form kept, and is made once that is given", async () => {
  const { browser, code } = await joined(world, { email: "pia@example.com", name: "Pia", role: "logistics" });
  await world.pool.query(
    "update staff_sessions set proven_at = '2026-11-21T07:00:00Z' where staff_id = (select id from staff where email = 'pia@example.com')",
  );
  let token = browser.token()!;
  const post = async (more: [string, string][] = []) => {
    const answer = await world.app.inject({
      method: "POST",
      url: "/console/files/courier.csv?back=%2Fconsole%2Fdispatch",
      payload: new URLSearchParams([["order", "FW1"], ["order", "FW2"], ...more]).toString(),
      cookies: { staff_session: token },
      headers: { "content-type": "application/x-www-form-urlencoded", ...ours },
    });
    token = answer.cookies.find(({ name }) => name === "staff_session")?.value ?? token;
    return answer;
  };
  const asking = await post();
  expect([asking.statusCode, asking.headers.location]).toEqual([403, undefined]);
  for (const said of ['value="FW1"', 'value="FW2"', 'name="proofCode"', 'href="/console/dispatch"'])
    expect(asking.body).toContain(said);
  const wrong = await post([["proofCode", "000000"]]);
  expect(wrong.body).toContain('name="proofCode"');
  const proof: [string, string][] = [["proofCode", code(1)]];
  const proven = await post(proof);
  expect([proven.statusCode, proven.headers.location]).toEqual([
    307,
    "/console/files/courier.csv?back=%2Fconsole%2Fdispatch",
  ]);
  // the browser sends the same form there: it gets as far as the parcels, of which there are none
  const { statusCode, headers } = await post(proof);
  expect([statusCode, headers.location]).toEqual([303, "/console/dispatch?refused=PARCEL_MOVED"]);
});

test("an e-mail is framed by our own pages alone, without scripts, forms, files of others or an origin", async () => {
  const { headers, body } = await page("/console/frames/mail.html", { staff_session: staff });
  expect(body).toBe(mei.name);
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  });
  expect(headers).not.toHaveProperty("content-disposition");
  expect((await page("/console/frames/mail.html", { session: customer })).statusCode).toBe(303);
});

test("a drawn page, which may need no session, is drawn so often for an address and so many at once", async () => {
  const { shop, app } = world;
  const drawn = (remoteAddress: string) =>
    app.inject({ url: "/console/frames/draft.html", remoteAddress, headers: { "accept-language": "en" } });
  for (let time = 1; time <= shop.config.COMPUTE_CALLS_PER_MINUTE; time++)
    expect((await drawn("203.0.113.5")).body).toBe("drawn");
  expect((await drawn("203.0.113.5")).statusCode).toBe(429);
  expect((await drawn("198.51.100.7")).statusCode).toBe(200);
  const end = Promise.withResolvers<void>();
  const others: Promise<void>[] = [];
  while (!shop.atOnce.isFull()) others.push(shop.atOnce.make(() => end.promise));
  const { statusCode, headers } = await drawn("198.51.100.7");
  end.resolve();
  await Promise.all(others);
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  expect((await drawn("198.51.100.7")).statusCode).toBe(200);
});

test("the cookie is the console's own, strict, unseen by scripts, and over https of no other host", async () => {
  const secure = await webWorld({ change: () => ({ origin: "https://shop.test" }) });
  const answer = answering(staffOperations, secure.shop.limits);
  const { render } = openRenderer({ entry: "/console/entry.js", styles: [], chunksOf: () => [] });
  privatePages(secure.app, { site: consoleSite, shop: secure.shop, answer, render });
  const { code } = await joined(secure);
  secure.at("2026-11-21T08:01:00Z");
  const { cookies, statusCode } = await secure.app.inject({
    method: "POST",
    url: "/console/sign-in",
    payload: new URLSearchParams({ email: mei.email, password: mei.password, code: code() }).toString(),
    headers: {
      host: "shop.test",
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://shop.test",
      "sec-fetch-site": "same-origin",
    },
  });
  expect(statusCode).toBe(302);
  const guarded = { path: "/", httpOnly: true, secure: true, sameSite: "Strict" };
  const session = cookies.find(({ name }) => name === "__Host-staff_session")!;
  expect(session).toMatchObject(guarded);
  expect(session).not.toHaveProperty("maxAge");
  // knows the browser again when strangers try this member's password; opens nothing
  expect(cookies.filter((cookie) => cookie !== session)).toEqual([
    expect.objectContaining({ name: "__Host-staff_browser", ...guarded, maxAge: 31_536_000 }),
  ]);
  // the name that older customers' cookies had counts for nobody here
  const plain = await secure.app.inject({ url: "/console/orders", cookies: { staff_session: session.value } });
  expect(plain.statusCode).toBe(302);
  await secure.close();
});
