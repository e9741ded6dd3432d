import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { watchEndings } from "../../delivery/alerts/watch-endings.server.ts";
import { remindersKey } from "../../sales/orders/order-keys.server.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";
import { remind } from "./remind.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

type Made = { orderNumber: string; key: string };

/** Delivered at 2026-11-21 08:00 UTC; the letters of that moment are sent and forgotten. */
async function delivered({
  departsOn,
  quantity = 1,
  travellers = [] as [number, string, string | null][],
}: { departsOn?: string; quantity?: number; travellers?: [number, string, string | null][] } = {}): Promise<Made> {
  const made = unwrap(
    (await world.answer("/order/create", aWish({ quantity, expectedTotal: 10500 * quantity }))).envelope,
  ) as Made;
  await world.pool.query("update orders set departs_on = $2, currency = 'HKD', lang = 'en' where number = $1", [
    made.orderNumber,
    departsOn ?? null,
  ]);
  for (const [position, name, email] of travellers) {
    await world.pool.query("insert into order_travellers select id, $2, $3, $4 from orders where number = $1", [
      made.orderNumber,
      position,
      name,
      email,
    ]);
  }
  unwrap((await world.answer("/payment/startPayment", { ...made, method: "card", requestKey: randomUUID() })).envelope);
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  await workOff(world);
  world.letters.length = 0;
  return made;
}

/** Rounds every six hours from one moment to another; what was sent, by day. */
async function rounds(from: string, until: string): Promise<string[]> {
  const sent: string[] = [];
  for (let now = Date.parse(from); now <= Date.parse(until); now += 6 * 3_600_000) {
    world.at(new Date(now).toISOString());
    await remind.run({}, world.shop);
    await watchEndings.run({}, world.shop);
    await workOff(world);
    sent.push(
      ...world.letters
        .splice(0)
        .map(({ to, subject }) => `${new Date(now).toISOString().slice(5, 13)} ${to} ${subject}`),
    );
  }
  return sent;
}

const set = (text: string) => world.pool.query(text);

describe("over a whole trip each reminder comes once", () => {
  test("an eSIM without reports", async () => {
    await delivered({ departsOn: "2026-12-03" });
    expect(await rounds("2026-11-21T12:00:00Z", "2026-12-06T00:00:00Z")).toEqual([
      "11-22T12 mei@example.com Have you installed your eSIM for Japan?",
      "12-01T06 mei@example.com Two days to go: your data for Japan",
    ]);
  });

  test("one that is installed, used and ends", async () => {
    await delivered();
    await set("update esim_profiles set profile_state = 'enabled' where order_id is not null");
    await set(
      "update data_plans set state = 'active', activated_at = '2026-11-25T03:00:00Z', expires_at = '2026-12-02T03:00:00Z'",
    );
    expect(await rounds("2026-11-21T12:00:00Z", "2026-12-06T00:00:00Z")).toEqual([
      "12-01T06 mei@example.com Your plan for Japan ends soon",
    ]);
  });

  test("one that is never begun", async () => {
    await delivered();
    await set("update esim_profiles set profile_state = 'installed' where order_id is not null");
    expect(await rounds("2027-05-01T00:00:00Z", "2027-05-22T00:00:00Z")).toEqual([
      "05-06T12 mei@example.com Use your plan for Japan by 20 May 2027",
    ]);
  });
});

test("travellers get their own, the buyer the rest", async () => {
  await delivered({
    quantity: 3,
    travellers: [
      [2, "陳大文", "dawen@example.com"],
      [3, "Mei", "MEI@example.com"],
    ],
  });
  await set("update esim_profiles set profile_state = 'installed' where position = 1");
  const sent = await rounds("2026-11-22T12:00:00Z", "2026-11-22T12:00:00Z");
  expect(new Set(sent.map((one) => one.split(" ")[1]))).toEqual(new Set(["dawen@example.com", "mei@example.com"]));
  expect(sent).toHaveLength(2);
  expect(await rounds("2026-11-22T18:00:00Z", "2026-11-24T00:00:00Z")).toEqual([]);
});

test("a traveller's reminder leads to the own eSIM alone", async () => {
  await delivered({ quantity: 2, travellers: [[2, "陳大文", "dawen@example.com"]] });
  world.at("2026-11-22T12:00:00Z");
  await remind.run({}, world.shop);
  await workOff(world);
  const own = world.letters.find(({ to }) => to === "dawen@example.com")!;
  expect(own.text).toMatch(/http:\/\/shop\.test\/en\/install\?id=[\w-]{22}\.2&key=/);
  expect(own.text + own.unsubscribe).not.toMatch(/order-result|mei@example|FW[0-9A-Z]{10}/);
  const { searchParams } = new URL(own.unsubscribe!);
  expect((await world.answer("/order/stopReminders", Object.fromEntries(searchParams))).status).toBe(200);
  expect((await world.pool.query("select reminders from orders")).rows).toEqual([{ reminders: false }]);
});

describe("nothing is sent", () => {
  test.each<[string, string]>([
    ["of an order that goes back", "update orders set state = 'refunding'"],
    ["to whoever asked for no more", "update orders set reminders = false"],
    ["about what is installed", "update esim_profiles set profile_state = 'installed'"],
    [
      "about what is in use, though its supplier is silent",
      "update data_plans set state = 'active', activated_at = '2026-11-22T00:00:00Z', expires_at = '2026-12-22T00:00:00Z'",
    ],
  ])("%s", async (_, change) => {
    await delivered();
    await set(change);
    expect(await rounds("2026-11-22T06:00:00Z", "2026-11-26T00:00:00Z")).toEqual([]);
  });

  test("that would be late: the rounds stood still for a week", async () => {
    await delivered({ departsOn: "2026-12-01" });
    expect(await rounds("2026-11-30T12:00:00Z", "2026-12-03T00:00:00Z")).toEqual([]);
  });

  test("when the state changed between the round and the letter", async () => {
    await delivered();
    world.at("2026-11-22T12:00:00Z");
    await remind.run({}, world.shop);
    await set("update esim_profiles set profile_state = 'installed' where order_id is not null");
    await workOff(world);
    expect(world.letters).toEqual([]);
    await remind.run({}, world.shop);
    expect(await workOff(world)).toEqual([]);
  });
});

test("two processes at once write each reminder down once", async () => {
  for (let order = 0; order < 4; order++) await delivered({ departsOn: "2026-11-24" });
  world.at("2026-11-22T12:00:00Z");
  await Promise.all([remind.run({}, world.shop), remind.run({}, world.shop), remind.run({}, world.shop)]);
  const { rows } = await world.pool.query(
    "select kind, count(*)::int from mails where kind in ('install_reminder', 'departure_soon') group by kind order by kind",
  );
  expect(rows).toEqual([
    { kind: "departure_soon", count: 4 },
    { kind: "install_reminder", count: 4 },
  ]);
  await workOff(world);
  expect(world.letters).toHaveLength(8);
});

describe("no more reminders", () => {
  test("one click ends them, and only those of this order", async () => {
    const [one, other] = [await delivered(), await delivered()];
    const key = remindersKey(world.shop.vault, one.orderNumber);
    expect((await world.answer("/order/stopReminders", { orderNumber: one.orderNumber, key })).status).toBe(200);
    expect((await world.answer("/order/stopReminders", { orderNumber: one.orderNumber, key })).status).toBe(200);
    await rounds("2026-11-22T12:00:00Z", "2026-11-22T12:00:00Z");
    const { rows } = await world.pool.query(
      "select number from mails join orders on orders.id = order_id where kind = 'install_reminder'",
    );
    expect(rows).toEqual([{ number: other.orderNumber }]);
  });

  test("the order's own key ends them too; the reminder's key opens no order", async () => {
    const { orderNumber, key } = await delivered();
    expect((await world.answer("/order/stopReminders", { orderNumber, key })).status).toBe(200);
    const reminders = remindersKey(world.shop.vault, orderNumber);
    expect((await world.answer("/order/getOrderResult", { orderNumber, key: reminders })).envelope.resultCode).toBe(
      "ORDER_NOT_FOUND",
    );
  });

  test("a wrong key and an unknown order are refused alike", async () => {
    const { orderNumber } = await delivered();
    const tries = [
      { orderNumber, key: "x" },
      { orderNumber: "FW0000000000", key: remindersKey(world.shop.vault, "FW0000000000") },
    ];
    for (const wish of tries)
      expect((await world.answer("/order/stopReminders", wish)).envelope.resultCode).toBe("ORDER_NOT_FOUND");
  });

  test("each reminder carries the link, for people and for mail programs", async () => {
    const { orderNumber } = await delivered();
    world.at("2026-11-22T12:00:00Z");
    await remind.run({}, world.shop);
    await workOff(world);
    const link = `http://shop.test/en/stop-reminders?${new URLSearchParams({ order: orderNumber, key: remindersKey(world.shop.vault, orderNumber) })}`;
    expect(world.letters).toMatchObject([{ unsubscribe: link }]);
    expect(world.letters[0]!.text).toContain(`${link}\n`);
  });
});
