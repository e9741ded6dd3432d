import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aSubscription } from "../../../../test/hostile.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";

let world: World;
let mei: string;
let lin: string;
beforeEach(async () => {
  world = await freshWorld();
  mei = await signedIn(world, "mei@example.com");
  lin = await signedIn(world, "lin@example.com");
});
afterEach(() => world.close());

const ask = async (token: string, path: string, input: object = {}) =>
  unwrap((await world.answerTo(token, path, input)).envelope);
const alertsOf = (token: string) => ask(token, "/account/getAlerts");
const browser = (name: string) => ({ ...aSubscription, endpoint: `https://fcm.googleapis.com/fcm/send/${name}` });

test("who has chosen nothing is told by mail that it runs low, is used up, and ends", async () => {
  expect(await alertsOf(mei)).toEqual({
    kinds: ["used_80", "used_100", "ends_soon"],
    byMail: true,
    byPush: true,
    email: "mei@example.com",
    browsers: 0,
    here: false,
    stays: false,
    publicKey: world.shop.push.publicKey,
  });
});

test("a choice is the account's own, each kind once and in order, and nothing is a choice, too", async () => {
  const choice = { kinds: ["ends_soon", "used_50", "used_50"], byMail: false, byPush: true };
  expect(await ask(mei, "/account/chooseAlerts", choice)).toEqual({
    kinds: ["used_50", "ends_soon"],
    byMail: false,
    byPush: true,
  });
  expect(await alertsOf(mei)).toMatchObject({ kinds: ["used_50", "ends_soon"], byMail: false });
  expect(await alertsOf(lin)).toMatchObject({ kinds: ["used_80", "used_100", "ends_soon"], byMail: true });
  await ask(mei, "/account/chooseAlerts", { kinds: [], byMail: false, byPush: false });
  expect(await alertsOf(mei)).toMatchObject({ kinds: [], byMail: false, byPush: false });
});

test.each(["/account/getAlerts", "/account/chooseAlerts", "/account/subscribePush", "/account/unsubscribePush"])(
  "%s is for accounts",
  async (path) => {
    expect((await world.answer(path, {})).envelope.resultCode).toBe("TOKEN_VALID_FAIL");
  },
);

test.each<[string, object, string]>([
  ["a kind that there is not", { kinds: ["used_20"], byMail: true, byPush: true }, "kinds"],
  ["no way", { kinds: [], byPush: true }, "byMail"],
])("%s is refused beside its field", async (_, wish, field) => {
  const { envelope } = await world.answerTo(mei, "/account/chooseAlerts", wish);
  expect(envelope.resultCode).toBe("INVALID_INPUT");
  expect(JSON.stringify(envelope)).toContain(field);
});

describe("browsers", () => {
  test("that subscribe are counted, once each, and can leave", async () => {
    expect(await ask(mei, "/account/subscribePush", browser("one"))).toEqual({ browsers: 1 });
    expect(await ask(mei, "/account/subscribePush", browser("one"))).toEqual({ browsers: 1 });
    expect(await ask(mei, "/account/subscribePush", browser("two"))).toEqual({ browsers: 2 });
    expect(await ask(mei, "/account/unsubscribePush", { endpoint: browser("one").endpoint })).toEqual({ browsers: 1 });
    expect(await ask(mei, "/account/unsubscribePush", { endpoint: browser("one").endpoint })).toEqual({ browsers: 1 });
  });

  test("whoever subscribes wants messages, whatever was chosen before", async () => {
    await ask(mei, "/account/chooseAlerts", { kinds: ["used_50"], byMail: false, byPush: false });
    await ask(mei, "/account/subscribePush", browser("one"));
    expect(await alertsOf(mei)).toMatchObject({ kinds: ["used_50"], byMail: false, byPush: true });
  });

  test("of another account are out of reach, and are not revealed", async () => {
    await ask(mei, "/account/subscribePush", browser("one"));
    expect(await ask(lin, "/account/unsubscribePush", { endpoint: browser("one").endpoint })).toEqual({ browsers: 0 });
    expect(await alertsOf(mei)).toMatchObject({ browsers: 1 });
    expect(await alertsOf(lin)).toMatchObject({ browsers: 0 });
    const guessed = { ...browser("one"), auth: "AAAAAAAAAAAAAAAAAAAAAA" };
    expect((await world.answerTo(lin, "/account/subscribePush", guessed)).envelope.resultCode).toBe("INVALID_INPUT");
    expect(await alertsOf(mei)).toMatchObject({ browsers: 1 });
  });

  test("at which another account signs in belong to that one", async () => {
    await ask(mei, "/account/subscribePush", browser("shared"));
    expect(await ask(lin, "/account/subscribePush", browser("shared"))).toEqual({ browsers: 1 });
    expect(await alertsOf(mei)).toMatchObject({ browsers: 0 });
  });

  test("end with signing out", async () => {
    world.at("2026-11-21T08:10:00Z");
    const again = await signedIn(world, "mei@example.com");
    await ask(mei, "/account/subscribePush", browser("one"));
    await ask(again, "/account/subscribePush", browser("two"));
    await ask(mei, "/user/logout");
    expect(await alertsOf(again)).toMatchObject({ browsers: 1, here: true });
    world.at("2026-11-21T08:20:00Z");
    expect(await alertsOf(await signedIn(world, "mei@example.com"))).toMatchObject({ browsers: 1, here: false });
  });

  test("are ten at most, the first one is forgotten; also when eleven come at once", async () => {
    await Promise.all(
      Array.from({ length: 11 }, (_, number) => world.answerTo(mei, "/account/subscribePush", browser(`b${number}`))),
    );
    expect(await alertsOf(mei)).toMatchObject({ browsers: 10 });
    world.at("2026-11-21T09:00:00Z");
    await ask(mei, "/account/subscribePush", browser("newest"));
    const { rows } = await world.pool.query("select endpoint from push_subscriptions where endpoint like '%/newest'");
    expect(rows).toHaveLength(1);
    expect(await alertsOf(mei)).toMatchObject({ browsers: 10 });
  });

  test.each([
    ["our own network", { endpoint: "https://127.0.0.1:3000/admin" }],
    ["another site", { endpoint: "https://evil.example/push" }],
    ["no encryption", { endpoint: "http://fcm.googleapis.com/fcm/send/x" }],
    ["a key that is none", { p256dh: "x" }],
    ["a secret that is none", { auth: "" }],
  ])("that name %s are refused", async (_, change) => {
    const { status, envelope } = await world.answerTo(mei, "/account/subscribePush", { ...aSubscription, ...change });
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((await world.pool.query("select from push_subscriptions")).rowCount).toBe(0);
  });
});
