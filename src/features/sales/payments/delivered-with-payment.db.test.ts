import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unwrap } from "../../../kernel/envelope.ts";
import { deliverFromPool } from "../orders/deliver-from-pool.server.ts";
import { writeDelivered } from "../orders/delivered-store.server.ts";
import { lockOrderById } from "../orders/store.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld, type Placed } from "./payments.world.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

/** An order that is about to be paid, with the payment's reference at the gateway. */
async function paying(wish: Parameters<PaymentsWorld["place"]>[0] = {}) {
  const order = await world.place(wish);
  await world.pay(order);
  return { ...order, reference: world.lastReference() };
}

const success = (reference: string) => world.gateway.settle(reference, "succeeded");
const outcome = async ({ orderNumber, key }: Placed) =>
  unwrap((await world.answer("/order/getOrderResult", { orderNumber, key })).envelope);
const stateOf = async ({ orderNumber }: Placed) =>
  (await world.ask<{ state: string }>(`select state from orders where number = '${orderNumber}'`))[0]!.state;
const jobs = async () =>
  (await world.ask<{ name: string }>(`select task_identifier as name from graphile_worker.jobs order by 1`)).map(
    ({ name }) => name,
  );
const counted = async () =>
  (
    await world.ask(
      `select (select count(*)::int from esim_profiles where state = 'allotted') as profiles,
         (select count(*)::int from data_plans) as plans, (select count(*)::int from mails) as mails,
         (select count(*)::int from ledger_entries) as entries, (select count(*)::int from stock_holds) as holds`,
    )
  )[0];

const once = { profiles: 1, plans: 1, mails: 1, entries: 2, holds: 0 };

test("an eSIM of the own pool is delivered by the very webhook that tells of its money", async () => {
  const order = await paying();
  await world.tell(success(order.reference));
  expect(await outcome(order)).toMatchObject({ outcome: "success", esims: [{ position: 1 }] });
  expect(await jobs()).toEqual(["load-plans", "send-mail"]);
  expect(await counted()).toEqual(once);
  expect(await world.ask("select paid_at = closed_at as together, delivery_attempts from orders")).toEqual([
    { together: true, delivery_attempts: 1 },
  ]);
});

test("a webhook that delivers asks three statements between begin and commit", async () => {
  const order = await paying();
  await world.tell(success((await paying({ email: "before@example.com" })).reference));
  const asked = vi.spyOn(pg.Client.prototype, "query");
  await world.tell(success(order.reference));
  const texts = asked.mock.calls.map(([what]) => (typeof what === "string" ? what : (what as { text: string }).text));
  asked.mockRestore();
  expect(texts.slice(1, -1)).toHaveLength(3);
  expect([texts[0], texts.at(-1)]).toEqual(["begin", "commit"]);
});

test("an order in no state to be delivered takes no eSIM", async () => {
  await paying();
  const [order] = await world.ask<{ id: string }>("select id from orders");
  const delivering = world.db
    .transaction()
    .execute(async (tx) => deliverFromPool(tx, await lockOrderById(tx, order!.id), new Date(), ["delivered"]));
  await expect(delivering).rejects.toThrow("is paying and cannot be delivered");
  expect(await counted()).toEqual({ profiles: 0, plans: 0, mails: 0, entries: 0, holds: 1 });
});

test("fewer eSIMs than an order has are no delivery", async () => {
  await paying({ quantity: 2, expectedTotal: 21_000 });
  await world.ask("update orders set state = 'paid'");
  const [order] = await world.ask<{ id: string }>("select id from orders");
  const taken = sql`allotted as (select 1 as position, '8985234000000000012' as iccid)`;
  const plan = { use_by: new Date(), state: "not_started", activated_at: null, expires_at: null } as const;
  const wanted = { orderId: order!.id, quantity: 2, through: ["delivered"], taken, plan } as const;
  expect(await writeDelivered(world.db, wanted, new Date())).toBe("stuck");
  expect(await counted()).toMatchObject({ plans: 0, mails: 0 });
  expect(await world.ask("select state from orders")).toEqual([{ state: "paid" }]);
});

test("its travellers and its account are not forgotten", async () => {
  const travellers = [
    { position: 1, name: "Mei" },
    { position: 2, name: "Li", email: "li@example.com" },
  ];
  const order = await paying({
    quantity: 2,
    expectedTotal: 21_000,
    travellers,
    accountByEmail: { given: true, version: "2026-11" },
  });
  await world.tell(success(order.reference));
  expect(await jobs()).toEqual(["load-plans", "open-account", "send-mail", "send-mail"]);
  expect(await world.ask("select kind, position, recipient from mails order by kind")).toEqual([
    { kind: "esim_for_traveller", position: 2, recipient: "li@example.com" },
    { kind: "esim_ready", position: null, recipient: null },
  ]);
});

test("many webhooks and the check at the same moment deliver once", async () => {
  const order = await paying();
  const [payment] = await world.ask<{ id: string }>("select id from payments");
  const paid = success(order.reference);
  const event = randomUUID();
  await Promise.all([
    ...Array.from({ length: 4 }, () => world.tell(paid, event)),
    ...Array.from({ length: 4 }, () => world.tell(paid)),
    ...Array.from({ length: 4 }, () => checkPayment.run({ paymentId: payment!.id }, world.shop)),
  ]);
  expect(await counted()).toEqual(once);
  await world.work();
  expect(world.letters).toHaveLength(1);
});

test("cancelled while the money comes: delivered, or the money goes back and the eSIM into the pool", async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, (_, n) => paying({ email: `buyer${n}@example.com` })));
  const cancel = ({ orderNumber, key }: Placed) => world.answer("/payment/cancelOrder", { orderNumber, key });
  const refs = await world.ask<{ number: string; reference: string }>(
    "select number, gateway_reference as reference from orders join payments on order_id = orders.id",
  );
  await Promise.all(
    orders.flatMap((order) => {
      const { reference } = refs.find(({ number }) => number === order.orderNumber)!;
      return [cancel(order), world.tell(success(reference))];
    }),
  );
  await world.work({ evenLater: true });
  const states = await Promise.all(orders.map(stateOf));
  const delivered = states.filter((state) => state === "delivered").length;
  expect(states.filter((state) => state === "cancelled")).toHaveLength(6 - delivered);
  expect(await world.ask("select state, count(*)::int from esim_profiles group by state order by state")).toEqual(
    [
      { state: "allotted", count: delivered },
      { state: "available", count: 8 - delivered },
    ].filter(({ count }) => count > 0),
  );
  expect(await world.ask("select count(*)::int from refunds where reason = 'paid_late'")).toEqual([
    { count: 6 - delivered },
  ]);
});

test("an empty pool at that moment: the money is booked, and the job delivers when there is one again", async () => {
  const order = await paying();
  await world.pool.query("update esim_profiles set state = 'retired', order_id = (select id from orders)");
  await world.tell(success(order.reference));
  expect(await stateOf(order)).toBe("paid");
  expect(await jobs()).toEqual(["deliver-order"]);
  expect(await counted()).toEqual({ profiles: 0, plans: 0, mails: 0, entries: 2, holds: 0 });
  await world.pool.query(
    "update esim_profiles set state = 'available', order_id = null where iccid = (select min(iccid) from esim_profiles)",
  );
  await world.work();
  expect(await stateOf(order)).toBe("delivered");
  expect(await counted()).toEqual(once);
});

test("of two who pay for the last eSIM at the same moment one gets it, the other's money goes back", async () => {
  await world.pool.query("delete from esim_profiles where iccid > (select min(iccid) from esim_profiles)");
  const first = await paying({ email: "first@example.com" });
  // her time to pay is over: what was held is free, and somebody else's
  await world.pool.query("update esim_profiles set state = 'available', order_id = null");
  const second = await paying({ email: "second@example.com" });
  await world.pool.query("update esim_profiles set state = 'available', order_id = null");
  await Promise.all([first, second].map(({ reference }) => world.tell(success(reference))));
  expect((await Promise.all([stateOf(first), stateOf(second)])).sort()).toEqual(["delivered", "paid"]);
  await world.work({ evenLater: true });
  expect((await Promise.all([stateOf(first), stateOf(second)])).sort()).toEqual(["delivered", "refunded"]);
});

test("what keeps it from being delivered keeps no money out of the books: the job delivers", async () => {
  const order = await paying();
  await world.pool.query(
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger broken before insert on data_plans execute function broken()`,
  );
  expect(await world.tell(success(order.reference))).toBe("taken");
  expect(await stateOf(order)).toBe("paid");
  expect(await jobs()).toEqual(["deliver-order"]);
  await world.pool.query("drop trigger broken on data_plans");
  await world.work();
  expect(await stateOf(order)).toBe("delivered");
  expect(await counted()).toEqual(once);
});

test("a database that breaks off in between has written nothing, and the next webhook does it all", async () => {
  const order = await paying();
  await world.pool.query(
    `create function away() returns trigger language plpgsql as $$
       begin raise exception 'away' using errcode = '57P01'; end $$;
     create trigger away before insert on mails execute function away()`,
  );
  const event = randomUUID();
  await expect(world.tell(success(order.reference), event)).rejects.toThrow("away");
  expect(await counted()).toMatchObject({ profiles: 0, plans: 0, mails: 0, entries: 0 });
  expect(await stateOf(order)).toBe("paying");
  await world.pool.query("drop trigger away on mails");
  await world.tell(success(order.reference), event);
  expect(await counted()).toEqual(once);
});
