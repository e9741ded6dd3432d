import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn, simSignedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { aSim } from "../../../../test/wishes.ts";
import { databaseOn, openPool } from "../../../platform/database/database.server.ts";
import { esimRoutes } from "../../../platform/http/esim-routes.server.ts";
import { bareWebServer, called, webWorld } from "../../../platform/http/web.world.ts";
import { openTicket } from "./open-ticket.server.ts";

const address = "https://esim.example.com/in?shop=1";
const secret = "a-secret-of-the-service-0123456789";
const email = "mei@example.com";
let world: Awaited<ReturnType<typeof webWorld>>;
let token: string;
beforeEach(async () => {
  world = await webWorld({ environment: { ESIM_SERVICE_SECRET: secret, WRITE_CALLS_PER_MINUTE: "10000" } });
  esimRoutes(world.app, world.shop, openTicket);
  token = await signedIn(world, email);
});
afterEach(() => world.close());

type Cookies = Record<string, string>;
const secondsLater = (seconds: number) =>
  world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
/** As staff set it, and as a row that no form would have written. */
async function settled(setting: "esim_service_url" | "market_url", value: string): Promise<void> {
  await joined(world);
  await world.pool.query(
    `insert into setting_changes (setting, version, value, reason, changed_at, changed_by)
     select $1, 1, $2, 'a test', now(), id from staff limit 1`,
    [setting, JSON.stringify(value)],
  );
}

/** What a browser gets that presses "Continue": the address, and its cookies. */
async function pressed(cookies: Cookies = {}, headers: Record<string, string> = { token }) {
  const answered = await called(world.app, "/product/getEsimLink", { gdsProductCode: "" }, { headers, cookies });
  const { url } = JSON.parse(answered.json().resultData) as { url: string };
  const kept = Object.fromEntries(answered.cookies.map(({ name, value }) => [name, value]));
  return { url, cookies: { ...cookies, ...kept } };
}
async function opened(url: string, cookies: Cookies, app = world.app) {
  const { headers, statusCode, cookies: given } = await app.inject({ method: "GET", url, cookies });
  return { to: headers.location, statusCode, cache: headers["cache-control"], given };
}
const over = "/en/my-esims?over=1";
const mine = "/en/account?tab=packages";

describe("to the shop's own page", () => {
  test("the link is followed once, at once, and leads to what is on one's eSIMs; nothing of it is cached", async () => {
    const { url, cookies } = await pressed();
    expect(url).toMatch(/^\/esim\/open\?ticket=[\w-]{43}&lang=en$/);
    expect(await opened(url, cookies)).toMatchObject({ to: mine, statusCode: 303, cache: "private, no-store" });
    expect((await opened(url, cookies)).to).toBe(over);
  });

  test("after a minute it is over, and a second earlier it is not", async () => {
    const first = await pressed();
    secondsLater(60);
    expect((await opened(first.url, first.cookies)).to).toBe(over);
    const second = await pressed(first.cookies);
    secondsLater(59);
    expect((await opened(second.url, second.cookies)).to).toBe(mine);
  });

  test("a thief who has the link has another browser, or none: it opens nothing, and its owner still can", async () => {
    const { url, cookies } = await pressed();
    const thief = await signedIn(world, "thief@example.com");
    const other = (await pressed({}, { token: thief })).cookies;
    for (const theirs of [{}, other, { browser: "x".repeat(43) }]) {
      const { to, given } = await opened(url, theirs);
      expect([to, given]).toEqual([over, []]);
    }
    expect((await opened(url, cookies)).to).toBe(mine);
  });

  test("a victim who follows the thief's link is signed in as nobody, and stays who they are", async () => {
    const thief = await signedIn(world, "thief@example.com");
    const { url } = await pressed({}, { token: thief });
    const victim = (await pressed()).cookies;
    const { to, given } = await opened(url, victim);
    expect([to, given]).toEqual([over, []]);
  });

  test("of many at once, in two processes, one gets in", async () => {
    const pool = openPool({ ...world.connection, max: 4 });
    const { app: second } = await bareWebServer();
    esimRoutes(second, { ...world.shop, pool, db: databaseOn(pool) }, openTicket);
    const { url, cookies } = await pressed();
    const answers = await Promise.all(
      [world.app, second, world.app, second, world.app, second].map((app) => opened(url, cookies, app)),
    );
    await second.close();
    await pool.end();
    expect(answers.filter(({ to }) => to === mine)).toHaveLength(1);
    expect(answers.filter(({ to }) => to === over)).toHaveLength(5);
  });

  test("signing out in between ends it", async () => {
    const { url, cookies } = await pressed();
    await called(world.app, "/user/logout", {}, { headers: { token } });
    expect((await opened(url, cookies)).to).toBe(over);
    expect((await world.pool.query("select from esim_tickets")).rowCount).toBe(0);
  });

  test("a browser that has lost its cookie on the way is signed in again, for no longer than before", async () => {
    const { url, cookies } = await pressed();
    await world.pool.query("update sessions set created_at = created_at - interval '6 days'");
    const { session: _lost, ...rest } = cookies;
    const { to, given } = await opened(url, rest);
    expect(to).toBe(mine);
    const fresh = given.find(({ name }) => name === "session")!.value;
    expect(fresh).not.toBe(token);
    const who = await called(world.app, "/user/getUserInfo", {}, { headers: { token: fresh } });
    expect(who.json().resultData).toMatchObject({ email });
    const { rows } = await world.pool.query("select distinct created_at, expires_at, account_id, stays from sessions");
    expect(rows).toHaveLength(1);
  });

  test("whoever was let in without a cookie is out when the session ends that let them in", async () => {
    const { url, cookies } = await pressed();
    const { session: _lost, ...rest } = cookies;
    const { given } = await opened(url, rest);
    const fresh = given.find(({ name }) => name === "session")!.value;
    await called(world.app, "/user/logout", {}, { headers: { token } });
    const who = await called(world.app, "/user/getUserInfo", {}, { headers: { token: fresh } });
    expect(who.json().resultCode).toBe("TOKEN_VALID_FAIL");
    expect((await world.pool.query("select from sessions")).rowCount).toBe(0);
  });

  test("who has signed in as somebody else meanwhile stays that, and the account gets nothing of theirs", async () => {
    const { url, cookies } = await pressed();
    const wei = await signedIn(world, "wei@example.com");
    const { to, given } = await opened(url, { ...cookies, session: wei });
    expect([to, given]).toEqual([over, []]);
  });

  test("a new link takes the place of the one before, so that there is one for each session", async () => {
    const first = await pressed();
    const second = await pressed(first.cookies);
    expect((await opened(first.url, second.cookies)).to).toBe(over);
    expect((await opened(second.url, second.cookies)).to).toBe(mine);
  });

  test("the holder of a SIM comes in with that SIM alone", async () => {
    const holder = await simSignedIn(world, aSim(1));
    const { url, cookies } = await pressed({}, { token: holder });
    expect((await opened(url, cookies)).to).toBe(mine);
  });

  test("a visitor gets no ticket, but the questions about eSIMs", async () => {
    for (const headers of [{}, { token: "x".repeat(43) }])
      expect((await pressed({}, headers as Record<string, string>)).url).toBe(
        "/en/frequently-asked-questions?type=eSIM",
      );
    expect((await world.pool.query("select from esim_tickets")).rowCount).toBe(0);
  });

  test.each(["?ticket=", "", "?ticket=%00", `?ticket=${"a".repeat(3000)}`, "?ticket=a&ticket=b", "?ticket[x]=1"])(
    "%s opens nothing",
    async (query) => {
      const { cookies } = await pressed();
      expect((await opened(`/esim/open${query}`, cookies)).to).toMatch(/^\/(en|zh-cn)\/my-esims\?over=1$/);
    },
  );

  test("whatever stands in the address, it leads to a page of ours", async () => {
    const { url, cookies } = await pressed();
    const lure = `${url}&to=https://evil.example&back=//evil.example&lang=//evil.example&lang=en`;
    expect((await opened(lure, cookies)).to).toMatch(/^\/[a-z-]+\/account\?tab=packages$/);
  });

  test("asking for the headers alone does not use it up", async () => {
    const { url, cookies } = await pressed();
    await world.app.inject({ method: "HEAD", url, cookies });
    expect((await opened(url, cookies)).to).toBe(mine);
  });
});

describe("to the operator's service", () => {
  const state = "mark-of-the-service-0123";
  const redeemed = async (code: string, by = secret) =>
    (await called(world.app, "/product/redeemEsimCode", { secret: by, code })).json() as {
      resultCode: string;
      resultData: unknown;
    };
  const ticketIn = (url: string) => new URL(url).searchParams.get("ticket")!;
  const back = (url: string, mark = state) => `/esim/open?ticket=${ticketIn(url)}&state=${mark}`;
  // in the language of that browser
  const lost = /^\/(en|zh-cn)\/my-esims\?over=1$/;
  const codeIn = (to: unknown) => new URL(to as string).searchParams.get("code")!;
  beforeEach(() => settled("esim_service_url", address));

  test("the ticket comes back with the service's mark, and the code that it is traded for tells who came, once", async () => {
    const { url, cookies } = await pressed();
    expect(url).toMatch(/^https:\/\/esim\.example\.com\/in\?shop=1&ticket=[\w-]{43}$/);
    const { to, cache } = await opened(back(url), cookies);
    expect(to).toMatch(/^https:\/\/esim\.example\.com\/in\?shop=1&code=[\w-]{43}&state=mark-of-the-service-0123$/);
    expect(cache).toBe("private, no-store");
    expect((await redeemed(codeIn(to))).resultData).toEqual({ email, phone: null, lang: "en" });
    expect((await redeemed(codeIn(to))).resultCode).toBe("CODE_WRONG");
    expect((await opened(back(url), cookies)).to).toMatch(lost);
  });

  test("who knows the ticket but not the secret, or has no cookie of that browser, learns nothing", async () => {
    const { url, cookies } = await pressed();
    expect((await redeemed(ticketIn(url))).resultCode).toBe("CODE_WRONG");
    const other = (await pressed({}, { token: await signedIn(world, "thief@example.com") })).cookies;
    expect((await opened(back(url), other)).to).toMatch(lost);
    expect((await opened(back(url), {})).to).toMatch(lost);
    const { to } = await opened(back(url), cookies);
    expect((await redeemed(codeIn(to), "another-secret-0123456789")).resultCode).toBe("NOT_ALLOWED");
    // a wrong secret uses nothing up
    expect((await redeemed(codeIn(to))).resultCode).toBe("SUCCESS");
  });

  test("wrong secrets end after twenty, and never the service's own", async () => {
    const { url, cookies } = await pressed();
    const { to } = await opened(back(url), cookies);
    const codes: string[] = [];
    for (let tries = 0; tries < 21; tries++) codes.push((await redeemed("x", `wrong-secret-${tries}`)).resultCode);
    expect(codes.filter((code) => code === "NOT_ALLOWED")).toHaveLength(20);
    expect(codes.at(-1)).toBe("TRIED_OFTEN");
    expect((await redeemed(codeIn(to))).resultCode).toBe("SUCCESS");
  });

  test("a ticket without the service's mark is not traded: it would sign in whoever is sent there", async () => {
    const { url, cookies } = await pressed();
    for (const mark of ["", "short", "x".repeat(201), "mark%0d%0aof-the-service", "mark of the service 0123"])
      expect((await opened(back(url, mark), cookies)).to).toMatch(lost);
    expect((await opened(back(url), cookies)).to).toMatch(/^https:/);
  });

  test("the code lasts a minute, and not beyond signing out", async () => {
    const first = await pressed();
    const { to: late } = await opened(back(first.url), first.cookies);
    secondsLater(60);
    expect((await redeemed(codeIn(late))).resultCode).toBe("CODE_WRONG");
    const second = await pressed(first.cookies);
    const { to: left } = await opened(back(second.url), second.cookies);
    await called(world.app, "/user/logout", {}, { headers: { token } });
    expect((await redeemed(codeIn(left))).resultCode).toBe("CODE_WRONG");
  });

  test("visitors and holders of a SIM go there as they are", async () => {
    const plain = { url: address };
    expect(await pressed({}, {})).toMatchObject(plain);
    expect(await pressed({}, { token: await simSignedIn(world, aSim(1)) })).toMatchObject(plain);
  });
});

describe("what is asked first", () => {
  const entry = async (from?: string, headers: Record<string, string> = { token }) =>
    (await called(world.app, "/product/getEsimEntry", { from }, { headers })).json().resultData as object;
  const nobody = { email: null, phone: null, checkedIccid: null };

  test("of an account its masked mailbox and phone, of a SIM's holder the masked number, of a visitor nothing", async () => {
    await world.pool.query("update accounts set phone = '+85291234567'");
    expect(await entry()).toEqual({
      ...nobody,
      who: "account",
      email: "m•••@example.com",
      phone: "•••• 4567",
      marketUrl: mine,
    });
    expect(await entry("menu", { token: await simSignedIn(world, aSim(1)) })).toEqual({
      ...nobody,
      who: "sim",
      checkedIccid: expect.stringMatching(/•/),
      marketUrl: mine,
    });
    expect(await entry("menu", {})).toEqual({
      ...nobody,
      who: "visitor",
      marketUrl: "/en/frequently-asked-questions?type=eSIM",
    });
  });

  test("nobody is told that they are signed in where they are not", async () => {
    await settled("market_url", "https://market.example.com/");
    expect(await entry("footer")).toMatchObject({ who: "visitor", marketUrl: "https://market.example.com/" });
    expect(await entry("menu")).toMatchObject({ who: "account" });
  });

  test.each(["javascript:alert(1)", "http://esim.example.com/", "//evil.example", "https://a@b.example.com/"])(
    "%s, which no form would have taken, leads nowhere: the shop's own page holds",
    async (bad) => {
      await settled("esim_service_url", bad);
      expect((await pressed()).url).toMatch(/^\/esim\/open\?/);
    },
  );
});

test("without the service's secret nobody is told of, and nothing is redeemed", async () => {
  const { ESIM_SERVICE_SECRET: _secret, ...config } = world.shop.config;
  world.shop.config = config;
  await settled("esim_service_url", address);
  expect((await pressed()).url).toBe(address);
  const { resultCode } = (await called(world.app, "/product/redeemEsimCode", { secret, code: "x" })).json();
  expect(resultCode).toBe("NOT_ALLOWED");
});
