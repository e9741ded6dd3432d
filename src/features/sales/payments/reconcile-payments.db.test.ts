import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ListedPayment, ListedRefund } from "../../../adapters/payment/payment-gateway.ts";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundMoney } from "./refund-money.server.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const reconcile = () => reconcilePayments.run({}, world.shop);
const at = () => world.shop.clock();

/** What an honest gateway would list of a payment that we began. */
const listed = (reference: string, change: Partial<ListedPayment> = {}): ListedPayment => {
  const { paymentId, amount } = world.gateway.requests.get(reference)!;
  return { reference, state: "succeeded", paymentId, amount, createdAt: at(), settledAt: at(), ...change };
};
const says = (...payments: ListedPayment[]) => void world.gateway.listed.payments.splice(0, Infinity, ...payments);

test("two lists that say the same: no case, and the fee is booked once", async () => {
  const { reference } = await world.delivered();
  says(listed(reference, { fee: { amount: 505, currency: "HKD" } }));
  await reconcile();
  await reconcile();
  expect(await world.cases()).toEqual([]);
  expect(
    await world.ask("select account, amount from ledger_entries where occasion like 'fee:%' order by account"),
  ).toEqual([
    { account: "fees", amount: 505 },
    { account: "gateway", amount: -505 },
  ]);
});

describe("a payment that differs opens one case", () => {
  test.each<[string, (reference: string) => ListedPayment[], string]>([
    ["missing there", () => [], "payment_missing_there"],
    [
      "another amount",
      (reference) => [listed(reference, { amount: { amount: 10501, currency: "HKD" } })],
      "payment_other_amount",
    ],
    [
      "another currency",
      (reference) => [listed(reference, { amount: { amount: 10500, currency: "CNY" } })],
      "payment_other_currency",
    ],
    [
      "a currency that we do not know",
      (reference) => [listed(reference, { amount: { amount: 10500, currency: "EUR" } })],
      "payment_other_currency",
    ],
    ["not paid there", (reference) => [listed(reference, { state: "failed" })], "payment_other_state"],
    ["still open there", (reference) => [listed(reference, { state: "waiting" })], "payment_other_state"],
    ["a second fee", (reference) => [listed(reference, { fee: { amount: 1, currency: "HKD" } })], "payment_other_fee"],
    [
      "paid again there under our id",
      (reference) => [listed(reference), listed(reference, { reference: "pay_again" })],
      "payment_missing_here",
    ],
    [
      "paid there and not by us",
      (reference) => [listed(reference), listed(reference, { reference: "pay_unknown", paymentId: null })],
      "payment_missing_here",
    ],
    [
      "paid there under an id that is none",
      (reference) => [
        listed(reference),
        listed(reference, { reference: "pay_x", paymentId: "'; drop table payments; --" }),
      ],
      "payment_missing_here",
    ],
    [
      "paid there under an id that we do not know",
      (reference) => [listed(reference), listed(reference, { reference: "pay_y", paymentId: randomUUID() })],
      "payment_missing_here",
    ],
  ])("%s", async (_name, lists, kind) => {
    const { reference } = await world.delivered();
    if (kind === "payment_missing_there") world.gateway.forget(reference);
    if (kind === "payment_other_state") world.gateway.settle(reference, lists(reference)[0]!.state);
    if (kind === "payment_other_fee") await world.ask("update payments set fee_amount = 0, fee_currency = 'HKD'");
    says(...lists(reference));
    await reconcile();
    await reconcile();
    expect((await world.cases()).map((one) => one.kind)).toEqual([kind]);
  });
});

describe("what is only late is settled and no case", () => {
  test("a webhook that never came: delivered", async () => {
    await world.pay(await world.place());
    const reference = world.lastReference();
    world.gateway.settle(reference, "succeeded");
    says(listed(reference));
    await reconcile();
    await world.work();
    expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
    expect(await world.cases()).toEqual([]);
  });

  test("the process died before it could note the reference: found by our id", async () => {
    await world.pay(await world.place());
    const reference = world.lastReference();
    await world.ask("update payments set gateway_reference = null, pay_page = null, state = 'created'");
    world.gateway.settle(reference, "succeeded");
    says(listed(reference));
    await reconcile();
    await world.work();
    expect(await world.ask("select state from orders")).toEqual([{ state: "delivered" }]);
    expect(await world.cases()).toEqual([]);
  });

  test("a list that is behind us, or short of the newest", async () => {
    const { reference } = await world.delivered();
    says(listed(reference, { state: "waiting" }));
    await reconcile();
    says();
    await reconcile();
    expect(await world.cases()).toEqual([]);
  });

  test("what was never paid there is no difference", async () => {
    says({
      reference: "cs_other_shop",
      state: "cancelled",
      paymentId: null,
      amount: { amount: 1, currency: "EUR" },
      createdAt: at(),
    });
    await reconcile();
    expect(await world.cases()).toEqual([]);
  });

  test("an attempt that has ended here and can still be paid there is closed there", async () => {
    const order = await world.place();
    await world.pay(order);
    const first = world.lastReference();
    await world.pay(order, "alipay");
    await world.ask("delete from graphile_worker._private_jobs");
    says(listed(first, { state: "waiting" }), listed(world.lastReference(), { state: "waiting" }));
    await reconcile();
    await world.work();
    expect(await world.gateway.findPayment(first)).toMatchObject({ state: "cancelled" });
    expect(await world.cases()).toEqual([]);
  });
});

test("a gateway that is down is no difference: the job is tried again", async () => {
  await world.delivered();
  world.gateway.goDown(true);
  await expect(reconcile()).rejects.toThrow("told to be down");
  expect(await world.cases()).toEqual([]);
});

describe("refunds", () => {
  let refund: ListedRefund;
  async function refunded(state: ListedRefund["state"] = "succeeded") {
    world.gateway.answerRefunds(state);
    const { id, paymentId, reference } = await world.delivered();
    const given = await world.db
      .transaction()
      .execute((tx) => refundMoney(tx, { orderId: id, amount: 500, reason: "granted", key: "a" }, at()));
    await world.work();
    const refundId = given.refunds[0]!.id;
    says(listed(reference));
    refund = {
      reference: `re_${refundId}`,
      refundId,
      paymentId,
      state,
      amount: { amount: 500, currency: "HKD" },
      createdAt: at(),
    };
    return refund;
  }
  const refundsAre = (...refunds: ListedRefund[]) => void world.gateway.listed.refunds.splice(0, Infinity, ...refunds);

  test.each<[string, (one: ListedRefund) => ListedRefund[], string[]]>([
    ["the same", (one) => [one], []],
    ["missing there", () => [], ["refund_missing_there"]],
    ["another amount", (one) => [{ ...one, amount: { amount: 501, currency: "HKD" } }], ["refund_other_amount"]],
    ["another currency", (one) => [{ ...one, amount: { amount: 500, currency: "USD" } }], ["refund_other_currency"]],
    ["on its way again", (one) => [{ ...one, state: "pending" }], ["refund_other_state"]],
    [
      "refunded at the gateway by hand",
      (one) => [one, { ...one, reference: "re_by_hand", refundId: null }],
      ["refund_missing_here"],
    ],
    [
      "tried by hand and failed",
      (one) => [one, { ...one, reference: "re_by_hand", refundId: null, state: "failed" }],
      [],
    ],
    ["refunded twice under our id", (one) => [one, { ...one, reference: "re_twice" }], ["refund_missing_here"]],
    [
      "failed there since",
      (one) => [{ ...one, state: "failed", failure: "expired_or_canceled_card" }],
      ["refund_failed"],
    ],
  ])("%s", async (_name, lists, kinds) => {
    const one = await refunded();
    refundsAre(...lists(one));
    if (kinds[0] === "refund_missing_there") world.gateway.refunds.clear();
    if (kinds[0] === "refund_other_state") world.gateway.refunds.get(one.reference)!.state = "pending";
    await reconcile();
    await reconcile();
    expect((await world.cases()).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("whose webhook is late are settled, also when the reference was never noted", async () => {
    const one = await refunded("pending");
    await world.ask("update refunds set gateway_reference = null, state = 'asked'");
    refundsAre({ ...one, state: "succeeded" });
    await reconcile();
    expect(await world.ask("select state, gateway_reference as reference from refunds")).toEqual([
      { state: "succeeded", reference: one.reference },
    ]);
    expect(await world.cases()).toEqual([]);
  });
});
