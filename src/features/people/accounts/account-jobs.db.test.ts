import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, moneyCame } from "../../../../test/purchases.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const accountByEmail = { given: true as const, version: "2026-11" };
const accounts = async () =>
  (await world.pool.query("select email, lang, password_hash, privacy_version from accounts order by email")).rows;

test("an order opens an account for its mailbox when its buyer agreed and has paid, not before", async () => {
  await world.answer("/order/create", aWish({ email: "unpaid@example.com", accountByEmail }));
  await delivered(world, { email: "asked-for-none@example.com" });
  expect(await accounts()).toEqual([]);
  await delivered(world, { email: "Mei@Example.com", accountByEmail });
  await delivered(world, { email: "mei@example.com", accountByEmail });
  expect(await accounts()).toEqual([
    { email: "mei@example.com", lang: "en", password_hash: null, privacy_version: null },
  ]);
});

test("an account that there is already stays as it is", async () => {
  const token = await signedIn(world, "mei@example.com");
  const before = await accounts();
  await delivered(world, { accountByEmail });
  expect(await accounts()).toEqual(before);
  expect((await world.answerTo(token, "/user/getUserInfo", {})).status).toBe(200);
});

test("it is written down together with the money: a job, once however often the gateway says so", async () => {
  const { orderNumber, key } = (await world.answer("/order/create", aWish({ accountByEmail }))).envelope.resultData as {
    orderNumber: string;
    key: string;
  };
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await moneyCame(world);
  await moneyCame(world);
  expect((await workOff(world)).filter((name) => name === "open-account")).toHaveLength(1);
});
