import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { orderKey } from "../../sales/orders/order-keys.server.ts";
import { linkOf } from "../installs/delivered.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const placed = async (email = "mei@example.com") =>
  (unwrap((await world.answer("/order/create", aWish({ email }))).envelope) as { orderNumber: string }).orderNumber;
const ask = (wish: object, visitor = english) => world.answer("/order/sendOrderLinks", wish, visitor);
const linkTo = (number: string, language = "en") =>
  `http://shop.test/${language}/order-result?${new URLSearchParams({ order: number, key: orderKey(world.shop.vault, { number, links_epoch: 0, placed_at: world.shop.clock() }, world.shop.clock()) })}\n`;

test("the orders of a mailbox come by letter, the newest first, however the address is written", async () => {
  world.at("2026-10-01T08:00:00Z");
  const older = await placed("Mei@Example.com");
  world.at("2026-11-21T08:00:00Z");
  const newer = await placed();
  const other = await placed("somebody@example.com");
  expect((await ask({ email: " MEI@example.com " })).envelope.resultData).toEqual({ email: "MEI@example.com" });
  await workOff(world);
  const [letter, ...more] = world.letters;
  expect(more).toEqual([]);
  // where the orders say, not where the visitor says
  expect(letter).toMatchObject({ to: "mei@example.com", subject: "Your orders at Farwave" });
  expect(letter!.text.indexOf(linkTo(newer))).toBeGreaterThan(0);
  expect(letter!.text.indexOf(linkTo(older))).toBeGreaterThan(letter!.text.indexOf(linkTo(newer)));
  expect(letter!.text).not.toContain(other);
});

test("a number that is right narrows it down, one that is wrong does not", async () => {
  const [one, two] = [await placed(), await placed()];
  await ask({ email: "mei@example.com", orderNumber: one.toLowerCase() });
  await workOff(world);
  await ask({ email: "mei@example.com", orderNumber: "FW0000000000" });
  await workOff(world);
  expect(world.letters.map(({ text }) => [one, two].map((number) => text.includes(linkTo(number))))).toEqual([
    [true, false],
    [true, true],
  ]);
});

test("another person's order number finds nothing of it", async () => {
  const [mine, theirs] = [await placed(), await placed("somebody@example.com")];
  await ask({ email: "mei@example.com", orderNumber: theirs });
  await workOff(world);
  expect(world.letters).toHaveLength(1);
  expect(world.letters[0]!.text).toContain(mine);
  expect(world.letters[0]!.text).not.toContain(theirs);
});

test("the letter is in the visitor's language", async () => {
  const number = await placed();
  await ask({ email: "mei@example.com" }, { ...english, language: "zh-hk" });
  await workOff(world);
  expect(world.letters[0]!.subject).toBe("你在 Farwave 的訂單");
  expect(world.letters[0]!.text).toContain(linkTo(number, "zh-hk"));
});

test("the answer is the same for an address that nobody bought with, and nothing is sent", async () => {
  await placed();
  const [known, unknown] = [await ask({ email: "mei@example.com" }), await ask({ email: "nobody@example.com" })];
  expect(unknown.status).toBe(known.status);
  expect(unknown.envelope).toEqual({ ...known.envelope, resultData: { email: "nobody@example.com" } });
  await workOff(world);
  expect(world.letters.map(({ to }) => to)).toEqual(["mei@example.com"]);
});

test("a mailbox gets three letters an hour at most", async () => {
  await placed();
  for (let time = 0; time < 6; time++) {
    await ask({ email: time % 2 ? "mei@example.com" : "MEI@example.com" });
    await workOff(world);
  }
  expect(world.letters).toHaveLength(3);
  world.at("2026-11-21T09:00:01Z");
  await ask({ email: "mei@example.com" });
  await workOff(world);
  expect(world.letters).toHaveLength(4);
});

test("what is older than a year, and what was cancelled, is not told", async () => {
  world.at("2025-11-20T08:00:00Z");
  const old = await placed();
  world.at("2026-11-21T08:00:00Z");
  const cancelled = await placed();
  await world.pool.query("update orders set state = 'cancelled' where number = $1", [cancelled]);
  await ask({ email: "mei@example.com" });
  await workOff(world);
  expect(world.letters).toEqual([]);
  expect(old).not.toBe(cancelled);
});

test.each([
  ["", "email", "empty"],
  ["mei", "email", "email.format"],
  [`${"x".repeat(60)}@example.com`, "email", "email.long"],
])("%s is no address", async (email, field, problem) => {
  const { envelope } = await ask({ email });
  expect(envelope).toMatchObject({ resultCode: "INVALID_INPUT", resultData: { fields: [{ field, problem }] } });
});

describe("new links", () => {
  const keyIn = (text: string) => /order-result\?order=\w+&key=([\w.-]+)/.exec(text)![1]!;
  const opens = async (orderNumber: string, key: string) =>
    (await world.answer("/order/getOrderResult", { orderNumber, key })).envelope.resultCode === "SUCCESS";
  const renew = (orderNumber: string, key: string) => world.answer("/order/renewOrderLinks", { orderNumber, key });

  test("go to the mailboxes alone; whoever has an old one of any kind is out", async () => {
    const order = await delivered(world, {
      quantity: 2,
      expectedTotal: 21_000,
      travellers: [{ position: 2, name: "Wei", email: "wei@example.com" }],
    });
    const traveller = await linkOf(world, order, 2);
    const former = {
      orderNumber: order.orderNumber,
      position: 2,
      key: world.shop.vault.sign("install", `${order.orderNumber}\n2`),
    };
    const { token } = (await world.answer("/esim/shareEsim", { ...order, position: 1, lasts: "day" })).envelope
      .resultData as { token: string };
    const reaches = async (link: object) =>
      (await world.answer("/esim/getInstall", link)).envelope.resultCode === "SUCCESS";
    expect(
      await Promise.all([
        opens(order.orderNumber, order.key),
        reaches(traveller),
        reaches(former),
        reaches({ share: token }),
      ]),
    ).toEqual([true, true, true, true]);
    world.letters.length = 0;
    expect((await renew(order.orderNumber, order.key)).envelope.resultData).toEqual({});
    expect(
      await Promise.all([
        opens(order.orderNumber, order.key),
        reaches(traveller),
        reaches(former),
        reaches({ share: token }),
      ]),
    ).toEqual([false, false, false, false]);
    // nor does the old one renew again
    expect((await renew(order.orderNumber, order.key)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
    await workOff(world);
    expect(world.letters.map(({ to }) => to)).toEqual(["mei@example.com", "wei@example.com"]);
    const [buyers, travellers] = world.letters;
    expect(await opens(order.orderNumber, keyIn(buyers!.text))).toBe(true);
    expect(travellers!.text).toContain(`install?${new URLSearchParams(await linkOf(world, order, 2))}`);
    expect(await reaches(await linkOf(world, order, 2))).toBe(true);
  });

  test("are made five times a day at most, and found by the mailbox like the first", async () => {
    const order = await delivered(world);
    let { key } = order;
    for (let time = 0; time < 5; time++) {
      expect((await renew(order.orderNumber, key)).status).toBe(200);
      world.letters.length = 0;
      await workOff(world);
      key = keyIn(world.letters[0]!.text);
    }
    expect((await renew(order.orderNumber, key)).envelope.resultCode).toBe("TRIED_OFTEN");
    world.at("2026-11-21T10:00:00Z");
    await ask({ email: "mei@example.com" });
    await workOff(world);
    expect(keyIn(world.letters.at(-1)!.text)).toBe(key);
  });

  test("of several at once one is made", async () => {
    const order = await delivered(world);
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(order.orderNumber, order.key)));
    expect(answers.map(({ envelope }) => envelope.resultCode).toSorted()).toEqual([
      "ORDER_NOT_FOUND",
      "ORDER_NOT_FOUND",
      "ORDER_NOT_FOUND",
      "SUCCESS",
    ]);
  });
});
