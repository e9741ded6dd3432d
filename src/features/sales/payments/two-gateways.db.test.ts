import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { checkPayment } from "./check-payment.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundMoney } from "./refund-money.server.ts";
import { takeWebhook } from "./take-webhook.server.ts";

/** New payments go to `other` from `change` on; the first gateway is reachable until it is `gone`. */
let world: PaymentsWorld;
let other: ReturnType<typeof pretendGateway>;
const change = () => void (world.shop.config = { ...world.shop.config, PAYMENT_GATEWAY: "stripe" });
const gone = () => void (world.shop.gateways = [other]);
const isBack = () => void (world.shop.gateways = [world.gateway, other]);

beforeEach(async () => {
  world = await paymentsWorld();
  other = pretendGateway("stripe");
  other.tellTime(() => world.shop.clock());
  world.shop.gateways = [world.gateway, other];
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  // whatever happened, neither was asked about what it cannot know
  expect([world.gateway.strangers, other.strangers]).toEqual([[], []]);
  await world.close();
});

const tellFrom = (gateway: "sandbox" | "stripe", payment: object) =>
  takeWebhook(
    world.shop,
    Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })),
    { signature: gateway },
    gateway,
  );
const payments = () => world.ask("select gateway, state from payments order by created_at, gateway");
const refunds = () => world.ask("select state from refunds");
const idOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await world.ask<{ id: string }>(`select id from orders where number = '${orderNumber}'`))[0]!.id;
const lastPayment = async () =>
  (await world.ask<{ id: string }>("select id from payments order by created_at desc limit 1"))[0]!.id;

describe("the setting is changed during a payment at the other gateway", () => {
  test("its webhook is taken from there, and the order delivered", async () => {
    const order = await world.place();
    await world.pay(order);
    change();
    expect(await tellFrom("sandbox", world.gateway.settle(world.lastReference(), "succeeded"))).toBe("taken");
    await world.work();
    expect([await world.stateOf(await idOf(order)), await payments()]).toEqual([
      "delivered",
      [{ gateway: "sandbox", state: "succeeded" }],
    ]);
  });

  test("the signature says whose it is where all come by the same path; the wrong one's counts for nothing", async () => {
    const order = await world.place();
    await world.pay(order);
    change();
    const payment = world.gateway.settle(world.lastReference(), "succeeded");
    const by = (signature: string, path?: string) =>
      takeWebhook(
        world.shop,
        Buffer.from(JSON.stringify({ id: "evt", kind: "payment", payment })),
        { signature },
        path,
      );
    await expect(by("stripe", "sandbox")).rejects.toThrow("wrong signature");
    await expect(by("sandbox", "paypal")).rejects.toThrow("no such gateway");
    expect([await by("stripe"), await by("sandbox"), await by("sandbox", "sandbox")]).toEqual([
      "later",
      "taken",
      "taken",
    ]);
    await world.work();
    expect(await world.stateOf(await idOf(order))).toBe("delivered");
  });

  test("the other's word about the same reference is about nothing of ours", async () => {
    const order = await world.place();
    await world.pay(order);
    change();
    const reference = world.lastReference();
    expect(
      await tellFrom("stripe", { reference, state: "succeeded", charged: { amount: 10_500, currency: "HKD" } }),
    ).toBe("later");
    expect(await payments()).toEqual([{ gateway: "sandbox", state: "waiting" }]);
  });

  test("a lost webhook: who has the payment is asked", async () => {
    const order = await world.place();
    await world.pay(order);
    change();
    world.gateway.settle(world.lastReference(), "succeeded");
    await checkPayment.run({ paymentId: await lastPayment() }, world.shop);
    await world.work();
    expect(await world.stateOf(await idOf(order))).toBe("delivered");
  });

  test("paying again opens a page at the new one, and closes the page at the old one", async () => {
    const order = await world.place();
    await world.pay(order);
    const before = world.lastReference();
    change();
    await world.pay(order);
    await world.work();
    expect((await world.gateway.findPayment(before)).state).toBe("cancelled");
    expect(await payments()).toEqual([
      { gateway: "sandbox", state: "cancelled" },
      { gateway: "stripe", state: "waiting" },
    ]);
    await tellFrom("stripe", other.settle([...other.requests.keys()][0]!, "succeeded"));
    await world.work();
    expect(await world.stateOf(await idOf(order))).toBe("delivered");
  });

  test("the very same click answers the page that it has opened", async () => {
    const order = await world.place();
    const requestKey = randomUUID();
    const first = await world.pay(order, "card", requestKey);
    change();
    expect((await world.pay(order, "card", requestKey)).envelope).toEqual(first.envelope);
    expect(other.requests.size).toBe(0);
  });

  test("written down for the old one, which did not answer: it is opened there, not at the new one", async () => {
    const order = await world.place();
    const requestKey = randomUUID();
    world.gateway.goDown(true);
    expect((await world.pay(order, "card", requestKey)).status).toBe(503);
    world.gateway.goDown(false);
    change();
    expect((await world.pay(order, "card", requestKey)).status).toBe(200);
    expect([world.gateway.requests.size, other.requests.size]).toEqual([1, 0]);
  });
});

describe("money goes back to where it came from", () => {
  const back = async (id: string) =>
    world.db
      .transaction()
      .execute((tx) =>
        refundMoney(
          tx,
          { orderId: id, amount: "everything", reason: "granted", key: `test:${id}` },
          world.shop.clock(),
        ),
      );

  test("also when it is asked for after the change, and while it is pending", async () => {
    const [asked, pending] = [await world.delivered(), await world.delivered()];
    world.gateway.answerRefunds("pending");
    await back(pending.id);
    await world.work();
    change();
    await back(asked.id);
    await world.work();
    for (const refund of world.gateway.refunds.values()) refund.state = "succeeded";
    await world.work({ evenLater: true });
    expect([world.gateway.refunds.size, other.refunds.size]).toEqual([2, 0]);
    expect([await refunds(), await world.stateOf(asked.id), await world.stateOf(pending.id)]).toEqual([
      [{ state: "succeeded" }, { state: "succeeded" }],
      "refunded",
      "refunded",
    ]);
  });

  test("a gateway that is not configured any more: nothing is sent elsewhere, a person is called once, and it goes on when it is back", async () => {
    const { id } = await world.delivered();
    change();
    gone();
    await back(id);
    await world.work();
    expect([await refunds(), other.refunds.size, (await world.cases()).map(({ kind }) => kind)]).toEqual([
      [{ state: "asked" }],
      0,
      ["gateway_not_configured"],
    ]);
    isBack();
    await world.work({ evenLater: true });
    expect([await refunds(), world.gateway.refunds.size, await world.cases()]).toEqual([
      [{ state: "succeeded" }],
      1,
      [],
    ]);
  });
});

test("what is closed with many others waits for its gateway behind what somebody waits for", async () => {
  const order = await world.place();
  await world.pay(order);
  change();
  gone();
  const paymentId = await lastPayment();
  await world.db
    .transaction()
    .execute((tx) => endAttempt(tx, { id: paymentId }, "cancelled", world.shop.clock(), { priority: 5 }));
  await world.work();
  expect(
    await world.ask("select key, priority from graphile_worker.jobs where task_identifier = 'cancel-payment'"),
  ).toEqual([{ key: `cancel-payment:${paymentId}`, priority: 5 }]);
  isBack();
  await world.work({ evenLater: true });
  expect((await world.gateway.findPayment(world.lastReference())).state).toBe("cancelled");
});

test("an open payment whose gateway is gone: a case, no page elsewhere, and the order may be paid anew", async () => {
  const order = await world.place();
  await world.pay(order);
  change();
  gone();
  await checkPayment.run({ paymentId: await lastPayment() }, world.shop);
  expect((await world.cases()).map(({ kind }) => kind)).toEqual(["gateway_not_configured"]);
  expect((await world.pay(order)).status).toBe(200);
  const at = [...other.requests.keys()];
  await tellFrom("stripe", other.settle(at[0]!, "succeeded"));
  await world.work();
  expect([await world.stateOf(await idOf(order)), await payments()]).toEqual([
    "delivered",
    [
      { gateway: "sandbox", state: "cancelled" },
      { gateway: "stripe", state: "succeeded" },
    ],
  ]);
});

test("every night each gateway's list is held against what is ours there", async () => {
  await world.delivered();
  change();
  const order = await world.place();
  await world.pay(order);
  await tellFrom("stripe", other.settle([...other.requests.keys()][0]!, "succeeded"));
  await world.work();
  const listed = (gateway: typeof other, strange = "") =>
    [...gateway.requests].map(([reference, { paymentId, amount }]) => ({
      reference: `${reference}${strange}`,
      paymentId,
      state: "succeeded" as const,
      amount,
      createdAt: world.shop.clock(),
    }));
  world.gateway.listed.payments.push(...listed(world.gateway));
  other.listed.payments.push(...listed(other));
  await reconcilePayments.run({}, world.shop);
  expect(await world.cases()).toEqual([]);
  world.gateway.goDown(true);
  other.listed.payments.push({ ...listed(other)[0]!, reference: "pay_by_hand", paymentId: null });
  await expect(reconcilePayments.run({}, world.shop)).rejects.toThrow("told to be down");
  expect((await world.cases()).map(({ kind }) => kind)).toEqual(["payment_missing_here"]);
  await world.ask("update cases set closed_at = now()");
  other.listed.payments.pop();
  world.gateway.goDown(false);
  // what the one lists under an id of the other is not ours there
  other.listed.payments.push(...listed(world.gateway, "_strange"));
  await reconcilePayments.run({}, world.shop);
  expect((await world.cases()).map(({ kind }) => kind)).toEqual(["payment_missing_here"]);
});
