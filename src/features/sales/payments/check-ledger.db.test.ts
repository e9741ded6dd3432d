import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "./check-ledger.server.ts";
import { ledgerDifferences } from "./ledger-proof.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { refundMoney } from "./refund-money.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { settleRefundByReference } from "./settle-refund.server.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(() => world.close());

/**
 * Orders in every state that money can be in: paid in two currencies, with a fee, in parts, twice, too late, given back
 * and failed.
 */
async function aBusyDay() {
  const { gateway, ask, place, pay, tell, work } = world;
  const card = await world.delivered();
  const alipay = await world.delivered({ quantity: 3, expectedTotal: 31500 }, "alipay");
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    {
      reference: alipay.reference,
      state: "succeeded",
      fee: { amount: 1043, currency: "CNY" },
    },
  );
  const give = (orderId: string, amount: number | "everything", key: string) =>
    world.db
      .transaction()
      .execute((tx) => refundMoney(tx, { orderId, amount, reason: "granted", key }, world.shop.clock()));
  await give(alipay.id, 10501, "a part");
  await work();
  const whole = await world.delivered();
  const { refunds } = await give(whole.id, "everything", "whole");
  await work();
  const failing = await world.delivered({}, "wechat");
  const failed = await give(failing.id, "everything", "fails later");
  await work();
  await settleRefundByReference(
    { ...world.shop, payments: world.gateway },
    { reference: `re_${failed.refunds[0]!.id}`, state: "failed" },
  );
  const twice = await place();
  await pay(twice);
  const first = world.lastReference();
  await pay(twice, "wechat");
  await tell(gateway.settle(world.lastReference(), "succeeded"));
  await work();
  await tell(gateway.settle(first, "succeeded"));
  await work();
  const late = await place();
  await pay(late);
  await ask(`update orders set state = 'cancelled' where number = '${late.orderNumber}'`);
  await tell(gateway.settle(world.lastReference(), "succeeded"));
  await work();
  await pay(await place());
  return { card, alipay, whole, refund: refunds[0]! };
}

test("a day with everything that happens to money balances, and opens no case of its own", async () => {
  await aBusyDay();
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await checkLedger.run({}, world.shop);
  expect((await world.cases()).map(({ kind }) => kind)).toEqual(["refund_failed"]);
});

test("an order whose plan was changed since, with another discount, is judged by what was paid and not by what it says now", async () => {
  const { alipay } = await aBusyDay();
  await world.ask(`insert into plan_changes select (jsonb_populate_record(null::plan_changes, jsonb_build_object(
      'id', gen_random_uuid(), 'request_key', gen_random_uuid(), 'order_id', id, 'state', 'done', 'from_plan',
        plan_as_sold, 'from_days', days, 'to_plan', plan_code,
      'to_plan_as_sold', plan_as_sold, 'to_days', days, 'unit_amount', unit_amount, 'difference_amount', 0, 'waived_amount', 0, 'asked_at',
        placed_at, 'done_at', placed_at))).*
    from orders where id = '${alipay.id}'`);
  await world.ask(
    `update orders set unit_amount = unit_amount + 100, discount_amount = discount_amount + 300
      where id = '${alipay.id}'`,
  );
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.ask(
    `update ledger_entries set amount = amount + 1
      where occasion = 'payment:${alipay.paymentId}' and account = 'sales'`,
  );
  expect((await ledgerDifferences(world.db)).map(({ what }) => what).toSorted()).toEqual(["booking", "unbalanced"]);
});

describe("a fault is found, and reported once", () => {
  const entries = "ledger_entries (order_id, occasion, account, currency, amount, at)";
  test.each<[string, (day: Awaited<ReturnType<typeof aBusyDay>>) => string, string[]]>([
    [
      "a deleted line",
      ({ card }) => `delete from ledger_entries where occasion = 'payment:${card.paymentId}' and account = 'sales'`,
      ["ledger_booking", "ledger_unbalanced"],
    ],
    [
      "a payment that was never booked",
      ({ card }) => `delete from ledger_entries where occasion = 'payment:${card.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a payment booked twice",
      ({ card }) =>
        `insert into ${entries}
          select order_id, 'payment:00000000-0000-4000-8000-000000000000', account, currency, amount, at
            from ledger_entries where occasion = 'payment:${card.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a payment booked with other amounts",
      ({ card }) => `update ledger_entries set amount = amount * 2 where occasion = 'payment:${card.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a fee that was not booked",
      ({ card }) => `update payments set fee_amount = 300, fee_currency = 'HKD' where id = '${card.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a fee that was not charged",
      ({ alipay }) => `update payments set fee_amount = null where id = '${alipay.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a refund that was never booked",
      ({ refund }) => `delete from ledger_entries where occasion = 'refund:${refund.id}'`,
      ["ledger_booking"],
    ],
    [
      "a refund booked before it succeeded",
      ({ refund }) => `update refunds set state = 'pending' where id = '${refund.id}'`,
      ["ledger_booking", "ledger_order"],
    ],
    [
      "money moved between two orders",
      ({ card, alipay }) =>
        `update ledger_entries set order_id = '${alipay.id}' where occasion = 'payment:${card.paymentId}'`,
      ["ledger_booking"],
    ],
    [
      "a delivered order without a payment",
      ({ card }) =>
        `with gone as (delete from ledger_entries where order_id = '${card.id}') delete from payments
          where id = '${card.paymentId}'`,
      ["ledger_order"],
    ],
    [
      "an order that costs more than was paid",
      ({ card }) =>
        `update orders set total_amount = total_amount + 100, unit_amount = unit_amount + 100 where id = '${card.id}'`,
      ["ledger_order"],
    ],
    [
      "a cancelled order whose money was kept",
      ({ card }) => `update orders set state = 'cancelled' where id = '${card.id}'`,
      ["ledger_order"],
    ],
    [
      "a refunded order whose money was kept",
      ({ card }) => `update orders set state = 'refunded' where id = '${card.id}'`,
      ["ledger_order"],
    ],
  ])("%s", async (_name, fault, kinds) => {
    await world.ask(fault(await aBusyDay()));
    await checkLedger.run({}, world.shop);
    const told = (await world.cases()).filter(({ kind }) => kind.startsWith("ledger_"));
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(kinds);
    await checkLedger.run({}, world.shop);
    expect((await world.cases()).filter(({ kind }) => kind.startsWith("ledger_"))).toEqual(told);
  });
});
