import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkPayment } from "./check-payment.server.ts";
import { depositsWorld, kind, type DepositsWorld } from "./deposits.world.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";
import { watchPayments } from "./watch-payments.server.ts";

/** Money that is no order's and about none, of a kind that the shop does not know: everything holds for it as it does for orders. */
let world: DepositsWorld;
let id: string;
beforeEach(async () => {
  world = await depositsWorld();
  id = await world.opened();
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const settled = () => world.gateway.settle(world.lastReference(), "succeeded");
const paid = async (method: "card" | "alipay" = "card") => {
  const { paymentId } = await world.pay(id, method);
  await world.tell(settled());
  return paymentId;
};
const payments = () =>
  world.ask("select state, order_id, payable_kind, payable_id from payments order by created_at, id");
const books = () =>
  world.ask<{ account: string; amount: number }>(
    "select account, currency, sum(amount)::int as amount from ledger_entries group by account, currency order by account",
  );
const refunds = () => world.ask("select state, reason, order_id, sold_amount from refunds order by asked_at, key");
const reconcile = () => reconcilePayments.run({}, world.shop);

describe("paid", () => {
  test("on a page of the gateway, once, and booked as what is owed for it", async () => {
    const { payPage, paymentId } = await world.pay(id);
    expect(payPage).toContain(paymentId);
    expect(world.gateway.requests.get(world.lastReference())).toMatchObject({
      orderNumber: "DP1",
      email: "partner@example.com",
      returnUrl: `http://shop.test/en/deposit?id=${id}`,
    });
    expect(await world.tell(settled())).toBe("taken");
    expect(await world.deposit(id)).toMatchObject({ state: "paid", received: 50_000, times_paid: 1 });
    expect(await payments()).toEqual([{ state: "succeeded", order_id: null, payable_kind: kind, payable_id: id }]);
    expect(await world.ask("select order_id, occasion, account, amount from ledger_entries order by account")).toEqual([
      { order_id: null, occasion: `payment:${paymentId}`, account: "deposits", amount: -50_000 },
      { order_id: null, occasion: `payment:${paymentId}`, account: "gateway", amount: 50_000 },
    ]);
  });

  test("settled once under two webhooks and the asking job at the same moment", async () => {
    const { paymentId } = await world.pay(id);
    const payment = settled();
    await Promise.all([world.tell(payment), world.tell(payment), checkPayment.run({ paymentId }, world.shop)]);
    expect(await world.deposit(id)).toMatchObject({ received: 50_000, times_paid: 1 });
    expect(await books()).toMatchObject([{ amount: -50_000 }, { amount: 50_000 }]);
  });

  test("the same click answers the same page, two tabs share one, another way to pay takes its place", async () => {
    const requestKey = randomUUID();
    const first = await world.pay(id, "card", requestKey);
    const opened = world.lastReference();
    expect(await world.pay(id, "card", requestKey)).toEqual(first);
    expect(await Promise.all([world.pay(id), world.pay(id)])).toEqual([first, first]);
    await world.pay(id, "alipay");
    await world.work();
    expect((await world.gateway.findPayment(opened)).state).toBe("cancelled");
    expect(await world.ask("select state from payments order by state")).toEqual([
      { state: "cancelled" },
      { state: "waiting" },
    ]);
    expect((await world.deposit(id)).times_unpaid).toBe(0);
  });

  test("one live payment for each: the database refuses a second, and another deposit has its own", async () => {
    await world.pay(id);
    const copy = (payable: string) =>
      world.ask(`insert into payments (id, request_key, method, gateway, amount, currency, charged_amount,
          charged_currency, created_at, expires_at, payable_kind, payable_id)
        select gen_random_uuid(), gen_random_uuid(), method, gateway, amount, currency, charged_amount, charged_currency,
          created_at, expires_at, payable_kind, '${payable}' from payments limit 1`);
    await expect(copy(id)).rejects.toThrow("payments_one_live_of_payable");
    await copy(await world.opened());
  });

  test("declined: over without money, and it may be tried again", async () => {
    await world.pay(id);
    await world.tell(world.gateway.settle(world.lastReference(), "failed", "card_declined"));
    expect(await world.deposit(id)).toMatchObject({ state: "open", received: 0, times_unpaid: 1 });
    await paid();
    expect(await world.deposit(id)).toMatchObject({ state: "paid", received: 50_000 });
  });

  test("another sum than was asked is booked nowhere, and a person looks at it", async () => {
    await world.pay(id);
    await world.tell({ ...settled(), charged: { amount: 1, currency: "HKD" } });
    expect([await books(), (await world.cases()).map((one) => one.kind)]).toEqual([[], ["payment_other_amount"]]);
  });

  test("a fee is booked with it", async () => {
    const { paymentId } = await world.pay(id);
    await world.tell({ ...settled(), fee: { amount: 700, currency: "HKD" } });
    expect(await world.ask(`select account from ledger_entries where occasion = 'fee:${paymentId}'`)).toHaveLength(2);
  });
});

describe("money that was not asked for is refunded whole", () => {
  test("closed before the money came", async () => {
    await world.pay(id);
    await world.ask("update deposits set state = 'closed'");
    await world.tell(settled());
    await world.work();
    expect(await refunds()).toEqual([{ state: "succeeded", reason: "paid_late", order_id: null, sold_amount: 50_000 }]);
    expect([await world.deposit(id), (await books()).map(({ amount }) => amount)]).toMatchObject([
      { received: 0, times_paid: 0 },
      [0, 0],
    ]);
  });

  test("paid on two pages at the same moment: one counts, the other goes back", async () => {
    await world.pay(id, "card");
    const first = world.lastReference();
    await world.pay(id, "alipay");
    await Promise.all([first, world.lastReference()].map((one) => world.tell(world.gateway.settle(one, "succeeded"))));
    await world.work();
    expect(await refunds()).toMatchObject([{ state: "succeeded", reason: "paid_twice" }]);
    expect(await world.deposit(id)).toMatchObject({ received: 50_000, times_paid: 1 });
    // what is left is the other payment's alone
    expect((await world.back(id)).sold).toBe(50_000);
    await world.work();
    expect((await world.deposit(id)).received).toBe(0);
  });

  test("the page that is open elsewhere is closed before anybody pays it", async () => {
    await world.pay(id, "card");
    const first = world.lastReference();
    await world.pay(id, "alipay");
    await world.tell(world.gateway.settle(first, "succeeded"));
    await world.work();
    expect((await world.gateway.findPayment(world.lastReference())).state).toBe("cancelled");
    expect([await refunds(), await world.deposit(id)]).toMatchObject([[], { received: 50_000 }]);
  });

  test("and never counts as the deposit's own, even while that refund fails", async () => {
    await world.pay(id, "card");
    const first = world.lastReference();
    await world.pay(id, "alipay");
    world.gateway.answerRefunds("failed");
    for (const one of [first, world.lastReference()]) await world.tell(world.gateway.settle(one, "succeeded"));
    await world.work();
    expect(await refunds()).toMatchObject([{ state: "failed", reason: "paid_twice" }]);
    world.gateway.answerRefunds("succeeded");
    expect((await world.back(id)).sold).toBe(50_000);
    await world.work();
    expect(await world.deposit(id)).toMatchObject({ received: 0 });
  });
});

describe("refunded", () => {
  test("in parts, each once, until exactly what was charged is back", async () => {
    await paid("alipay");
    for (const part of [1, 2, 3]) {
      const wish = { amount: 16_667, key: `part:${part}` };
      const first = await world.back(id, wish);
      await world.work();
      expect((await world.back(id, { ...wish, amount: 1 })).refunds.map((one) => one.id)).toEqual(
        first.refunds.map((one) => one.id),
      );
    }
    const [{ charged }] = (await world.ask<{ charged: number }>("select charged_amount as charged from payments")) as [
      { charged: number },
    ];
    const atGateway = [...world.gateway.refunds.values()].map(({ amount }) => amount);
    expect([atGateway.length, atGateway.reduce((sum, amount) => sum + amount, 0)]).toEqual([3, charged]);
    expect((await books()).map(({ amount }) => amount)).toEqual([0, 0, 0, 0]);
    expect(await world.deposit(id)).toMatchObject({ received: 0 });
  });

  test("twenty wishes at once while the gateway takes its time: never more than was paid, and none waits for ever", async () => {
    world.gateway.answerRefunds("pending");
    await paid();
    await Promise.all(Array.from({ length: 20 }, (_, n) => world.back(id, { amount: 4_999, key: `wish:${n}` })));
    await world.work();
    for (const refund of world.gateway.refunds.values()) refund.state = "succeeded";
    await world.work({ evenLater: true });
    expect([...world.gateway.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000);
    expect(await world.deposit(id)).toMatchObject({ received: 0 });
  });

  test("a bank sends it back after all: the books and the deposit take it back once, and a person looks at it", async () => {
    await paid();
    const { refunds: asked } = await world.back(id);
    await world.work();
    const found = { reference: `re_${asked[0]!.id}`, state: "failed" as const, failure: "lost_or_stolen_card" };
    const there = { ...world.shop, payments: world.gateway };
    await Promise.all([1, 2, 3].map(() => settleRefundByReference(there, found)));
    expect(await world.deposit(id)).toMatchObject({ received: 50_000 });
    expect(await world.ask("select kind, order_id from cases")).toEqual([{ kind: "refund_failed", order_id: null }]);
  });

  test("while its gateway is not configured: a case that names no order, and it goes on when it is back", async () => {
    await paid();
    await world.back(id);
    const { gateways } = world.shop;
    world.shop.gateways = [];
    await world.work();
    expect((await world.cases()).map((one) => one.kind)).toEqual(["gateway_not_configured"]);
    world.shop.gateways = gateways;
    await world.work({ evenLater: true });
    expect([await world.cases(), await world.deposit(id)]).toMatchObject([[], { received: 0 }]);
  });
});

describe("whatever gets lost on the way", () => {
  test("a lost webhook: the sweep finds it, and the asking job settles it", async () => {
    await world.pay(id);
    settled();
    world.at("2026-11-21T08:05:00Z");
    await watchPayments.run({}, world.shop);
    await world.work();
    expect(await world.deposit(id)).toMatchObject({ received: 50_000, times_paid: 1 });
  });

  test("unpaid: given up when its time is over, and closed at the gateway", async () => {
    const { paymentId } = await world.pay(id);
    const reference = world.lastReference();
    world.at("2026-11-21T12:00:00Z");
    await checkPayment.run({ paymentId }, world.shop);
    await world.work();
    expect([await world.deposit(id), (await world.gateway.findPayment(reference)).state]).toMatchObject([
      { times_unpaid: 1 },
      "cancelled",
    ]);
  });

  test("closed by its own side: given up at once", async () => {
    const { paymentId } = await world.pay(id);
    await world.ask("update deposits set state = 'closed'");
    await checkPayment.run({ paymentId }, world.shop);
    expect(await payments()).toMatchObject([{ state: "cancelled" }]);
  });

  test("the process died before it could note where the page is: found by our id in the gateway's list", async () => {
    const { paymentId } = await world.pay(id);
    const reference = world.lastReference();
    await world.ask("update payments set gateway_reference = null, pay_page = null, state = 'created'");
    const { charged } = world.gateway.settle(reference, "succeeded");
    const at = { state: "succeeded" as const, createdAt: world.shop.clock() };
    world.gateway.listed.payments.push({ reference, paymentId, amount: charged!, ...at });
    await reconcile();
    expect([await world.deposit(id), await world.cases()]).toMatchObject([{ received: 50_000 }, []]);
  });

  test("missing in the gateway's lists: a case each, which names no order", async () => {
    await paid();
    await world.back(id);
    await world.work();
    world.gateway.forget(world.lastReference());
    world.gateway.refunds.clear();
    await reconcile();
    expect(await world.ask("select kind, order_id from cases order by kind")).toEqual([
      { kind: "payment_missing_there", order_id: null },
      { kind: "refund_missing_there", order_id: null },
    ]);
  });

  test("a saved card whose charge is not answered is charged once, whoever asks again", async () => {
    const savedCard = { gateway: "sandbox", reference: world.gateway.cardIsSaved() };
    world.gateway.answerCharges(false);
    const { id: paymentId } = await world.attempt(id, { savedCard });
    await expect(checkPayment.run({ paymentId }, world.shop)).rejects.toThrow("lose the answer");
    world.gateway.answerCharges(true);
    await Promise.all([1, 2].map(() => checkPayment.run({ paymentId }, world.shop)));
    expect([world.gateway.charges.size, await world.deposit(id)]).toMatchObject([1, { times_paid: 1 }]);
    expect([...world.gateway.charges.values()]).toMatchObject([{ orderNumber: "DP1", description: "Deposit" }]);
  });

  test("a saved card is not charged any more for what is closed", async () => {
    const savedCard = { gateway: "sandbox", reference: world.gateway.cardIsSaved() };
    const { id: paymentId } = await world.attempt(id, { savedCard });
    await world.ask("update deposits set state = 'closed'");
    await checkPayment.run({ paymentId }, world.shop);
    expect([world.gateway.charges.size, await payments()]).toMatchObject([0, [{ state: "cancelled" }]]);
  });
});

test("what is paid is locked before its payment: settling waits, and holds nothing that the other side needs", async () => {
  const { paymentId } = await world.pay(id);
  const payment = settled();
  let telling: Promise<unknown> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await sql`select from deposits where id = ${id} for update`.execute(tx);
    telling = world.tell(payment);
    await Promise.race([telling, somebodyWaits()]);
    // a deadlock, if settling held the payment and waited for the deposit
    await tx.updateTable("payments").set({ failure: "held" }).where("id", "=", paymentId).execute();
    await sql`update deposits set state = 'closed' where id = ${id}`.execute(tx);
  });
  await telling;
  await world.work();
  expect(await refunds()).toMatchObject([{ reason: "paid_late" }]);
});

async function somebodyWaits(): Promise<void> {
  const waits =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'";
  while ((await world.ask(waits)).length === 0) await setTimeout(10);
}

test("every night its own rows are proved against the books", async () => {
  await paid();
  await world.ask("update deposits set received = received + 100");
  expect(await ledgerDifferences(world.db)).toMatchObject([
    { what: "deposit", subject: id, orderId: null, expected: 50_100, found: 50_000 },
  ]);
  await world.ask("update deposits set received = received - 100");
  // a payment that is booked nowhere
  await world.ask("create table kept as select * from ledger_entries");
  await world.ask("delete from ledger_entries");
  expect((await ledgerDifferences(world.db)).map(({ what }) => what).toSorted()).toEqual([
    "booking",
    "booking",
    "deposit",
  ]);
  await world.ask(
    "insert into ledger_entries (order_id, occasion, account, currency, amount, at) select order_id, occasion, account, currency, amount, at from kept",
  );
});

test("money of an order still names its order, whoever writes it", async () => {
  const order = await world.place();
  await world.ask(`update orders set state = 'paying' where number = '${order.orderNumber}'`);
  const write = (columns: string, values: string) =>
    world.ask(`insert into payments (id, request_key, method, gateway, amount, currency, charged_amount, charged_currency,
        created_at, expires_at, ${columns})
      select gen_random_uuid(), gen_random_uuid(), 'card', 'sandbox', 100, 'HKD', 100, 'HKD', now(), now(), ${values}
      from orders`);
  for (const nameless of ["'order'", "'plan_change'"])
    await expect(write("payable_kind, payable_id", `${nameless}, id`)).rejects.toThrow("payments_order");
  // as the version before writes it, which knows orders alone
  await expect(write("order_id", "null::uuid")).rejects.toThrow("payments_");
});
