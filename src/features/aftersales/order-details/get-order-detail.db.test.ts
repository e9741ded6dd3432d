import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, paid, type Bought } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { databaseOn } from "../../../platform/database/database.server.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

type Detail = { timeline: { kind: string; open: boolean }[] };
const detail = async ({ orderNumber, key }: Bought) =>
  (await world.answer("/order/getOrderDetail", { orderNumber, key })).envelope.resultData as Detail &
    Record<string, unknown>;
const told = async (order: Bought) =>
  (await detail(order)).timeline.map(({ kind, open }) => (open ? `${kind} …` : kind));
const tells = (state: string) =>
  world.pool.query("update esim_profiles set profile_state = $1 where state = 'allotted'", [state]);

test("only with its own key", async () => {
  const [mine, other] = [await delivered(world), await delivered(world)];
  for (const wish of [
    { ...mine, key: "key" },
    { ...mine, key: other.key },
    { orderNumber: "FW0000000000", key: mine.key },
  ]) {
    expect(await world.answer("/order/getOrderDetail", wish)).toMatchObject({
      status: 404,
      envelope: { resultCode: "ORDER_NOT_FOUND" },
    });
  }
});

test("before it is paid: nothing to refund, something to pay", async () => {
  const { envelope } = await world.answer("/order/create", aWish());
  const order = envelope.resultData as Bought;
  expect(await detail(order)).toMatchObject({
    state: "placed",
    payments: [],
    can: { install: false, pay: true, refund: false, change: false, withdraw: false, receipt: false },
  });
  expect(await told(order)).toEqual(["placed …"]);
});

test("the version of the privacy policy that was agreed to is named where its text is kept, whatever is in force now", async () => {
  const order = await delivered(world);
  await world.pool.query("update policies set version = '2026-12', html = '<p>New.</p>'");
  expect(await detail(order)).toMatchObject({ agreedTo: "2026-11" });
  await world.pool.query("update order_consents set text_version = '2025-01'");
  expect(await detail(order)).toMatchObject({ agreedTo: null });
});

test("delivered: what was charged with its rate, its SIMs masked, and no code anywhere", async () => {
  const { orderNumber, key } = (
    await world.answer("/order/create", aWish({ travellers: [{ position: 1, name: "Mei" }] }))
  ).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "alipay" });
  await paid(world);
  const order = { orderNumber, key };
  expect(await detail(order)).toMatchObject({
    state: "delivered",
    way: "esim",
    areaName: "Japan",
    clock: { zone: "Asia/Tokyo", city: "Tokyo" },
    total: { amount: 10500, currency: "HKD" },
    payments: [
      {
        method: "alipay",
        purpose: "order",
        sold: { amount: 10500, currency: "HKD" },
        charged: { amount: 9676, currency: "CNY" },
        rate: { rate: "0.9215", source: "Farwave treasury desk" },
      },
    ],
    sims: [{ position: 1, iccid: expect.stringMatching(/^\d{6}••••\d{4}$/), useBy: "2027-05-20T08:00:00.000Z" }],
    givenBack: [],
    can: { install: true, pay: false, refund: true, change: true, withdraw: true, receipt: true },
  });
  expect(await told(order)).toEqual(["placed", "paid", "delivered"]);
  expect(JSON.stringify(await detail(order))).not.toMatch(/TEST-0|LPA:|8985234\d{8}/);
});

test("an eSIM that was replaced: delivered is when the first one was, whatever the table shows first", async () => {
  const order = await delivered(world);
  // the first is written last, as when it is retired
  await world.pool.query(`update esim_profiles
    set order_id = (select id from orders), position = 2, state = 'allotted', allotted_at = '2026-12-10T08:00:00Z'
    where iccid = (select min(iccid) from esim_profiles where state = 'available')`);
  await world.pool.query("update esim_profiles set state = 'retired' where position = 1");
  await world.pool.query("update orders set state = 'refunding', closed_at = '2026-12-12T08:00:00Z'");
  const { timeline } = (await detail(order)) as unknown as { timeline: { kind: string; at: string }[] };
  expect(timeline.find(({ kind }) => kind === "delivered")?.at).toBe("2026-11-21T08:00:00.000Z");
});

test("changed, then refunded: every step with its time, to the end", async () => {
  const order = await delivered(world);
  await tells("released");
  world.at("2026-11-22T08:00:00Z");
  await world.answer("/order/changePlan", {
    ...order,
    requestKey: randomUUID(),
    planCode: "jp-day-1gb",
    days: 3,
    expectedDifference: -6000,
  });
  expect(await told(order)).toEqual(["placed", "paid", "delivered", "plan_change_making …"]);
  await workOff(world, { only: "make-plan-change" });
  await workOff(world, { only: "load-plans" });
  world.at("2026-11-23T08:00:00Z");
  await world.answer("/order/askRefund", {
    ...order,
    requestKey: randomUUID(),
    positions: [1],
    reason: "plans_changed",
  });
  expect(await told(order)).toEqual([
    "placed",
    "paid",
    "delivered",
    "plan_changed",
    "refund_sent …",
    "refund_asked",
    "taking_back …",
  ]);
  await workOff(world);
  expect(await told(order)).toEqual([
    "placed",
    "paid",
    "delivered",
    "plan_changed",
    "refund_asked",
    "refund_sent",
    "refund_sent",
  ]);
  expect(await detail(order)).toMatchObject({
    state: "refunded",
    days: 3,
    total: { amount: 4500 },
    givenBack: [{ amount: 10500, currency: "HKD" }],
    can: { install: false, refund: false, change: false, withdraw: false, receipt: true },
  });
});

test("a withdrawal, seen by who has the key", async () => {
  const order = await delivered(world);
  await world.answer("/order/withdraw", { requestKey: randomUUID(), ...order, email: "mei@example.com", name: "Mei" });
  expect(await told(order)).toEqual(["placed", "paid", "delivered", "withdrawal_asked …"]);
});

test("all of it is of one moment, whatever is committed while it is read", async () => {
  const order = await delivered(world);
  const before = await detail(order);
  let reads = 0;
  world.shop.db = databaseOn({
    connect: async () => {
      const client = await world.pool.connect();
      const query = async (text: string, values: unknown[]) => {
        const answer = await client.query(text, values);
        // the order has just been read, and of the rest nothing
        if (/from "orders"/.test(text) && reads++ === 0)
          await world.pool.query(
            "update data_plans set use_by = use_by + interval '1 day'; update orders set email = 'another@example.com'",
          );
        return answer;
      };
      return { query, release: () => client.release() };
    },
  } as unknown as pg.Pool);
  expect(await detail(order)).toEqual(before);
  expect(reads).toBeGreaterThan(0);
  expect(await detail(order)).toMatchObject({
    email: "another@example.com",
    sims: [{ useBy: "2027-05-21T08:00:00.000Z" }],
  });
});
