import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "../../../test/signed-in.ts";
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
  expect(cookies).toEqual([expect.objectContaining({ name: "session", value: token, httpOnly: true, sameSite: "Lax", path: "/" })]);
});

test("the cookie of somebody who does not stay signed in goes with the browser, of somebody who stays it does not", async () => {
  expect((await who({ token })).cookies[0]).not.toHaveProperty("maxAge");
  await world.pool.query("update sessions set stays = true");
  expect((await who({ token })).cookies[0]).toMatchObject({ maxAge: 90 * 86_400 });
});

test("the cookie alone counts for calls of our own pages only", async () => {
  const cookie = `session=${token}`;
  expect((await who({ cookie, ...ours })).statusCode).toBe(200);
  for (const site of ["cross-site", "same-site", "none"]) expect((await who({ cookie, "sec-fetch-site": site })).statusCode).toBe(401);
  expect((await who({ cookie })).statusCode).toBe(401);
});

test.each(["", "x".repeat(43), "<script>", "a".repeat(5000)])("a token %j is nobody's, and the cookie goes", async (wrong) => {
  const { statusCode, cookies } = await who({ token: wrong });
  expect([statusCode, cookies[0]?.value]).toEqual([401, ""]);
});
