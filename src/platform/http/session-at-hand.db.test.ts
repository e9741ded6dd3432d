import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeFor, signedIn } from "../../../test/signed-in.ts";
import { english } from "../../../test/world.ts";
import { called, webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let token: string;
beforeAll(async () => {
  world = await webWorld();
  token = await signedIn(world, "mei@example.com");
});
afterAll(() => world.close());

const ours = { "sec-fetch-site": "same-origin" };
const who = (headers: Record<string, string>) => called(world.app, "/user/getUserInfo", "{}", { headers });

test("a browser that has lost its cookie gets it again by the token in its storage", async () => {
  const { statusCode, cookies } = await who({ token });
  expect(statusCode).toBe(200);
  expect(cookies).toEqual([
    expect.objectContaining({ name: "session", value: token, httpOnly: true, sameSite: "Lax", path: "/" }),
  ]);
});

test("the cookie of somebody who does not stay signed in goes with the browser, of somebody who stays it does not", async () => {
  expect((await who({ token })).cookies[0]).not.toHaveProperty("maxAge");
  await world.pool.query("update sessions set stays = true, expires_at = created_at + interval '90 days'");
  expect((await who({ token })).cookies[0]).toMatchObject({ maxAge: 90 * 86_400 });
});

test("the cookie alone counts for calls of our own pages only", async () => {
  const cookie = `session=${token}`;
  expect((await who({ cookie, ...ours })).statusCode).toBe(200);
  for (const site of ["cross-site", "same-site", "none"])
    expect((await who({ cookie, "sec-fetch-site": site })).statusCode).toBe(401);
  expect((await who({ cookie })).statusCode).toBe(401);
});

test.each(["", "x".repeat(43), "<script>", "a".repeat(5000)])(
  "a token %j is nobody's, and the cookie goes",
  async (wrong) => {
    const { statusCode, cookies } = await who({ token: wrong });
    expect([statusCode, cookies[0]?.value]).toEqual([401, ""]);
  },
);

describe("over https", () => {
  let secure: Awaited<ReturnType<typeof webWorld>>;
  let mine: string;
  const email = "mei@example.com";
  beforeAll(async () => {
    secure = await webWorld({ change: () => ({ origin: "https://shop.test" }) });
    mine = await signedIn(secure, email);
  });
  afterAll(() => secure.close());
  const ask = (cookies: Record<string, string>) =>
    called(secure.app, "/user/getUserInfo", "{}", { headers: ours, cookies });
  const plainly = (was: boolean) => secure.pool.query("update sessions set plain_cookie = $1", [was]);

  test("the cookie has a name that no other host of the domain can write: secure, of the whole site, of no domain", async () => {
    const wish = {
      email: "wei@example.com",
      code: await codeFor(secure, "wei@example.com"),
      privacyPolicy: { given: true, version: "2026-11" },
    };
    const { headers } = await called(secure.app, "/user/loginByCode", wish, {
      cookies: { "__Host-browser": english.browserId! },
    });
    expect([headers["set-cookie"]].flat().filter((line) => line!.includes("session"))).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect((await ask({ "__Host-session": mine })).json().resultData).toMatchObject({ email });
  });

  test("the former name opens sessions that began under it, and gives them the new one", async () => {
    await plainly(true);
    const { statusCode, cookies } = await ask({ session: mine });
    expect(statusCode).toBe(200);
    expect(cookies.find(({ name }) => name === "__Host-session")).toMatchObject({
      value: mine,
      secure: true,
      path: "/",
    });
    expect(cookies.find(({ name }) => name === "session")).toMatchObject({ value: "", expires: new Date(0) });
  });

  test("the former name opens no session of today: another host may have planted it", async () => {
    await plainly(false);
    expect((await ask({ session: mine })).statusCode).toBe(401);
    const other = "y".repeat(43);
    expect((await ask({ session: other, "__Host-session": mine })).json().resultData).toMatchObject({ email });
  });

  test("signing out takes both names away", async () => {
    const { cookies } = await called(secure.app, "/user/logout", "{}", {
      headers: ours,
      cookies: { "__Host-session": mine, session: mine },
    });
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ["__Host-session", ""],
      ["session", ""],
    ]);
    expect((await ask({ "__Host-session": mine })).statusCode).toBe(401);
  });
});
