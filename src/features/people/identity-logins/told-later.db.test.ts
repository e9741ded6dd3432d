import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { iamSmart } from "../../../adapters/identity/iam-smart.server.ts";
import { mei, without } from "../../../adapters/identity/identity.suite.ts";
import { client, pretendIamSmart, privateKey } from "../../../adapters/identity/pretend-iam-smart.suite.ts";
import { identityBack, identityCallback, identityRoutes } from "../../../platform/http/identity-routes.server.ts";
import { bareWebServer, called, webWorld } from "../../../platform/http/web.world.ts";
import { openLog } from "../../../platform/log.server.ts";
import { aForm, aPhoto } from "../real-names/real-names.world.ts";
import { forgetIdentities } from "./forget-identities.server.ts";
import { identityDoors } from "./identity-doors.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let lines: string;
let gateway: Awaited<ReturnType<typeof pretendIamSmart>>;
const clock = () => world.shop.clock();
const provider = () =>
  iamSmart({
    origin: gateway.origin,
    ...client,
    privateKey,
    back: `http://shop.test${identityBack}`,
    callback: `http://shop.test${identityCallback}`,
    app: "hk.gov.iamsmart",
    clock,
  });
beforeAll(async () => void (gateway = await pretendIamSmart({ clock })));
afterAll(() => gateway.close());
beforeEach(async () => {
  lines = "";
  const into = new Writable({ write: (line, _encoding, done) => ((lines += String(line)), done()) });
  world = await webWorld({
    environment: {
      IDENTITY_PROVIDER: "iamsmart",
      IAMSMART_URL: "https://id.test",
      IAMSMART_CLIENT: client.clientId,
      IAMSMART_SECRET: client.clientSecret,
      IAMSMART_KEY: "key.pem",
      WRITE_CALLS_PER_MINUTE: "10000",
      COSTLY_CALLS_PER_MINUTE: "10000",
    },
    change: () => ({ identity: provider(), log: openLog("debug", into) }),
  });
  identityRoutes(world.app, world.shop, identityDoors);
});
afterEach(() => {
  gateway.beforeItAnswers(undefined);
  return world.close();
});

type Cookies = Record<string, string>;
type App = typeof world.app;
const phone = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile";

async function began(userAgent = "a desktop", kept: Cookies = {}) {
  const answered = await world.app.inject({
    method: "GET",
    url: "/identity/begin?lang=en&page=real-name",
    headers: { "user-agent": userAgent },
    cookies: kept,
  });
  const cookies = { ...kept, ...Object.fromEntries(answered.cookies.map(({ name, value }) => [name, value])) };
  return { to: new URL(answered.headers.location as string), cookies, userAgent };
}
type Begun = Awaited<ReturnType<typeof began>>;

async function cameBack({ to, cookies, userAgent }: Begun, as: Parameters<typeof gateway.visit>[1] = mei) {
  const before = gateway.asked.length;
  const { pathname, search } = await gateway.visit(to, as);
  const headers = { "user-agent": userAgent };
  const answered = await world.app.inject({ method: "GET", url: pathname + search, cookies, headers });
  return { to: answered.headers.location, asked: gateway.asked.slice(before).map(({ path }) => path) };
}
async function waiting(userAgent?: string, as?: typeof mei, kept?: Cookies) {
  const begun = await began(userAgent, kept);
  const known = new Set(gateway.businesses());
  await cameBack(begun, as);
  const business = gateway.businesses().find((one) => !known.has(one))!;
  return { ...begun, business };
}
const tell = async ({ body, headers }: ReturnType<typeof gateway.calls>, app: App = world.app) => {
  const said = await app.inject({
    method: "POST",
    url: identityCallback,
    payload: body,
    headers: headers as Record<string, string>,
  });
  return [said.statusCode, said.json() as unknown];
};
const seen = async (cookies: Cookies, path = "/realName/getProvedIdentity") =>
  JSON.parse((await called(world.app, path, "{}", { cookies, headers: { "sec-fetch-site": "same-origin" } })).body)
    .resultData;
const later = (minutes: number) =>
  world.at(new Date(Date.parse("2026-11-21T08:00:00Z") + minutes * 60_000).toISOString());
const taken = [200, { code: "D00000" }];
const refused = [400, { outcome: "refused" }];
const none = { state: "none", identity: null, app: null };

describe("a person who agrees in an app", () => {
  test("is waited for, and found when the gateway has told who it is", async () => {
    const begun = await began();
    const known = new Set(gateway.businesses());
    const { to } = await cameBack(begun);
    expect(to).toBe("/en/real-name?identity=waiting");
    expect(await seen(begun.cookies)).toEqual({ state: "waiting", identity: null, app: null });
    const business = gateway.businesses().find((one) => !known.has(one))!;
    expect(await tell(gateway.calls(business))).toEqual(taken);
    expect(await seen(begun.cookies)).toEqual({ state: "proved", identity: { title: "iAM Smart", ...mei }, app: null });
  });

  test("opens it from the phone on which they fill in", async () => {
    const { cookies } = await waiting(phone);
    expect(await seen(cookies)).toMatchObject({
      state: "waiting",
      app: expect.stringMatching(/^hk\.gov\.iamsmart:\/\/profile/),
    });
  });

  test.each([
    ["agreed", {}, { state: "proved", identity: mei }],
    ["said no", { code: "D50001" }, { state: "declined", identity: null }],
  ])("and has %s before the gateway answers who is asked, is found, too", async (_what, how, found) => {
    const said: unknown[] = [];
    gateway.beforeItAnswers(async (business) => said.push(await tell(gateway.calls(business, how))));
    const { cookies } = await waiting(phone);
    expect(said).toEqual([taken]);
    expect((await world.pool.query("select asked_at is not null as noted from identity_logins")).rows).toEqual([
      { noted: true },
    ]);
    expect(await seen(cookies)).toMatchObject({ ...found, app: null });
  });

  test("is told to whichever process is called", async () => {
    const { cookies, business } = await waiting();
    const { app } = await bareWebServer();
    identityRoutes(app, { ...world.shop, identity: provider() }, identityDoors);
    expect(await tell(gateway.calls(business), app)).toEqual(taken);
    await app.close();
    expect((await seen(cookies)).state).toBe("proved");
  });

  test("may say no, and types", async () => {
    const { cookies, business } = await waiting();
    expect(await tell(gateway.calls(business, { code: "D50001" }))).toEqual(taken);
    expect(await seen(cookies)).toEqual({ ...none, state: "declined" });
    expect(await tell(gateway.calls(business))).toEqual(refused);
  });

  test("types, too, where their profile lacks a field; the log says which, and nothing of the person", async () => {
    const { cookies, business } = await waiting();
    const call = gateway.calls(business, { content: (all) => ({ ...all, birthDate: "1990" }) });
    expect(await tell(call)).toEqual(taken);
    expect(await seen(cookies)).toEqual({ ...none, state: "declined" });
    expect(lines).toContain('"lacks":["birthDate"]');
    for (const personal of ["A123456", "CHAN", "1990"]) expect(lines).not.toContain(personal);
  });

  test("is waited for ten minutes", async () => {
    const { cookies, business } = await waiting();
    later(10);
    expect(await seen(cookies)).toEqual(none);
    expect(await tell(gateway.calls(business))).toEqual(refused);
    expect(await seen(cookies)).toEqual(none);
  });

  test("is another than whoever was proved in this browser before", async () => {
    const first = await waiting();
    await tell(gateway.calls(first.business));
    later(1);
    const { business, cookies } = await waiting(undefined, without, first.cookies);
    expect((await seen(cookies)).state).toBe("waiting");
    await tell(gateway.calls(business));
    expect((await seen(cookies)).identity).toMatchObject(without);
    expect(
      (await world.pool.query("select count(*)::int as left from identity_logins where proved is not null")).rows,
    ).toEqual([{ left: 1 }]);
  });
});

describe("a person who waits", () => {
  const secondProcess = async () => {
    const { app } = await bareWebServer();
    identityRoutes(app, { ...world.shop, identity: provider() }, identityDoors);
    return app;
  };
  const left = async () => (await world.pool.query("select count(*)::int as left from identity_logins")).rows[0].left;

  test("and types by hand, is told to nobody: the next one in this browser may be somebody else", async () => {
    const { business, cookies } = await waiting();
    const ask = async (path: string, wish: object) =>
      JSON.parse(
        (await called(world.app, path, JSON.stringify(wish), { cookies, headers: { "sec-fetch-site": "same-origin" } }))
          .body,
      );
    const form = (await ask("/realName/addPhoto", { photo: aPhoto(), slot: "front" })).resultData;
    expect((await ask("/realName/submit", aForm(form))).resultCode).toBe("SUCCESS");
    expect(await seen(cookies)).toEqual(none);
    expect(await tell(gateway.calls(business))).toEqual(refused);
    expect(await seen(cookies)).toEqual(none);
    expect(await left()).toBe(0);
  });

  test("gives way to the next one who comes back to this browser, whichever process is told", async () => {
    const app = await secondProcess();
    const first = await waiting();
    later(1);
    const { business, cookies } = await waiting(undefined, without, first.cookies);
    expect(await tell(gateway.calls(business), app)).toEqual(taken);
    expect(await tell(gateway.calls(first.business))).toEqual(refused);
    expect((await seen(cookies)).identity).toMatchObject(without);
    await app.close();
  });

  test("and agrees just when the next one comes back, at two processes: the next one stays", async () => {
    const app = await secondProcess();
    for (let round = 0; round < 6; round++) {
      const first = await waiting();
      later(round + 1);
      const [second] = await Promise.all([
        waiting(undefined, without, first.cookies),
        tell(gateway.calls(first.business), app),
      ]);
      expect(await tell(gateway.calls(second.business), app)).toEqual(taken);
      expect((await seen(second.cookies)).identity).toMatchObject(without);
    }
    await app.close();
  });

  test("gives way, too, while their own request is still being answered", async () => {
    const first = await began();
    let second: Awaited<ReturnType<typeof waiting>> | undefined;
    gateway.beforeItAnswers(async () => {
      gateway.beforeItAnswers(undefined);
      second = await waiting(undefined, without, first.cookies);
    });
    const { to } = await cameBack(first);
    expect(to).toBe("/en/real-name?identity=over");
    await tell(gateway.calls(second!.business));
    expect((await seen(first.cookies)).identity).toMatchObject(without);
  });
});

describe("a call that tells of somebody", () => {
  test("is taken once, also of two at the same moment at two processes", async () => {
    const { business } = await waiting();
    const { app } = await bareWebServer();
    identityRoutes(app, { ...world.shop, identity: provider() }, identityDoors);
    const both = await Promise.all([tell(gateway.calls(business)), tell(gateway.calls(business), app)]);
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 400]));
    expect(await tell(gateway.calls(business))).toEqual(refused);
    await app.close();
  });

  test("the same again, word for word, is refused", async () => {
    const { business } = await waiting();
    const call = gateway.calls(business);
    expect(await tell(call)).toEqual(taken);
    expect(await tell(call)).toEqual(refused);
  });

  test.each<[string, (business: string) => ReturnType<typeof gateway.calls>]>([
    ["of no request", (it) => gateway.calls(it, { content: (all) => ({ ...all, businessID: "made-up" }) })],
    ["with another state", (it) => gateway.calls(it, { content: (all) => ({ ...all, state: "made-up" }) })],
    ["that somebody else signed", (it) => gateway.calls(it, { signedBy: { ...client, clientSecret: "x" } })],
    ["of a shape of its own", () => ({ body: Buffer.from("{}"), headers: {} })],
    ["without a body", () => ({ body: Buffer.alloc(0), headers: {} })],
  ])("%s is refused, and the right one still counts", async (_what, made) => {
    const { business, cookies } = await waiting();
    expect(await tell(made(business))).toEqual(refused);
    expect((await seen(cookies)).state).toBe("waiting");
    expect(await tell(gateway.calls(business))).toEqual(taken);
  });

  test("with the state of another login is refused", async () => {
    const [one, other] = [await waiting(), await waiting()];
    const state = other.to.searchParams.get("state");
    expect(await tell(gateway.calls(one.business, { content: (all) => ({ ...all, state }) }))).toEqual(refused);
    expect((await seen(other.cookies)).state).toBe("waiting");
  });

  test("that is larger than any profile is not read", async () => {
    const { business } = await waiting();
    const long = gateway.calls(business, { content: (all) => ({ ...all, more: "x".repeat(40_000) }) });
    expect(await tell(long)).toEqual(refused);
  });

  test("tells another browser nothing", async () => {
    const { business } = await waiting();
    const other = await waiting();
    await tell(gateway.calls(business));
    expect((await seen(other.cookies)).identity).toBeNull();
    expect((await seen({})).identity).toBeNull();
  });
});

describe("what was told", () => {
  test("lies sealed, and no token, ticket or name of a request is kept or logged", async () => {
    const { business, to, cookies } = await waiting(phone);
    const call = gateway.calls(business);
    await tell(call);
    await seen(cookies);
    const kept = JSON.stringify(
      (
        await world.pool.query(
          "select *, encode(sealed, 'escape') as a, encode(proved, 'escape') as b from identity_logins",
        )
      ).rows,
    );
    await tell(gateway.calls(business));
    expect(lines).toContain("was refused");
    const { content } = JSON.parse(call.body.toString("utf8")) as { content: string };
    const secrets = [
      business,
      to.searchParams.get("state")!,
      ...gateway.tokens(),
      "ticketID",
      "A1234563",
      "CHAN",
      content,
    ];
    for (const secret of secrets)
      expect([secret, kept.includes(secret), lines.includes(secret)]).toEqual([secret, false, false]);
  });

  test("is gone after ten minutes, whether or not anybody looked", async () => {
    const { business } = await waiting();
    await tell(gateway.calls(business));
    const left = async () =>
      (await world.pool.query("select proved is null as gone, cardinality(marks) as marks from identity_logins")).rows;
    later(9.9);
    await forgetIdentities.run({}, world.shop);
    expect(await left()).toEqual([{ gone: false, marks: 4 }]);
    later(10);
    await forgetIdentities.run({}, world.shop);
    expect(await left()).toEqual([{ gone: true, marks: 4 }]);
  });
});
