import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pretendSupplier } from "../../../../test/pretend-supplier.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { takeWebhook } from "../../sales/payments/take-webhook.server.ts";
import { retireProfiles } from "../../stock/esim-profiles/retire-profiles.server.ts";
import { supplyOrder } from "./supply-order.server.ts";
import { takeNotification } from "./take-notification.server.ts";

let world: World | undefined;
let pretend: ReturnType<typeof pretendSupplier>;

/** A shop whose regional plan comes from a reseller; it waits twice. */
async function open(retries = "0,0") {
  await world?.close();
  pretend = pretendSupplier();
  world = await freshWorld({
    profiles: 2,
    environment: { DELIVERY_RETRY_SECONDS: retries },
    suppliers: [pretend.supplier],
  });
  await shop().pool.query(
    "update plans set supplier = 'reseller', supplier_product = 'ASIA-5GB-15D' where code = 'jp-th-5gb-15d'",
  );
}
beforeEach(() => open());
afterEach(async () => {
  expect(await unbalanced(shop().db)).toEqual([]);
  // never two profiles for one place, and never a profile for an order that is not delivered
  expect(
    await ask(
      "select order_id from esim_profiles where state = 'allotted' group by order_id, position having count(*) > 1",
    ),
  ).toEqual([]);
  expect(
    await ask(
      "select o.number from orders o join esim_profiles p on p.order_id = o.id and p.state = 'allotted' where o.state <> 'delivered'",
    ),
  ).toEqual([]);
  await shop().close();
  world = undefined;
});

type Placed = { orderNumber: string; key: string };
const shop = () => world!;
const ask = async (sql: string) => (await shop().pool.query(sql)).rows;
const result = async (order: Placed) =>
  unwrap((await shop().answer("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key })).envelope);
/** Placed and paid; the jobs that follow wait. */
async function paid(quantity = 1): Promise<Placed> {
  const wish = aWish({ planCode: "jp-th-5gb-15d", days: 15, quantity, expectedTotal: 6000 * quantity });
  const order = unwrap((await shop().answer("/order/create", wish)).envelope) as Placed;
  await shop().answer("/payment/startPayment", { ...order, requestKey: randomUUID(), method: "card" });
  const payment = shop().gateway.settle([...shop().gateway.requests.keys()].at(-1)!, "succeeded");
  await takeWebhook(shop().shop, Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })), {
    signature: "right",
  });
  return order;
}
const orderId = async () => ((await ask("select id from orders")) as [{ id: string }])[0].id;
const supplyOrders = () => ask("select state, attempts, failure from supply_orders order by asked_at");
/** But the confirmation, which waits a minute for something better to say (features/letters/mails/still-true.ts). */
const kinds = async () =>
  (await ask("select kind from mails where kind <> 'order_confirmed' order by queued_at, kind")).map(
    ({ kind }) => kind as string,
  );
const cases = async () => (await ask("select kind from cases order by kind")).map(({ kind }) => kind as string);

test("made at once: sealed, given out, its data plan watched, told by mail", async () => {
  const order = await paid(2);
  await workOff(shop());
  expect(await result(order)).toMatchObject({
    outcome: "success",
    esims: [
      { position: 1, activationCode: "LPA:1$rsp.supplier.example$MADE-1", profileState: "released" },
      { position: 2, activationCode: "LPA:1$rsp.supplier.example$MADE-2", profileState: "released" },
    ],
  });
  expect(await supplyOrders()).toEqual([{ state: "ready", attempts: 1, failure: null }]);
  expect(await ask("select position, state from data_plans order by position")).toEqual([
    { position: 1, state: "not_started" },
    { position: 2, state: "not_started" },
  ]);
  expect(await kinds()).toEqual(["esim_ready"]);
  expect(await ask("select count(*)::int as left from esim_profiles where state = 'available'")).toEqual([{ left: 2 }]);
  expect(JSON.stringify(await ask("select * from esim_profiles where order_id is not null"))).not.toContain("MADE-1");
});

test("accepted, then made within the first pause: delivered, and nobody is told of a delay", async () => {
  await open("5,5");
  pretend.be("asynchronous");
  const order = await paid();
  await workOff(shop());
  pretend.finish();
  await workOff(shop(), { evenLater: true });
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(await kinds()).toEqual(["esim_ready"]);
});

test("accepted, and still not made after a pause: the buyer is notified, once", async () => {
  await open("0,0,600");
  pretend.be("asynchronous");
  const order = await paid();
  await workOff(shop());
  expect(await supplyOrders()).toEqual([{ state: "accepted", attempts: 3, failure: null }]);
  expect(await kinds()).toEqual(["delivery_delayed"]);
  pretend.finish();
  await workOff(shop(), { evenLater: true });
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(pretend.asked).toEqual(["order", "findOrder", "findOrder", "findOrder"]);
});

test("the supplier's word brings the eSIM before the pause is over", async () => {
  await open("600,600");
  pretend.be("asynchronous");
  const order = await paid();
  await workOff(shop());
  pretend.finish();
  const [{ reference }] = (await ask("select reference from supply_orders")) as [{ reference: string }];
  const told = [{ id: "n1", kind: "order", reference, at: "2026-11-21T08:00:00Z" }];
  await takeNotification(shop().shop, "reseller", Buffer.from(JSON.stringify(told)), { signature: "right" });
  await takeNotification(shop().shop, "reseller", Buffer.from(JSON.stringify(told)), { signature: "right" });
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(await supplyOrders()).toEqual([{ state: "ready", attempts: 1, failure: null }]);
  expect(pretend.asked).toEqual(["order", "findOrder"]);
});

test("a word that comes too early counts as no try", async () => {
  await open("600,600");
  pretend.be("asynchronous");
  await paid();
  await workOff(shop());
  await supplyOrder.run({ orderId: await orderId(), told: true }, shop().shop);
  expect(await supplyOrders()).toEqual([{ state: "accepted", attempts: 1, failure: null }]);
});

test("given free after it was held, it is looked for without a try more, and ordered once", async () => {
  await open("600,600");
  pretend.be("asynchronous");
  const order = await paid();
  await workOff(shop());
  const id = await orderId();
  await ask(`with wing as (insert into staff (email, name, role, created_at) values ('w@example.com', 'Wing', 'support', now()) returning id)
    insert into fraud_marks (order_id, reason, staff_id, at) select '${id}', 'a test', id, now() from wing`);
  pretend.finish();
  await supplyOrder.run({ orderId: id }, shop().shop);
  expect(await supplyOrders()).toEqual([{ state: "accepted", attempts: 1, failure: null }]);
  await ask("delete from fraud_marks");
  await supplyOrder.run({ orderId: id, freed: true }, shop().shop);
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(await supplyOrders()).toEqual([{ state: "ready", attempts: 1, failure: null }]);
  expect(pretend.asked).toEqual(["order", "findOrder"]);
});

test("an answer that got lost: it looks before it orders again, so there is one order", async () => {
  pretend.be("loses_answers");
  const order = await paid(3);
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(pretend.asked).toEqual(["order", "findOrder"]);
  expect(await kinds()).toEqual(["delivery_delayed", "esim_ready"]);
});

test("killed between order and note: the job comes again and finds what it ordered", async () => {
  await paid();
  const id = await orderId();
  pretend.be("dies");
  await expect(supplyOrder.run({ orderId: id }, shop().shop)).rejects.toThrow("died");
  pretend.be("at_once");
  await supplyOrder.run({ orderId: id }, shop().shop);
  expect(pretend.asked).toEqual(["order", "findOrder"]);
  expect(await ask("select count(*)::int as made from esim_profiles where supplier = 'reseller'")).toEqual([
    { made: 1 },
  ]);
});

test("two workers at the same moment: one order, one delivery", async () => {
  const order = await paid(2);
  const id = await orderId();
  await Promise.all([1, 2, 3].map(async () => supplyOrder.run({ orderId: id }, shop().shop)));
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "success", esims: [{}, {}] });
  expect(pretend.orders.size).toBe(1);
  expect(await kinds()).toEqual(["esim_ready"]);
});

test("down through all pauses: refunded, told, and a person knows", async () => {
  pretend.be("down");
  const order = await paid();
  await workOff(shop(), { evenLater: false }).catch(() => {});
  pretend.be("at_once");
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "refunded", esims: [] });
  expect(await supplyOrders()).toEqual([{ state: "cancelled", attempts: 3, failure: "told to be down" }]);
  expect(await ask("select reason, state, amount from refunds")).toEqual([
    { reason: "supplier_failed", state: "succeeded", amount: 6000 },
  ]);
  expect(await kinds()).toEqual(["delivery_delayed", "refunded"]);
  expect(await cases()).toEqual(["supplier_failed"]);
});

test("what is made after the refund goes back to the supplier and is never given out", async () => {
  pretend.be("asynchronous");
  const order = await paid(2);
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "refunded" });
  pretend.finish();
  await workOff(shop(), { evenLater: true });
  expect(pretend.cancelled).toHaveLength(2);
  expect(await ask("select count(*)::int as made from esim_profiles where supplier = 'reseller'")).toEqual([
    { made: 0 },
  ]);
});

test("a word of an order that was paid back days ago sends its profile back", async () => {
  pretend.be("asynchronous");
  await paid();
  await workOff(shop(), { evenLater: true });
  expect(pretend.cancelled).toEqual([]);
  expect(await cases()).toEqual(["supplier_failed", "supply_not_cancelled"]);
  pretend.finish();
  const [{ reference }] = (await ask("select reference from supply_orders")) as [{ reference: string }];
  await takeNotification(
    shop().shop,
    "reseller",
    Buffer.from(JSON.stringify([{ id: "n9", kind: "order", reference, at: "2026-11-21T08:00:00Z" }])),
    { signature: "right" },
  );
  await workOff(shop());
  expect(pretend.cancelled).toHaveLength(1);
});

test("taken on, and failed afterwards: paid back, and what was made all the same goes back", async () => {
  await open("600,600");
  pretend.be("asynchronous");
  const order = await paid(2);
  await workOff(shop());
  pretend.finish();
  const lost = vi
    .spyOn(pretend.supplier, "findOrder")
    .mockResolvedValue({ state: "failed", failure: "one of them was lost" });
  await workOff(shop(), { evenLater: true });
  lost.mockRestore();
  expect(await result(order)).toMatchObject({ outcome: "refunded" });
  expect(pretend.cancelled).toHaveLength(2);
});

test("refused for good: refunded at once, without a word of delay", async () => {
  pretend.be("refuses");
  const order = await paid();
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "refunded" });
  expect(await supplyOrders()).toEqual([{ state: "failed", attempts: 1, failure: "sold out" }]);
  expect(await kinds()).toEqual(["refunded"]);
});

test("a supplier that nobody has set: refunded, and a person knows", async () => {
  await shop().pool.query("update plans set supplier = 'es2plus' where code = 'jp-th-5gb-15d'");
  const order = await paid();
  await workOff(shop());
  expect(await result(order)).toMatchObject({ outcome: "refunded" });
  expect(await cases()).toEqual(["supplier_failed"]);
});

test.each(["fewer", "twice"] as const)(
  "%s than ordered is not given out: refunded, and what came goes back",
  async (mood) => {
    pretend.be(mood);
    const order = await paid(2);
    await workOff(shop(), { evenLater: true });
    expect(await result(order)).toMatchObject({ outcome: "refunded", esims: [] });
    expect(await cases()).toEqual(["supplier_failed", "supplier_nonsense"]);
    expect(new Set(pretend.cancelled).size).toBe(2);
  },
);

test("a profile that another buyer has is given out to nobody else, and stays that buyer's", async () => {
  await open("5,5");
  const first = await paid();
  await workOff(shop());
  const profile = [...pretend.orders.values()][0]!.profiles[0]!;
  pretend.be("asynchronous");
  const second = await paid();
  await workOff(shop());
  pretend.giveOutAgain(profile);
  pretend.finish();
  await workOff(shop(), { evenLater: true });
  expect(await result(second)).toMatchObject({ outcome: "refunded", esims: [] });
  expect(await result(first)).toMatchObject({ outcome: "success", esims: [{ iccid: profile.iccid }] });
  expect(pretend.cancelled).toEqual([]);
  expect(await cases()).toContain("supplier_nonsense");
});

test("paid back while the supplier was making it: it goes back", async () => {
  await open("600");
  pretend.be("asynchronous");
  await paid();
  await workOff(shop());
  await shop().pool.query("update orders set state = 'refunding'");
  pretend.finish();
  await workOff(shop(), { evenLater: true });
  expect(pretend.cancelled).toHaveLength(1);
  expect(await supplyOrders()).toEqual([{ state: "cancelled", attempts: 1, failure: "not wanted any more" }]);
});

test("an eSIM that is taken back is shown no more, its plan ends, and its supplier takes it", async () => {
  const order = await paid(2);
  await workOff(shop());
  const id = await orderId();
  const retire = async () =>
    shop()
      .db.transaction()
      .execute(async (tx) => retireProfiles(tx, { orderId: id, positions: [2] }, shop().shop.clock()));
  await retire();
  await retire();
  await workOff(shop());
  expect(await result(order)).toMatchObject({ esims: [{ position: 1 }] });
  expect(pretend.cancelled).toHaveLength(1);
  expect(await ask("select position, state from data_plans order by position")).toEqual([
    { position: 1, state: "not_started" },
    { position: 2, state: "cancelled" },
  ]);
});

test("a supplier that keeps what was taken back is a case", async () => {
  await paid();
  await workOff(shop());
  const id = await orderId();
  pretend.be("refuses");
  await shop()
    .db.transaction()
    .execute(async (tx) => retireProfiles(tx, { orderId: id, positions: [1] }, shop().shop.clock()));
  await workOff(shop());
  expect(await cases()).toEqual(["supplier_keeps_profile"]);
});
