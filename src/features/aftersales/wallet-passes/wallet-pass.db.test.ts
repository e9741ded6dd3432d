import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { googleWallet } from "../../../adapters/wallet/google-wallet.server.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { installRoutes } from "../../../platform/http/install-routes.server.ts";
import { bareWebServer } from "../../../platform/http/web.world.ts";
import { deliveredOrder, linkOf, type Delivered } from "../installs/delivered.world.ts";
import { walletPass } from "./wallet-pass.server.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const wallet = googleWallet({
  issuer: "33880000000",
  keyFile: JSON.stringify({
    client_email: "passes@farwave.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  }),
  shopOrigin: "http://shop.test",
});

let world: World;
let order: Delivered;
beforeAll(async () => {
  world = await freshWorld();
  order = await deliveredOrder(world);
});
beforeEach(() => void (world.shop.wallets = [wallet]));
afterAll(() => world.close());

const made = (link: object, language: Language = "en", name = "google") =>
  walletPass({ wallet: name, link, language }, contextFor(world.shop, { ...english, language }));
/** All that the wallet, and whoever is shown it, gets to see. */
async function passOf(link: object, language: Language = "en") {
  const claims = ((await made(link, language)) as URL).pathname.split(".")[1]!;
  const text = Buffer.from(claims, "base64url").toString();
  const { payload } = JSON.parse(text) as { payload: { genericObjects: Record<string, unknown>[] } };
  return { text, pass: payload.genericObjects[0]! };
}
const ownLink = async () => linkOf(world, order, 2);
const sharedLink = async () => ({
  share: (
    unwrap((await world.answer("/esim/shareEsim", { ...order, position: 2, lasts: "day" })).envelope) as {
      token: string;
    }
  ).token,
});
const refusal = async (link: object, name?: string) =>
  made(link, "en", name).then(
    () => "given",
    (error: { code: string }) => error.code,
  );

test.each([
  ["en", "Japan", "1\u00a0GB a day", "20 May 2027"],
  ["zh-cn", "日本", "每天 1\u00a0GB", "2027年5月20日"],
  ["zh-hk", "日本", "每日 1\u00a0GB", "2027年5月20日"],
] as const)("in %s it says where, how much, how long and by when", async (language, title, amount, day) => {
  const { pass } = await passOf(await ownLink(), language);
  expect(pass).toMatchObject({
    header: { defaultValue: { value: title } },
    textModulesData: [{ body: amount }, { body: expect.stringContaining("7") }, { body: day }],
  });
});

test("it has neither codes nor numbers nor whose it is: it is seen on locked screens", async () => {
  for (const link of [{ ...order, position: 2 }, await ownLink(), await sharedLink()]) {
    const { text } = await passOf(link);
    expect(text).not.toMatch(/LPA:1|rsp\.farwave|mei@|Mei|898\d{10}/);
    expect(text).not.toContain(order.orderNumber);
    expect(text).not.toContain(order.key);
  }
});

test("it leads back to the eSIM alone: by its own key, and from a shared link by that", async () => {
  const own = await ownLink();
  const address = ({ pass }: { pass: Record<string, unknown> }) =>
    (pass.linksModuleData as { uris: [{ uri: string }] }).uris[0].uri;
  const mine = `http://shop.test/en/install?${new URLSearchParams(own)}`;
  expect(address(await passOf(own))).toBe(mine);
  expect(address(await passOf({ ...order, position: 2 }))).toBe(mine);
  const shared = await sharedLink();
  expect(address(await passOf(shared))).toBe(`http://shop.test/en/install?share=${shared.share}`);
});

test("its buyer's eSIM has one pass; each shared link, and the other eSIM of the order, has another", async () => {
  const idOf = async (link: object) => (await passOf(link)).pass.id;
  const [shared, sharedAgain] = [await sharedLink(), await sharedLink()];
  const own = await idOf(await ownLink());
  expect(await idOf({ ...order, position: 2 })).toBe(own);
  expect(await idOf(shared)).toBe(await idOf(shared));
  const ids = [own, await idOf(shared), await idOf(sharedAgain), await idOf({ ...order, position: 1 })];
  expect(new Set(ids).size).toBe(4);
});

test("strangers, wrong keys and other wallets get none", async () => {
  const { id, key } = await ownLink();
  expect(await refusal({ id, key: `${key.slice(0, -1)}x` })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ id: id.replace(".2", ".1"), key })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ ...order, key: "x" })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ share: "x".repeat(22) })).toBe("ORDER_NOT_FOUND");
  expect(await refusal({ id, key }, "apple")).toBe("NOT_DELIVERED");
});

test("without keys nothing is offered and nothing made; with them pages name the wallet", async () => {
  const link = await ownLink();
  const offered = async () =>
    Promise.all(
      [
        ["/esim/getInstall", link],
        ["/order/getOrderResult", order],
      ].map(
        async ([path, wish]) =>
          (unwrap((await world.answer(path as string, wish)).envelope) as { wallets: string[] }).wallets,
      ),
    );
  expect(await offered()).toEqual([["google"], ["google"]]);
  world.shop.wallets = [];
  expect(await offered()).toEqual([[], []]);
  expect(await refusal(link)).toBe("NOT_DELIVERED");
});

test("the route leads there at once and is kept by nobody; a wrong key is refused", async () => {
  const { app } = await bareWebServer();
  const none = async () => expect.fail("is not asked");
  installRoutes(app, world.shop, {
    install: none,
    calendar: none,
    wallet: (asked, visitor) => walletPass(asked, contextFor(world.shop, visitor)),
  });
  const { id, key } = await ownLink();
  const get = (url: string) => app.inject({ method: "GET", url });
  const { statusCode, headers } = await get(`/files/wallet/google?${new URLSearchParams({ id, key, lang: "en" })}`);
  expect([statusCode, headers["cache-control"]]).toEqual([303, "private, no-store"]);
  expect(headers.location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/);
  expect((await get(`/files/wallet/google?${new URLSearchParams({ id, key: "x" })}`)).statusCode).toBe(404);
  expect((await get(`/files/wallet/%2e%2e?${new URLSearchParams({ id, key })}`)).headers.location).toBeUndefined();
  await app.close();
});

test("an eSIM that was given back has none", async () => {
  const link = await ownLink();
  await world.pool.query("update orders set state = 'refunded' where number = $1", [order.orderNumber]);
  expect(await refusal(link)).toBe("NOT_DELIVERED");
  await world.pool.query("update orders set state = 'delivered' where number = $1", [order.orderNumber]);
});
