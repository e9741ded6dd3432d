import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { GatewayPayment } from "../../../adapters/payment/payment-gateway.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { checkPayment } from "./check-payment.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { takeWebhook } from "./take-webhook.server.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 4, environment: { DELIVERY_RETRY_SECONDS: "0,0" } })),
);
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

type Placed = { orderNumber: string; key: string };
const place = async (wish = aWish()) => unwrap((await world.answer("/order/create", wish)).envelope) as Placed;
const pay = (order: Placed, more: object = {}) =>
  world.answer("/payment/startPayment", {
    orderNumber: order.orderNumber,
    key: order.key,
    requestKey: randomUUID(),
    method: "card",
    ...more,
  });
const result = async (order: Placed) =>
  unwrap((await world.answer("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key })).envelope);
const references = () => [...world.gateway.requests.keys()];
const webhook = (payment: GatewayPayment, id: string = randomUUID()) =>
  takeWebhook(world.shop, Buffer.from(JSON.stringify({ id, kind: "payment", payment })), { signature: "right" });
const ask = async (sql: string) => (await world.pool.query(sql)).rows;

test("paid by webhook: delivered, mailed, and in the books", async () => {
  const order = await place();
  expect((await pay(order)).envelope).toMatchObject({
    resultCode: "SUCCESS",
    resultData: { charged: { amount: 10500, currency: "HKD" } },
  });
  expect(await result(order)).toMatchObject({ outcome: "processing", processing: "paying", esims: [] });
  await webhook(world.gateway.settle(references()[0]!, "succeeded"));
  expect(await result(order)).toMatchObject({
    outcome: "success",
    esims: [{ position: 1, activationCode: "LPA:1$rsp.farwave.example$TEST-00000-AB12" }],
  });
  await workOff(world);
  expect(world.letters.map(({ to }) => to)).toEqual(["mei@example.com"]);
  expect(await ask("select account, currency, amount from ledger_entries order by account")).toEqual([
    { account: "gateway", currency: "HKD", amount: 10500 },
    { account: "sales", currency: "HKD", amount: -10500 },
  ]);
});

test("a repeated webhook, the same event or another one, changes nothing", async () => {
  const order = await place();
  await pay(order);
  const paid = world.gateway.settle(references()[0]!, "succeeded");
  await Promise.all([webhook(paid, "evt_1"), webhook(paid, "evt_1"), webhook(paid, "evt_2")]);
  await workOff(world);
  await webhook(paid, "evt_3");
  await workOff(world);
  expect(world.letters).toHaveLength(1);
  expect(await ask("select count(*)::int as allotted from esim_profiles where state = 'allotted'")).toEqual([
    { allotted: 1 },
  ]);
  expect(await ask("select count(*)::int as entries from ledger_entries")).toEqual([{ entries: 2 }]);
});

test("a webhook with a wrong signature changes nothing", async () => {
  const order = await place();
  await pay(order);
  const body = Buffer.from(
    JSON.stringify({ id: "evt", kind: "payment", payment: world.gateway.settle(references()[0]!, "succeeded") }),
  );
  await expect(takeWebhook(world.shop, body, { signature: "wrong" })).rejects.toThrow("wrong signature");
  expect(await result(order)).toMatchObject({ outcome: "processing", processing: "paying" });
});

test("a lost webhook: asking the gateway finds the payment", async () => {
  const order = await place();
  await pay(order);
  world.gateway.settle(references()[0]!, "succeeded");
  const [{ id }] = (await ask("select id from payments")) as [{ id: string }];
  await checkPayment.run({ paymentId: id }, world.shop);
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "success" });
});

test("declined, then paid with another method", async () => {
  const order = await place();
  await pay(order);
  await webhook(world.gateway.settle(references()[0]!, "failed", "card_declined"));
  expect(await result(order)).toMatchObject({ outcome: "failure", failure: "declined" });
  const second = await pay(order, { method: "alipay" });
  // HKD 105.00 at 0.9215
  expect(second.envelope.resultData).toMatchObject({
    charged: { amount: 9676, currency: "CNY" },
    conversion: { rate: "0.9215", source: "Farwave treasury desk" },
  });
  await webhook(world.gateway.settle(references()[1]!, "succeeded"));
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "success", method: "alipay" });
});

describe("a card that is refused on the payment page", () => {
  const at = new Date("2026-11-21T08:00:05Z");
  const refuse = (of: object, failure = "card_declined", id: string = randomUUID()) => {
    const body = Buffer.from(JSON.stringify({ id, kind: "refused", of, failure, at }));
    return takeWebhook(world.shop, body, { signature: "right" });
  };
  const noted = () => ask("select failure, at from refused_tries order by failure");

  test("each try is noted once with its reason, told to the buyer, and moves nothing", async () => {
    const order = await place();
    await pay(order);
    const [reference] = references() as [string];
    const id = randomUUID();
    for (let times = 0; times < 2; times++) expect(await refuse({ reference }, "card_declined", id)).toBe("taken");
    expect(await result(order)).toMatchObject({ outcome: "processing", failure: null, refused: "declined" });
    const [payment] = (await ask("select id from payments")) as { id: string }[];
    await Promise.all([refuse({ paymentId: payment!.id }, "insufficient_funds"), refuse({ paymentId: payment!.id })]);
    expect(await noted()).toMatchObject([
      { failure: "card_declined" },
      { failure: "card_declined" },
      { failure: "insufficient_funds" },
    ]);
    expect(await ask("select state, failure from payments")).toEqual([{ state: "waiting", failure: null }]);
    await webhook(world.gateway.settle(reference, "succeeded"));
    expect(await result(order)).toMatchObject({ outcome: "success", refused: null });
  });

  test("of no payment of ours it is noted nowhere; one that is not recorded yet is told again", async () => {
    await pay(await place());
    expect(await refuse({ paymentId: randomUUID() })).toBe("taken");
    expect(await refuse({ paymentId: "' or true" })).toBe("taken");
    expect(await refuse({ reference: "unheard of" })).toBe("later");
    await ask("update payments set gateway = 'stripe'");
    const [payment] = (await ask("select id from payments")) as { id: string }[];
    expect(await refuse({ paymentId: payment!.id })).toBe("taken");
    expect(await noted()).toEqual([]);
  });
});

test("an old failure that arrives after the success is too late to matter", async () => {
  const order = await place();
  await pay(order);
  const reference = references()[0]!;
  await webhook(world.gateway.settle(reference, "succeeded"));
  await webhook({ reference, state: "failed", failure: "card_declined" });
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "success" });
});

test("two attempts both paid: one delivery, the other money goes back", async () => {
  const order = await place();
  await pay(order);
  await pay(order, { method: "wechat" });
  const [card, wechat] = references() as [string, string];
  await webhook(world.gateway.settle(wechat, "succeeded"));
  await workOff(world);
  await webhook(world.gateway.settle(card, "succeeded"));
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "success" });
  expect(await ask("select reason, state, amount, currency from refunds")).toEqual([
    { reason: "paid_twice", state: "succeeded", amount: 10500, currency: "HKD" },
  ]);
  expect(await ask("select kind from mails order by kind")).toEqual([{ kind: "esim_ready" }, { kind: "refunded" }]);
  expect(await ask("select count(*)::int as allotted from esim_profiles where state = 'allotted'")).toEqual([
    { allotted: 1 },
  ]);
});

/** Four eSIMs are being paid, and one of the profiles set aside for them turns out to be no good. */
async function payAndLoseAProfile(): Promise<Placed> {
  const order = await place(aWish({ quantity: 4, expectedTotal: 42000 }));
  await pay(order);
  await ask("delete from esim_profiles where iccid = (select min(iccid) from esim_profiles where state = 'held')");
  await webhook(world.gateway.settle(references()[0]!, "succeeded"));
  return order;
}

test("sold out is said before any money is taken", async () => {
  const order = await place(aWish({ quantity: 5, expectedTotal: 52500 }));
  expect(await pay(order)).toMatchObject({ status: 409, envelope: { resultCode: "FEW_LEFT" } });
  for (const one of [await place(), await place(), await place(), await place()]) await pay(one);
  expect(await pay(order)).toMatchObject({ status: 409, envelope: { resultCode: "OUT_OF_STOCK" } });
  expect(references()).toHaveLength(4);
  expect(await result(order)).toMatchObject({ outcome: "waiting_for_payment" });
  expect(await ask("select count(*)::int as held from esim_profiles where state <> 'available'")).toEqual([
    { held: 4 },
  ]);
});

test("no profile in the pool any more: the order waits, asks again, is refunded, and the buyer notified both times", async () => {
  const order = await payAndLoseAProfile();
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "refunded", esims: [] });
  expect(await ask("select delivery_attempts from orders")).toEqual([{ delivery_attempts: 3 }]);
  // the others are sold again: nobody has seen their codes
  expect(await ask("select state, count(*)::int as count from esim_profiles group by state")).toEqual([
    { state: "available", count: 3 },
  ]);
  expect(await ask("select kind, state from mails order by queued_at, kind")).toEqual([
    { kind: "delivery_delayed", state: "sent" },
    { kind: "refunded", state: "sent" },
  ]);
  expect([...world.gateway.refunds.values()]).toMatchObject([{ amount: 42000 }]);
});

test("a refund that the gateway takes its time with is asked after, and paid once", async () => {
  world.gateway.answerRefunds("pending");
  const order = await payAndLoseAProfile();
  await workOff(world);
  expect(await result(order)).toMatchObject({ outcome: "refunding" });
  for (const refund of world.gateway.refunds.values()) refund.state = "succeeded";
  await workOff(world, { evenLater: true });
  expect(await result(order)).toMatchObject({ outcome: "refunded" });
  expect(world.gateway.refunds.size).toBe(1);
});

test("a gateway that is down: nothing charged, said so, and the same request works later", async () => {
  const order = await place();
  const requestKey = randomUUID();
  world.gateway.goDown(true);
  expect(await pay(order, { requestKey })).toMatchObject({
    status: 503,
    envelope: { resultCode: "GATEWAY_UNAVAILABLE" },
  });
  world.gateway.goDown(false);
  expect(await pay(order, { requestKey })).toMatchObject({ status: 200 });
  expect(references()).toHaveLength(1);
});

test("pressing pay twice, or in two tabs, opens one payment", async () => {
  const order = await place();
  const requestKey = randomUUID();
  const answers = await Promise.all([pay(order, { requestKey }), pay(order, { requestKey }), pay(order)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ask("select count(*)::int as live from payments where state in ('created', 'waiting')")).toEqual([
    { live: 1 },
  ]);
});

test("a paid order is not paid again", async () => {
  const order = await place();
  await pay(order);
  await webhook(world.gateway.settle(references()[0]!, "succeeded"));
  expect(await pay(order)).toMatchObject({ status: 409, envelope: { resultCode: "ORDER_ALREADY_PAID" } });
});

test("an unfinished attempt is given up, and the order can be paid again", async () => {
  const order = await place();
  await pay(order);
  const [{ id }] = (await ask("select id from payments")) as [{ id: string }];
  world.at("2026-11-21T09:00:00Z");
  await checkPayment.run({ paymentId: id }, world.shop);
  expect(await result(order)).toMatchObject({ outcome: "failure", failure: "expired" });
  expect(await pay(order)).toMatchObject({ status: 200 });
});

test.each([
  ["another order's key", (order: Placed) => ({ ...order, key: "A".repeat(22) })],
  ["no such order", (order: Placed) => ({ ...order, orderNumber: "FW0000000000" })],
  ["an empty key", (order: Placed) => ({ ...order, key: "" })],
])("%s shows nothing and pays nothing", async (_, wrong) => {
  const order = wrong(await place());
  expect(await pay(order)).toMatchObject({ status: 404, envelope: { resultCode: "ORDER_NOT_FOUND" } });
  expect(await world.answer("/order/getOrderResult", order)).toMatchObject({
    status: 404,
    envelope: { resultCode: "ORDER_NOT_FOUND" },
  });
});

test("what Alipay will charge is shown before paying, with the rate that holds today", async () => {
  const ask = async (currency: string, method: string) =>
    unwrap((await world.answer("/payment/getConversion", { amount: 10500, currency, method })).envelope);
  expect(await ask("HKD", "alipay")).toMatchObject({
    conversion: { charged: { amount: 9676, currency: "CNY" }, rate: "0.9215" },
  });
  const inChinese = await world.answer(
    "/payment/getConversion",
    { amount: 10500, currency: "HKD", method: "wechat" },
    { ...english, language: "zh-hk" },
  );
  expect(inChinese.envelope.resultData).toMatchObject({ conversion: { source: "Farwave 資金部" } });
  expect(await ask("USD", "alipay")).toMatchObject({ conversion: { source: "Farwave treasury desk" } });
  const offered = { methods: ["card", "alipay", "wechat"], cardWallets: ["apple_pay", "google_pay"] };
  expect(await ask("HKD", "card")).toEqual({ conversion: null, ...offered });
  expect(await ask("CNY", "wechat")).toEqual({ conversion: null, ...offered });
});

test("without a rate that holds, a wallet is refused and a card is not", async () => {
  const order = await place();
  await world.pool.query("delete from exchange_rates");
  expect(await pay(order, { method: "alipay" })).toMatchObject({
    status: 503,
    envelope: { resultCode: "GATEWAY_UNAVAILABLE" },
  });
  expect(await ask("select id from payments")).toEqual([]);
  expect(await pay(order)).toMatchObject({ status: 200 });
});

test.each([0, 1, 2_000_000_000])("converting %i of any currency by any method answers", async (amount) => {
  for (const currency of ["CNY", "HKD", "USD"]) {
    for (const method of ["card", "alipay", "wechat"]) {
      expect(await world.answer("/payment/getConversion", { amount, currency, method })).toMatchObject({ status: 200 });
    }
  }
});

test.each([
  [-1, "HKD", "alipay"],
  [0.5, "HKD", "alipay"],
  [2_000_000_001, "HKD", "alipay"],
  [Number.NaN, "HKD", "alipay"],
  ["105.00", "HKD", "alipay"],
  [100, "EUR", "alipay"],
  [100, "HKD", "cash"],
  [100, "__proto__", "constructor"],
])("converting %s %s by %s is refused with the field that is wrong", async (amount, currency, method) => {
  expect(await world.answer("/payment/getConversion", { amount, currency, method })).toMatchObject({
    status: 400,
    envelope: { resultCode: "INVALID_INPUT" },
  });
});

test("another order's request key pays nothing and tells nothing", async () => {
  const [mine, other] = [await place(), await place()];
  const requestKey = randomUUID();
  await pay(other, { requestKey });
  expect(await pay(mine, { requestKey })).toMatchObject({
    status: 409,
    envelope: { resultCode: "REQUEST_KEY_REUSED" },
  });
  expect(await ask("select count(*)::int as attempts from payments")).toEqual([{ attempts: 1 }]);
});
