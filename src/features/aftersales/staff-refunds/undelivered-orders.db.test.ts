import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, moneyCame, type Bought } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { keptSupplyOrder } from "../../delivery/supply/store.server.ts";
import { grantRefund } from "../refund-requests/decide-refund.server.ts";
import type { GetRefundPreview } from "./contract.ts";
import {
  act,
  back,
  fraud,
  give,
  kit,
  later,
  lok,
  openCases,
  rows,
  stateOf,
  world,
  withTwoColleagues,
} from "./undelivered.world.ts";

withTwoColleagues({ profiles: 6 });

const profilesOf = async () => rows("select state from esim_profiles where order_id is not null");

async function begun(wish: object = {}): Promise<Bought> {
  const order = (await world.answer("/order/create", aWish({ quantity: 2, expectedTotal: 21_000, ...wish }))).envelope
    .resultData as Bought;
  await world.answer("/payment/startPayment", { ...order, requestKey: randomUUID(), method: "card" });
  return order;
}
async function paid(): Promise<Bought> {
  const order = await begun();
  await moneyCame(world);
  await workOff(world);
  return order;
}

/** Its mailbox is that of an order which is marked. */
async function held(): Promise<{ order: Bought; thief: Bought }> {
  const thief = await delivered(world);
  await act("/staff/markFraud", thief, kit, fraud);
  const order = await paid();
  expect([await stateOf(order), await openCases()]).toEqual([
    "paid",
    [
      ["fraud_marked", thief.orderNumber],
      ["order_held", order.orderNumber],
    ],
  ]);
  return { order, thief };
}

test("an order that is held goes back whole: nothing of it is delivered then, not even when the mark is taken back", async () => {
  const { order, thief } = await held();
  const preview = (kind: string, more: object = {}) =>
    kit.get<OutputOf<typeof GetRefundPreview>>("/staff/getRefundPreview", { number: order.orderNumber, kind, ...more });
  expect(await preview("whole")).toMatchObject({
    amount: { amount: 21_000, currency: "HKD" },
    positions: [1, 2],
    goesTo: [{ method: "card", sum: { amount: 21_000, currency: "HKD" } }],
  });
  const parts = [
    { kind: "sims", positions: [1], amount: 10_500 },
    { kind: "sims", positions: [1, 2] },
    { kind: "money", amount: 100 },
    { kind: "whole", amount: 20_999 },
  ];
  for (const part of parts) expect([part, await give(order, part)]).toEqual([part, "REFUND_NOT_POSSIBLE"]);
  expect(await give(order)).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await back(), await openCases()]).toEqual([
    "refunded",
    [[21_000, "succeeded"]],
    [["fraud_marked", thief.orderNumber]],
  ]);
  expect(await act("/staff/liftFraud", thief, lok, fraud)).toBe("SUCCESS");
  expect(await act("/staff/releaseOrder", order, lok)).toBe("CASE_CHANGED");
  await later();
  expect([await stateOf(order), (await profilesOf()).length, await back()]).toEqual([
    "refunded",
    1,
    [[21_000, "succeeded"]],
  ]);
});

test("of two colleagues at the same moment one gives it back; taken back in time, it is held as before", async () => {
  const { order } = await held();
  const both = await Promise.all([give(order), give(order, {}, lok)]);
  expect(both.toSorted()).toEqual(["REFUND_NOT_POSSIBLE", "SUCCESS"]);
  const [{ id }] = await rows("select id from staff_refunds where state = 'waiting'");
  expect(await lok.code("/staff/undoRefund", { id })).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await back()]).toEqual(["paid", []]);
});

test("given free in the half minute: what was not used goes back, and a thief who used it keeps no money", async () => {
  const { order, thief } = await held();
  await give(order);
  expect(await act("/staff/releaseOrder", order, lok)).toBe("SUCCESS");
  await workOff(world);
  expect(await stateOf(order)).toBe("delivered");
  await later();
  expect([await stateOf(order), await back()]).toEqual(["refunded", [[21_000, "succeeded"]]]);

  const next = await paid();
  await give(next);
  await act("/staff/liftFraud", thief, lok, fraud);
  await workOff(world);
  const iccids = await rows(
    "select iccid from data_plans join orders on orders.id = order_id where number = $1 and data_plans.state = 'not_started'",
    [next.orderNumber],
  );
  const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
  for (const { iccid } of iccids) {
    await hand.goTo(iccid, "JP");
    await hand.useNow(iccid, 1000);
  }
  await later();
  expect([iccids.length, await stateOf(next), await back()]).toEqual([2, "delivered", [[21_000, "succeeded"]]]);
  const asked = await rows(
    "select r.state from refund_requests r join orders o on o.id = r.order_id where number = $1",
    [next.orderNumber],
  );
  expect(asked).toEqual([{ state: "asked" }]);
});

test("a bank that takes the money back meanwhile is not paid a second time", async () => {
  const { order } = await held();
  await give(order);
  await rows(
    `insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency, sold_amount,
        is_taken, page, begun_at)
      select gateway, 'dp_1', p.id, p.order_id, 'lost', 'fraudulent', charged_amount, charged_currency, p.amount, true,
        'https://gateway.example', now()
      from payments p join orders o on o.id = p.order_id where number = $1`,
    [order.orderNumber],
  );
  await later();
  expect([await stateOf(order), await back()]).toEqual(["paid", []]);
  expect(await openCases()).toContainEqual(["refund_overtaken", expect.any(String)]);
});

test("a withdrawal from what was not delivered yet is granted in the console, whole", async () => {
  const order = await begun();
  await rows("delete from esim_profiles");
  await moneyCame(world);
  await workOff(world);
  await world.answer("/order/withdraw", { ...order, requestKey: randomUUID(), email: "mei@example.com", name: "Mei" });
  const [{ id, state }] = await rows("select id, state from refund_requests");
  expect([state, await stateOf(order)]).toEqual(["asked", "paid"]);
  const answer = { kind: "sims", requestId: id };
  expect(await give(order, { ...answer, amount: 10_000 })).toBe("REFUND_NOT_POSSIBLE");
  expect(await give(order, answer)).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await back(), await profilesOf()]).toEqual(["refunded", [[21_000, "succeeded"]], []]);
});

test("what nobody holds is about to be delivered, and stays", async () => {
  const order = await begun();
  await rows("delete from esim_profiles");
  await moneyCame(world);
  await workOff(world);
  expect([await stateOf(order), await give(order)]).toEqual(["paid", "REFUND_NOT_POSSIBLE"]);
});

test("of a withdrawal before delivery the desk gives all or nothing: after a part it would still be delivered", async () => {
  const order = await begun();
  await rows("delete from esim_profiles");
  await moneyCame(world);
  await workOff(world);
  await world.answer("/order/withdraw", { ...order, requestKey: randomUUID(), email: "mei@example.com", name: "Mei" });
  const [{ id }] = await rows("select id from refund_requests");
  expect(await grantRefund(world.db, id, "Half of it", atDesk(world), 10_000)).toBe("undelivered");
  expect([await stateOf(order), await back()]).toEqual(["paid", []]);
  expect(await grantRefund(world.db, id, "As the law says", atDesk(world))).toBe("done");
  await workOff(world);
  expect([await stateOf(order), await back()]).toEqual(["refunded", [[21_000, "succeeded"]]]);
});

test("its supplier, asked before it was held, takes back what it makes", async () => {
  await rows("update plans set supplier = 'reseller', supplier_product = 'JP' where code = 'jp-day-1gb'");
  const order = await begun();
  await act("/staff/markFraud", order, kit, fraud);
  await moneyCame(world);
  await workOff(world);
  const [{ id: orderId }] = await rows("select id from orders where number = $1", [order.orderNumber]);
  const asked = { orderId, supplier: "reseller" as const, product: "JP", quantity: 2 };
  await world.db.transaction().execute((tx) => keptSupplyOrder(tx, asked, world.shop.clock()));
  expect(await give(order)).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await rows("select state from supply_orders")]).toEqual([
    "refunded",
    [{ state: "cancelled" }],
  ]);
  // its case is over, and the mark stays
  expect([await openCases(), (await rows("select from fraud_marks")).length]).toEqual([[], 1]);
});
