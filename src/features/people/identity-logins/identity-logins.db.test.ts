import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import {
  IdentityRefused,
  IdentityUnavailable,
  type IdentityProvider,
  type ProvedIdentity,
} from "../../../adapters/identity/identity-provider.ts";
import { identityRoutes } from "../../../platform/http/identity-routes.server.ts";
import { called, webWorld } from "../../../platform/http/web.world.ts";
import { aForm, aPhoto } from "../real-names/real-names.world.ts";
import { identityDoors } from "./identity-doors.server.ts";

const mei: ProvedIdentity = { number: "A1234563", englishName: "CHAN, Mei", chineseName: "陳美", birth: "1990-02-15" };

/** What its holder does there is decided by the test: who comes back with which code. */
function pretendProvider() {
  const asked: { state: string; nonce: string; verifier: string }[] = [];
  let answer: ProvedIdentity | Error = mei;
  const provider: IdentityProvider = {
    name: "openid",
    title: "Some identity",
    address: async ({ state }) => new URL(`https://id.test/?state=${state}`),
    async proved(_back, { state, nonce, verifier }) {
      asked.push({ state, nonce, verifier });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    told: () => Promise.reject(new IdentityRefused("it answers at once")),
  };
  return { provider, asked, says: (what: typeof answer) => void (answer = what) };
}

let pretend: ReturnType<typeof pretendProvider>;
let world: Awaited<ReturnType<typeof webWorld>>;
beforeEach(async () => {
  pretend = pretendProvider();
  world = await webWorld({
    environment: {
      IDENTITY_PROVIDER: "openid",
      OPENID_ISSUER: "https://id.test",
      OPENID_CLIENT: "shop",
      OPENID_TITLE: "Some identity",
      WRITE_CALLS_PER_MINUTE: "10000",
      COSTLY_CALLS_PER_MINUTE: "10000",
    },
    change: () => ({ identity: pretend.provider }),
  });
  identityRoutes(world.app, world.shop, identityDoors);
});
afterEach(() => world.close());

type Cookies = Record<string, string>;
const get = (url: string, cookies: Cookies = {}) => world.app.inject({ method: "GET", url, cookies });
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const rows = async (sql: string) => (await world.pool.query(sql)).rows;

async function began(query = "lang=en&page=real-name", cookies: Cookies = {}) {
  const answered = await get(`/identity/begin?${query}`, cookies);
  const to = new URL(answered.headers.location as string, "http://shop.test");
  return { answered, to, state: to.searchParams.get("state") ?? "", cookies: { ...cookies, ...cookiesOf(answered) } };
}
const back = async (state: string, cookies: Cookies) =>
  (await get(`/identity/back?code=abc&state=${encodeURIComponent(state)}`, cookies)).headers.location;
const ask = async (path: string, wish: object, cookies: Cookies) =>
  JSON.parse(
    (await called(world.app, path, JSON.stringify(wish), { cookies, headers: { "sec-fetch-site": "same-origin" } }))
      .body,
  );
const proved = async (cookies: Cookies) => (await ask("/realName/getProvedIdentity", {}, cookies)).resultData.identity;

describe("a person who fills in the form with a digital identity", () => {
  test("goes there and comes back to their page, in their language, and finds what was proved", async () => {
    const { answered, to, state, cookies } = await began("lang=ja&page=real-name-channel&channel=acme");
    expect([answered.statusCode, to.origin, answered.headers["cache-control"]]).toEqual([
      303,
      "https://id.test",
      "private, no-store",
    ]);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(await back(state, cookies)).toBe("/ja/real-name-channel?channel=acme&identity=done");
    expect(await proved(cookies)).toEqual({ title: "Some identity", ...mei });
    expect((await ask("/realName/getIdentityOffer", {}, {})).resultData).toEqual({ title: "Some identity" });
  });

  test("shares neither state, nonce nor verifier with another login, and none stands in the clear", async () => {
    const [one, other] = [await began(), await began()];
    await back(one.state, one.cookies);
    await back(other.state, other.cookies);
    const said = pretend.asked.flatMap(({ state, nonce, verifier }) => [state, nonce, verifier]);
    expect(new Set(said).size).toBe(6);
    const kept = JSON.stringify(
      await rows("select *, encode(sealed, 'escape') as a, encode(proved, 'escape') as b from identity_logins"),
    );
    for (const secret of [...said, "A1234563", "CHAN", "1990"]) expect(kept).not.toContain(secret);
  });

  test("is asked back within ten minutes, finds it ten minutes long, and it is gone after a day", async () => {
    const late = await began();
    world.at("2026-11-21T08:10:00Z");
    expect(await back(late.state, late.cookies)).toContain("identity=over");
    const { state, cookies } = await began();
    await back(state, cookies);
    expect(await proved(cookies)).not.toBeNull();
    world.at("2026-11-21T08:20:00Z");
    expect(await proved(cookies)).toBeNull();
  });

  test.each<[string, Error, string]>([
    ["declines", new IdentityRefused("no"), "declined"],
    ["meets a provider that is away", new IdentityUnavailable("no"), "failed"],
  ])("%s: comes back to the form, which can be typed", async (_what, error, outcome) => {
    pretend.says(error);
    const { state, cookies } = await began();
    expect(await back(state, cookies)).toBe(`/en/real-name?identity=${outcome}`);
    expect(await proved(cookies)).toBeNull();
  });

  test("cannot be led elsewhere by the address that begins it", async () => {
    const { to, state, cookies } = await began("lang=xx&page=//evil.test&channel=%0d%0aset-cookie:a");
    expect(to.origin).toBe("https://id.test");
    expect(await back(state, cookies)).toMatch(/^\/[a-z-]+\/real-name\?identity=done$/);
  });
});

describe("somebody who would be proved as another", () => {
  test("a way back is used once, also by two at the same moment", async () => {
    const { state, cookies } = await began();
    const both = await Promise.all([back(state, cookies), back(state, cookies)]);
    expect(new Set(both.map((to) => /identity=(\w+)/.exec(to!)![1]))).toEqual(new Set(["done", "over"]));
    expect(await back(state, cookies)).toContain("identity=over");
    expect(pretend.asked).toHaveLength(1);
  });

  test("a state of another browser proves nobody here, and its own browser may still use it", async () => {
    const attacker = await began();
    const victim = await began();
    expect(await back(attacker.state, victim.cookies)).toContain("identity=over");
    expect(await back(attacker.state, {})).toContain("identity=over");
    expect(await proved(victim.cookies)).toBeNull();
    expect(await back(attacker.state, attacker.cookies)).toContain("identity=done");
    expect(await proved(victim.cookies)).toBeNull();
  });

  test.each([
    ["nothing", ""],
    ["a made-up one", "made-up"],
    ["a long one", "x".repeat(5000)],
    ["an order to the database", "' or true --"],
  ])("a state of %s is nobody's", async (_what, state) => {
    const { cookies } = await began();
    expect(await back(state, cookies)).toContain("identity=over");
    expect(pretend.asked).toHaveLength(0);
  });

  test("a way back with two states is nobody's, whichever of them is right", async () => {
    const { state, cookies } = await began();
    for (const said of [`state=${state}&state=other`, `state=other&state=${state}`])
      expect((await get(`/identity/back?code=abc&${said}`, cookies)).headers.location).toContain("identity=over");
    expect(pretend.asked).toHaveLength(0);
  });

  test("a login that began at another provider is not finished at this one (mix-up)", async () => {
    const { state, cookies } = await began();
    await world.pool.query("update identity_logins set provider = 'iamsmart'");
    expect(await back(state, cookies)).toContain("identity=over");
    expect(pretend.asked).toHaveLength(0);
  });
});

describe("what was proved", () => {
  const document = {
    type: 3,
    englishName: "CHAN MEI",
    chineseName: "陳美",
    birth: "1990-02-15",
    number: "A123456(3)",
    expiry: null,
    country: "HKG",
  };
  async function sent(cookies: Cookies, change: object = {}) {
    const form = (await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" }, cookies)).resultData;
    const answered = await ask("/realName/submit", aForm(form, { document: { ...document, ...change } }), cookies);
    expect(answered.resultCode).toBe("SUCCESS");
    return form as { number: string };
  }
  async function seen({ number }: { number: string }) {
    const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" });
    const { resultData } = await kit.ask("/staff/openRealName", { number, reason: "Review" });
    return (resultData as { proof: unknown }).proof;
  }
  async function provedBrowser() {
    const { state, cookies } = await began();
    await back(state, cookies);
    return cookies;
  }

  test("is marked for the reviewer, field by field as the server compares them", async () => {
    const form = await sent(await provedBrowser(), { birth: "1990-02-16" });
    expect(await seen(form)).toEqual({
      title: "Some identity",
      at: "2026-11-21T08:00:00.000Z",
      fields: ["number", "englishName", "chineseName"],
    });
  });

  test("marks one form alone", async () => {
    const cookies = await provedBrowser();
    await sent(cookies);
    expect(await proved(cookies)).toBeNull();
    expect(await rows("select count(*)::int as left from identity_logins where proved is not null")).toEqual([
      { left: 0 },
    ]);
  });

  test.each<[string, () => Promise<Cookies>, object]>([
    ["another browser", async () => (await provedBrowser(), (await began()).cookies), {}],
    ["another number", provedBrowser, { number: "A123457(1)" }],
    ["a form that says of itself that it was proved", async () => ({}), { proof: { title: "Some identity" } }],
  ])("marks nothing of %s", async (_what, cookies, change) => {
    expect(await seen(await sent(await cookies(), change))).toBeNull();
  });
});
