import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { appleWallet } from "../../../adapters/wallet/apple/apple-wallet.server.ts";
import { filesOf, isGenuine, saidIn } from "../../../adapters/wallet/opened-pass.suite.ts";
import { applePassType, appleTeam, pretendApple } from "../../../adapters/wallet/pretend-apple.suite.ts";
import type { PassFile } from "../../../adapters/wallet/wallet.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { installRoutes } from "../../../platform/http/install-routes.server.ts";
import { bareWebServer } from "../../../platform/http/web.world.ts";
import { deliveredOrder, linkOf, type Delivered } from "../installs/delivered.world.ts";
import { walletPass } from "./wallet-pass.server.ts";

const apple = pretendApple();
const wallet = await appleWallet({ passType: applePassType, team: appleTeam, ...apple });

let world: World;
let order: Delivered;
let own: { id: string; key: string };
beforeAll(async () => {
  world = await freshWorld();
  order = await deliveredOrder(world);
  own = await linkOf(world, order, 2);
});
beforeEach(() => void (world.shop.wallets = [wallet]));
afterAll(() => world.close());

const made = (link: object, language: Language = "en") =>
  walletPass({ wallet: "apple", link, language }, contextFor(world.shop, { ...english, language }));
const passOf = async (link: object, language?: Language) => filesOf(((await made(link, language)) as PassFile).file);
const refusal = (link: object) =>
  made(link).then(
    () => "given",
    (error: { code: string }) => error.code,
  );
const shared = async () =>
  unwrap((await world.answer("/esim/shareEsim", { ...order, position: 2, lasts: "day" })).envelope) as {
    token: string;
  };

/** The routes as a phone meets them. */
async function routes() {
  const { app } = await bareWebServer();
  const none = async () => expect.fail("is not asked");
  installRoutes(app, world.shop, {
    install: none,
    calendar: none,
    wallet: (asked, visitor) => walletPass(asked, contextFor(world.shop, visitor)),
  });
  const get = (query: Record<string, string>) =>
    app.inject({ method: "GET", url: `/files/wallet/apple?${new URLSearchParams(query)}` });
  return { app, get };
}

test.each([
  ["en", "Japan", "1\u00a0GB a day", "20 May 2027"],
  ["zh-cn", "日本", "每天 1\u00a0GB", "2027年5月20日"],
  ["zh-hk", "日本", "每日 1\u00a0GB", "2027年5月20日"],
] as const)("in %s it says where, how much, how long and by when", async (language, title, amount, day) => {
  const { generic } = saidIn(await passOf(own, language));
  expect(generic).toMatchObject({
    primaryFields: [{ value: title }],
    secondaryFields: [{ value: amount }, { value: expect.stringContaining("7") }],
    auxiliaryFields: [{ value: day }],
  });
});

test("the day by when is the plan's own: a change of plan after sixty days has moved it", async () => {
  const moved = (days: number) =>
    world.pool.query("update data_plans set use_by = use_by + $1 * interval '1 day' where position = 2", [days]);
  await moved(60);
  expect(saidIn(await passOf(own)).generic.auxiliaryFields![0]!.value).toBe("19 Jul 2027");
  await moved(-60);
});

test("it has neither codes nor numbers nor whose it is, and leads back by the way it was come by", async () => {
  const { token } = await shared();
  const mine = `http://shop.test/en/install?${new URLSearchParams(own)}`;
  for (const [link, page] of [
    [{ ...order, position: 2 }, mine],
    [own, mine],
    [{ share: token }, `http://shop.test/en/install?share=${token}`],
  ] as const) {
    const said = saidIn(await passOf(link));
    expect(said.generic.backFields![0]!.value).toBe(page);
    const text = JSON.stringify(said);
    expect(text).not.toMatch(/LPA:1|rsp\.farwave|mei@|Mei|898\d{10}/);
    expect(text).not.toContain(order.orderNumber);
    expect(text).not.toContain(order.key);
  }
});

test("strangers, wrong keys and ended links get none, nor does an eSIM that was given back", async () => {
  const { id, key } = own;
  expect(await refusal({ id, key: `${key.slice(0, -1)}x` })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ id: id.replace(".2", ".1"), key })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ ...order, key: "x" })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ share: "x".repeat(22) })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({})).toBe("ORDER_NOT_FOUND");
  await world.pool.query("update orders set state = 'refunded' where number = $1", [order.orderNumber]);
  expect(await refusal(own)).toBe("NOT_DELIVERED");
  await world.pool.query("update orders set state = 'delivered' where number = $1", [order.orderNumber]);
});

test("the route sends a pass that a phone believes, kept by nobody; a wrong key gets no file", async () => {
  const { app, get } = await routes();
  const { statusCode, headers, rawPayload } = await get({ ...own, lang: "zh-hk" });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/vnd.apple.pkpass",
    "content-disposition": 'attachment; filename="esim.pkpass"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  const files = filesOf(rawPayload);
  expect(isGenuine(files, apple.issuer)).toBe(true);
  expect(saidIn(files).generic.primaryFields![0]!.value).toBe("日本");
  const refused = await get({ ...own, key: "x" });
  expect([refused.statusCode, refused.headers["content-type"]]).toEqual([404, expect.not.stringContaining("pkpass")]);
  await app.close();
});

test("when the certificate ends while the shop runs, pages offer it no more and none is made", async () => {
  const until = new Date("2026-11-21T00:00:00Z");
  const offered = async () =>
    (unwrap((await world.answer("/esim/getInstall", own)).envelope) as { wallets: string[] }).wallets;
  expect(await offered()).toEqual(["apple"]);
  world.shop.wallets = [{ ...wallet, until }];
  world.at(until.toISOString());
  expect(await offered()).toEqual([]);
  expect(await refusal(own)).toBe("NOT_DELIVERED");
});
