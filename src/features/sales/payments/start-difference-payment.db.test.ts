import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { english } from "../../../../test/world.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { lockOrderById, moveOrder } from "../orders/store.server.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { refundMoney } from "./refund-money.server.ts";
import { startDifferencePayment, type Difference } from "./start-difference-payment.server.ts";

let world: PaymentsWorld;
let order: Awaited<ReturnType<PaymentsWorld["delivered"]>>;
let noted: string[];
const aChange = randomUUID();
beforeEach(async () => {
  world = await paymentsWorld();
  order = await world.delivered();
  noted = [];
});
afterEach(() => world.close());

const start = (change: Partial<Difference> = {}) =>
  startDifferencePayment(
    {
      orderId: order.id,
      changeId: aChange,
      amount: 2000,
      method: "card",
      requestKey: randomUUID(),
      returnTo: "order-detail",
      note: async (_tx, id) => void noted.push(id),
      ...change,
    },
    contextFor(world.shop, english),
  );
const waiting = () =>
  world.ask(
    "select task_identifier as name, payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where task_identifier = 'apply-plan-change'",
  );

test.each([
  ["not paid", "placed"],
  ["refunding", "refunding"],
  ["refunded", "refunded"],
  ["cancelled", "cancelled"],
])("an order that is %s takes no difference", async (_name, state) => {
  await world.ask(`update orders set state = '${state}' where id = '${order.id}'`);
  await expect(start()).rejects.toMatchObject({ code: "ORDER_CLOSED" });
  expect(noted).toEqual([]);
});

test("begins a payment of its own, comes back to the page that asked, and notes it in the same transaction", async () => {
  const { paymentId, payPage, charged, conversion } = await start();
  expect([noted, charged, conversion]).toEqual([[paymentId], { amount: 2000, currency: "HKD" }, null]);
  expect(payPage).toContain(paymentId);
  expect(world.gateway.requests.get(world.lastReference())!.returnUrl).toContain("/en/order-detail?order=");
});

test("what cannot be noted is not begun", async () => {
  await expect(start({ note: async () => Promise.reject(new Error("the change is gone")) })).rejects.toThrow("gone");
  expect(await world.ask("select id from payments where payable_kind = 'plan_change'")).toEqual([]);
});

test("paid: booked as sales, the job for the change is there, and the order has not moved", async () => {
  const { paymentId } = await start({ method: "alipay" });
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  expect(await waiting()).toEqual([{ name: "apply-plan-change", payload: { paymentId } }]);
  expect(await world.stateOf(order.id)).toBe("delivered");
  // HKD 20.00 at 0.9215
  expect(
    await world.ask(
      `select account, currency, amount from ledger_entries where occasion = 'payment:${paymentId}'
        order by account, currency`,
    ),
  ).toEqual([
    { account: "conversion", currency: "CNY", amount: -1843 },
    { account: "conversion", currency: "HKD", amount: 2000 },
    { account: "gateway", currency: "CNY", amount: 1843 },
    { account: "sales", currency: "HKD", amount: -2000 },
  ]);
});

test.each([
  ["failed", "card_declined"],
  ["cancelled", "expired"],
] as const)("%s: nothing of the order moves, and it may be tried again", async (state, failure) => {
  await start();
  await world.tell(world.gateway.settle(world.lastReference(), state, failure));
  expect(await world.stateOf(order.id)).toBe("delivered");
  expect(await waiting()).toEqual([]);
  expect((await start()).payPage).toContain(noted[1]);
});

test("the same key answers the same page; another method takes its place; another amount is refused", async () => {
  const requestKey = randomUUID();
  const first = await start({ requestKey });
  expect(await start({ requestKey })).toEqual(first);
  await expect(start({ requestKey, amount: 1 })).rejects.toMatchObject({ code: "REQUEST_KEY_REUSED" });
  const [opened] = [world.lastReference()];
  await start({ method: "wechat" });
  await world.work();
  expect(await world.gateway.findPayment(opened)).toMatchObject({ state: "cancelled" });
  expect(noted).toHaveLength(2);
});

test("paid while the order is being taken back: it waits for the order's row, and the difference goes back whole", async () => {
  const { paymentId } = await start();
  const settled = world.gateway.settle(world.lastReference(), "succeeded");
  let telling: Promise<unknown> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await lockOrderById(tx, order.id);
    telling = world.tell(settled);
    await Promise.race([telling, somebodyWaits()]);
    await moveOrder(tx, order.id, "refunding");
  });
  await telling;
  expect([await waiting(), await world.ask("select payment_id, reason, sold_amount from refunds")]).toEqual([
    [],
    [{ payment_id: paymentId, reason: "not_changed", sold_amount: 2000 }],
  ]);
});

/** A statement of this database waits for a lock that another has. */
async function somebodyWaits(): Promise<void> {
  const waits =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'";
  while ((await world.ask(waits)).length === 0) await setTimeout(10);
}

test("paid when the order was just taken back: the difference goes back whole", async () => {
  const { paymentId } = await start();
  await world.db
    .transaction()
    .execute((tx) =>
      refundMoney(tx, { orderId: order.id, amount: "everything", reason: "withdrawn", key: "w" }, world.shop.clock()),
    );
  await world.work();
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  await world.work();
  expect(await world.ask(`select reason, amount, state from refunds where payment_id = '${paymentId}'`)).toEqual([
    { reason: "not_changed", amount: 2000, state: "succeeded" },
  ]);
  expect(await world.stateOf(order.id)).toBe("refunded");
  expect(await waiting()).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
});

test("what was paid for the change goes back before what was paid for the order", async () => {
  const { paymentId } = await start();
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  await world.ask(
    `insert into plan_changes (request_key, order_id, state, from_plan, from_days, to_plan, to_plan_as_sold, to_days,
      unit_amount, difference_amount, payment_id, asked_at)
     select gen_random_uuid(), id, 'done', plan_as_sold, days, plan_code, plan_as_sold, days, unit_amount, 2000,
       '${paymentId}', placed_at from orders where id = '${order.id}'`,
  );
  const { refunds } = await world.db
    .transaction()
    .execute((tx) =>
      refundMoney(tx, { orderId: order.id, amount: 2500, reason: "granted", key: "g" }, world.shop.clock()),
    );
  expect(refunds.map(({ payment_id, sold_amount }) => [payment_id === order.paymentId, sold_amount])).toEqual([
    [false, 2000],
    [true, 500],
  ]);
});
