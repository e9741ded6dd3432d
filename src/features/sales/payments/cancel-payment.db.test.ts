import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelPayment } from "./cancel-payment.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const [declined, succeeded] = ["declined", "succeeded"] as const;
const atGateway = async (reference: string) => (await world.gateway.findPayment(reference)).state;
const idOf = async (reference: string) =>
  (await world.ask<{ id: string }>(`select id from payments where gateway_reference = '${reference}'`))[0]!.id;

test("another method closes the first attempt at the gateway, and the second pays", async () => {
  const order = await world.place();
  await world.pay(order);
  const first = world.lastReference();
  await world.pay(order, "alipay");
  expect(await atGateway(first)).toBe("waiting");
  await world.work();
  expect(await atGateway(first)).toBe("cancelled");
  await world.tell(world.gateway.settle(world.lastReference(), succeeded));
  await world.work();
  expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
});

test("after a decline the order is free, and another method pays it", async () => {
  const order = await world.place();
  await world.pay(order);
  await world.tell(world.gateway.settle(world.lastReference(), "failed", declined));
  expect(await world.ask("select state from orders")).toEqual([{ state: "placed" }]);
  expect(await world.pay(order, "wechat")).toMatchObject({ status: 200 });
});

test.each(["expired", "cancelled"] as const)(
  "an attempt that the gateway calls over (%s) frees the order to be paid again",
  async (failure) => {
    const order = await world.place();
    await world.pay(order);
    await world.tell(world.gateway.settle(world.lastReference(), "cancelled", failure));
    expect(await world.ask("select state from orders")).toEqual([{ state: "placed" }]);
    await world.pay(order);
    await world.tell(world.gateway.settle(world.lastReference(), succeeded));
    await world.work();
    expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
  },
);

test("an attempt that is given up is closed at the gateway", async () => {
  await world.pay(await world.place());
  const reference = world.lastReference();
  world.at("2026-11-21T09:00:00Z");
  await checkPayment.run({ paymentId: await idOf(reference) }, world.shop);
  await world.work();
  expect(await atGateway(reference)).toBe("cancelled");
});

test("the attempt of an order that was closed is given up at the next look", async () => {
  await world.pay(await world.place());
  const reference = world.lastReference();
  await world.ask("update orders set state = 'cancelled'");
  await checkPayment.run({ paymentId: await idOf(reference) }, world.shop);
  await world.work();
  expect(await atGateway(reference)).toBe("cancelled");
  expect(await world.ask("select state from orders")).toEqual([{ state: "cancelled" }]);
});

test("paid in the moment before it is closed: the money counts, once", async () => {
  const order = await world.place();
  await world.pay(order);
  const first = world.lastReference();
  await world.pay(order, "alipay");
  world.gateway.settle(first, succeeded);
  await world.work();
  expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
  // and the attempt that had taken its place is closed, since the order is paid
  expect(await atGateway(world.lastReference())).toBe("cancelled");
});

test("both paid: one delivery, and the other money goes back", async () => {
  const order = await world.place();
  await world.pay(order);
  const first = world.lastReference();
  await world.pay(order, "alipay");
  world.gateway.settle(first, succeeded);
  await world.tell(world.gateway.settle(world.lastReference(), succeeded));
  await world.work();
  expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
  expect(await world.ask("select reason, state from refunds")).toEqual([{ reason: "paid_twice", state: "succeeded" }]);
});

test("a gateway that is down leaves the job to be tried again", async () => {
  const order = await world.place();
  await world.pay(order);
  const first = world.lastReference();
  await world.pay(order, "alipay");
  world.gateway.goDown(true);
  await expect(cancelPayment.run({ paymentId: await idOf(first) }, world.shop)).rejects.toThrow("down");
});

test("replaced while the gateway was being asked: its page is not shown, and closed", async () => {
  const order = await world.place();
  const requestKey = randomUUID();
  let replaced = false;
  world.gateway.beforeStart(async () => {
    if (replaced) return;
    replaced = true;
    await world.pay(order, "alipay");
  });
  expect(await world.pay(order, "card", requestKey)).toMatchObject({ envelope: { resultCode: "GATEWAY_UNAVAILABLE" } });
  await world.work();
  const [card] = [...world.gateway.requests].find(([, { method }]) => method === "card")!;
  expect(await atGateway(card)).toBe("cancelled");
});

test("webhooks, looks, closing and clicks all at once: one delivery, one booking, no deadlock", async () => {
  const orders = await Promise.all([1, 2, 3].map(() => world.place()));
  for (const order of orders) await world.pay(order);
  const references = [...world.gateway.requests.keys()];
  const ids = await Promise.all(references.map(idOf));
  for (const reference of references) world.gateway.settle(reference, succeeded);
  const word = (reference: string) => ({ reference, state: succeeded, charged: { amount: 10500, currency: "HKD" } });
  await Promise.all(
    references.flatMap((reference, n) => [
      ...Array.from({ length: 6 }, () => world.tell(word(reference))),
      world.tell(word(reference), `evt_${n}`),
      world.tell(word(reference), `evt_${n}`),
      ...Array.from({ length: 4 }, () => checkPayment.run({ paymentId: ids[n]! }, world.shop)),
      cancelPayment.run({ paymentId: ids[n]! }, world.shop),
      ...["card", "alipay", "wechat"].map((method) => world.pay(orders[n]!, method)),
    ]),
  );
  await world.work({ evenLater: true });
  expect(await world.ask("select state, count(*)::int as count from orders group by state")).toEqual([
    { state: "delivered", count: 3 },
  ]);
  expect(
    await world.ask(
      "select count(*)::int as booked from ledger_entries where account = 'sales' and occasion like 'payment:%'",
    ),
  ).toEqual([{ booked: 3 }]);
  expect(await world.ask("select count(*)::int as allotted from esim_profiles where state = 'allotted'")).toEqual([
    { allotted: 3 },
  ]);
  expect(await world.ask("select id from payments where state in ('created', 'waiting')")).toEqual([]);
});
