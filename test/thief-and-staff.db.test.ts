import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { grantRefund } from "../src/features/aftersales/refund-requests/decide-refund.server.ts";
import { takeWebhook } from "../src/features/sales/payments/take-webhook.server.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import { atDesk } from "./at-desk.ts";
import { delivered, moneyCame, type Bought } from "./purchases.ts";
import { joined } from "./staff.ts";
import { thiefIn } from "./thief.ts";
import { workOff } from "./wishes.ts";
import { freshWorld, type World } from "./world.ts";

/*
 * The thief of thief.db.test.ts, helped by what staff give in good faith: a difference waived, money alone, a code; and
 * by the bank that takes the money back. What was given may be kept; nothing of it may come out as money.
 */

const many = { COSTLY_CALLS_PER_MINUTE: "1000", WRITE_CALLS_PER_MINUTE: "1000" };
let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ profiles: 6, environment: many });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  world.letters.length = 0;
});
afterEach(() => world.close());
const { rows, simsOf, usesAll, gain } = thiefIn(() => world);

async function buys(wish: object = {}): Promise<Bought> {
  const order = await delivered(world, { requestKey: randomUUID(), ...wish });
  await rows("update esim_profiles set profile_state = 'released' where state = 'allotted'");
  return order;
}
const back = async () =>
  (await rows<{ back: number }>("select coalesce(sum(sold_amount), 0)::int as back from refunds"))[0]!.back;
const ask = (order: Bought) =>
  world.answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions: [1], reason: "plans_changed" });
const withdraw = (order: Bought) =>
  world.answer("/order/withdraw", { requestKey: randomUUID(), ...order, email: "mei@example.com", name: "Mei" });
const terms = async (order: Bought) =>
  unwrap((await world.answer("/order/getRefundTerms", order)).envelope) as {
    total: { amount: number };
    sims: { answer: string; why: string; back: { amount: number } }[];
    withdrawal: object | null;
  };
const change = async (order: Bought, days: number, expectedDifference: number) =>
  (
    await world.answer("/order/changePlan", {
      ...order,
      requestKey: randomUUID(),
      planCode: "jp-day-1gb",
      days,
      expectedDifference,
      ...(expectedDifference > 0 && { method: "card" }),
    })
  ).envelope.resultCode;
/** Carried out half a minute later, as what `gives` gives. */
const waives = async ({ orderNumber: number }: Bought, days: number, expectedDifference: number) => {
  const wish = { number, planCode: "jp-day-1gb", days, expectedDifference, seen: "", bearer: "goodwill", why: "Ours" };
  expect(await kit.code("/staff/changePlan", { requestKey: randomUUID(), ...wish })).toBe("SUCCESS");
  await workOff(world, { evenLater: true, most: 200 });
};
/** Money alone: the SIM stays. */
const gives = async ({ orderNumber: number }: Bought, amount: number) => {
  const wish = { number, kind: "money", amount, answer: "Sorry" };
  expect(await kit.code("/staff/giveRefund", { requestKey: randomUUID(), ...wish })).toBe("SUCCESS");
  await workOff(world, { evenLater: true, most: 200 });
};
async function bankTakes(amount = 10_500): Promise<void> {
  const [payment] = await rows<{ id: string }>(
    "select id from payments where state = 'succeeded' and payable_kind = 'order'",
  );
  const at = world.shop.clock();
  world.gateway.disputes.set("dp_1", {
    reference: "dp_1",
    paymentId: payment!.id,
    state: "needs_answer",
    reason: "fraudulent",
    amount: { amount, currency: "HKD" },
    answerBy: null,
    moves: [{ reference: "txn_1", kind: "taken", fee: null, at }],
    page: "https://pay.test/disputes/dp_1",
    createdAt: at,
  });
  const event = { id: randomUUID(), kind: "dispute", reference: "dp_1" };
  await takeWebhook(world.shop, Buffer.from(JSON.stringify(event)), { signature: "right" });
  await workOff(world);
}
const letter = (kind: RegExp) => world.letters.filter(({ subject }) => kind.test(subject)).at(-1)?.text ?? "";

describe("a difference that was waived", () => {
  test("changed back: nothing comes out, and what was given is used up", async () => {
    const order = await buys();
    await waives(order, 10, 4500);
    expect([await change(order, 7, -3150), await change(order, 7, 0)]).toEqual(["PRICE_CHANGED", "SUCCESS"]);
    await workOff(world);
    expect([await back(), await gain()]).toEqual([0, 0]);
    expect(await rows("select unit_amount, discount_amount, total_amount from orders")).toEqual([
      { unit_amount: 10_500, discount_amount: 0, total_amount: 10_500 },
    ]);
    expect(await change(order, 10, 4500)).toBe("SUCCESS");
  });

  test("through several changes, with a code and money of staff between them: no more goes back than was paid", async () => {
    const order = await buys({ promoCode: "FIFTY", expectedTotal: 9450 });
    await waives(order, 9, 3000);
    await gives(order, 2000);
    expect(await change(order, 10, 1500)).toBe("SUCCESS");
    await moneyCame(world);
    await workOff(world);
    await waives(order, 12, 3000);
    // 120.00 were asked for once what was waived is used up, and 10.50 of them taken off by the code
    for (const [days, difference] of [
      [8, 0],
      [5, -4106],
    ] as const) {
      const { plans } = unwrap((await world.answer("/order/getPlanChanges", { ...order, days })).envelope) as {
        plans: { code: string; difference: { amount: number } }[];
      };
      expect(plans.find(({ code }) => code === "jp-day-1gb")?.difference.amount).toBe(difference);
      expect(await change(order, days, difference)).toBe("SUCCESS");
      await workOff(world);
    }
    await ask(order);
    await workOff(world, { evenLater: true });
    expect(await back()).toBe(9450 + 1500);
    expect(await gain()).toBeLessThanOrEqual(0);
  });
});

test("one of two SIMs is asked about, and staff give everything back: not while it would stay", async () => {
  const order = await buys({ quantity: 2, expectedTotal: 21_000 });
  await rows("update esim_profiles set profile_state = 'installed' where position = 2");
  const wish = { ...order, requestKey: randomUUID(), positions: [2], reason: "does_not_work" };
  expect((await world.answer("/order/askRefund", wish)).envelope.resultData).toMatchObject({ decision: "review" });
  const give = (more: object) =>
    kit.code("/staff/giveRefund", {
      requestKey: randomUUID(),
      number: order.orderNumber,
      answer: "Sorry",
      amount: 21_000,
      ...more,
    });
  expect([await give({ kind: "whole" }), await give({ kind: "sims", positions: [1] })]).toEqual([
    "REFUND_NOT_POSSIBLE",
    "REFUND_NOT_POSSIBLE",
  ]);
  expect(await give({ kind: "sims", positions: [1], amount: 10_500 })).toBe("SUCCESS");
  await workOff(world, { evenLater: true, most: 200 });
  await usesAll((await simsOf(order)).slice(1));
  expect(await gain()).toBeLessThanOrEqual(0);
});

describe("what staff or a bank have given back already", () => {
  test("is not promised again: terms, answer, row and e-mail say what is left", async () => {
    const order = await buys();
    await gives(order, 4000);
    expect(await terms(order)).toMatchObject({ total: { amount: 6500 }, sims: [{ back: { amount: 6500 } }] });
    expect((await ask(order)).envelope.resultData).toMatchObject({ decision: "at_once", back: { amount: 6500 } });
    await workOff(world);
    expect(await rows("select state, amount from refund_requests")).toEqual([{ state: "granted", amount: 6500 }]);
    expect(letter(/your request/i)).toContain("HK$65.00");
    expect(await back()).toBe(10_500);
  });

  test("given in the seconds in which the SIM is ended: the e-mail says what is paid", async () => {
    const order = await buys();
    await kit.code("/staff/giveRefund", {
      requestKey: randomUUID(),
      number: order.orderNumber,
      kind: "money",
      amount: 4000,
      answer: "Sorry",
    });
    await ask(order);
    await workOff(world, { only: "carry-out-refund", evenLater: true });
    await workOff(world, { evenLater: true, most: 200 });
    const [request] = await rows<{ amount: number }>("select amount from refund_requests");
    const paidBack = await rows<{ sum: number }>(
      "select sum(sold_amount)::int as sum from refunds where key like 'request:%'",
    );
    expect(request!.amount).toBe(paidBack[0]!.sum);
    expect(await back()).toBe(10_500);
  });

  test("withdrawn from: the same", async () => {
    const order = await buys();
    await gives(order, 4000);
    await withdraw(order);
    await workOff(world);
    expect(await rows("select kind, state, amount from refund_requests")).toEqual([
      { kind: "withdrawal", state: "granted", amount: 6500 },
    ]);
    expect(await back()).toBe(10_500);
  });

  test("a bank took everything: said before, and no SIM is taken for nothing", async () => {
    const order = await buys();
    await bankTakes();
    expect(await terms(order)).toMatchObject({
      total: { amount: 0 },
      sims: [{ answer: "no", why: "already_back" }],
      withdrawal: null,
    });
    expect((await ask(order)).envelope.resultCode).toBe("REFUND_NOT_POSSIBLE");
    await withdraw(order);
    await workOff(world);
    expect(await rows("select state, answer from refund_requests")).toEqual([
      { state: "rejected", answer: "nothing_left" },
    ]);
    expect(await rows("select distinct state from esim_profiles where order_id is not null")).toEqual([
      { state: "allotted" },
    ]);
    expect([await change(order, 3, -6000), await change(order, 10, 4500)]).toEqual([
      "CHANGE_NOT_POSSIBLE",
      "CHANGE_NOT_POSSIBLE",
    ]);
    expect(await back()).toBe(0);
  });

  test("taken by the bank while the SIM is ended: the SIM goes on, and a person decides", async () => {
    const order = await buys();
    await ask(order);
    await rows("update graphile_worker._private_jobs set run_at = now() + interval '1 hour'");
    await bankTakes();
    await workOff(world, { evenLater: true });
    expect(await rows("select state from refund_requests")).toEqual([{ state: "asked" }]);
    expect(await rows("select state, network_reference is not null as loaded from data_plans")).toEqual([
      { state: "not_started", loaded: true },
    ]);
    expect(await back()).toBe(0);
  });

  test("a part by staff and then the whole by the bank, while the SIM is ended: it goes on, and a person can decide", async () => {
    const order = await buys();
    await gives(order, 5000);
    await ask(order);
    await rows("update graphile_worker._private_jobs set run_at = now() + interval '1 hour'");
    await bankTakes();
    await workOff(world, { evenLater: true });
    expect(await rows("select state, amount from refund_requests")).toEqual([{ state: "asked", amount: 0 }]);
    expect(await rows("select state, network_reference is not null as loaded from data_plans")).toEqual([
      { state: "not_started", loaded: true },
    ]);
    expect(await terms(order)).toMatchObject({ total: { amount: 0 }, sims: [{ back: { amount: 0 } }] });
    const page = await kit.get("/staff/getOrderPage", { number: order.orderNumber });
    expect(page).toMatchObject({ money: { back: { amount: 15_500 }, left: { amount: 0 } } });
    const [request] = await rows<{ id: string }>("select id from refund_requests");
    expect(await grantRefund(world.db, request!.id, "It is yours", atDesk(world, "kit"))).toBe("done");
    await workOff(world, { evenLater: true });
    expect(await rows("select state, amount from refund_requests")).toEqual([{ state: "granted", amount: 0 }]);
    expect(await back()).toBe(5000);
  });

  test("more than was paid for the order hides nothing of what was paid for a plan change since", async () => {
    const order = await buys();
    await gives(order, 5000);
    expect(await change(order, 10, 4500)).toBe("SUCCESS");
    await moneyCame(world);
    await workOff(world);
    await bankTakes();
    expect(await terms(order)).toMatchObject({ total: { amount: 4500 } });
    await ask(order);
    await workOff(world, { evenLater: true });
    expect(await back()).toBe(9500);
  });

  test("a cheaper plan that would bring all that is left is none: who gets everything back keeps no SIM", async () => {
    const order = await buys();
    await gives(order, 5000);
    expect(await change(order, 3, -6000)).toBe("CHANGE_NOT_POSSIBLE");
    expect(await change(order, 6, -1500)).toBe("SUCCESS");
    await gives(order, 4000);
    await workOff(world, { evenLater: true });
    expect(await gain()).toBeLessThanOrEqual(await back());
    expect(await rows("select state from orders")).toEqual([{ state: "delivered" }]);
  });

  test("decided by staff between the change and the network's answer: the plan stays as it is", async () => {
    const order = await buys();
    await kit.code("/staff/giveRefund", {
      requestKey: randomUUID(),
      number: order.orderNumber,
      kind: "money",
      amount: 5000,
      answer: "Sorry",
    });
    expect(await change(order, 3, -6000)).toBe("SUCCESS");
    await workOff(world, { only: "carry-out-refund", evenLater: true });
    await workOff(world, { evenLater: true });
    expect(await rows("select state, stopped from plan_changes")).toEqual([
      { state: "cancelled", stopped: "not_possible" },
    ]);
    expect([await rows("select days, state from orders"), await back()]).toEqual([
      [{ days: 7, state: "delivered" }],
      5000,
    ]);
    await usesAll(await simsOf(order));
    expect(await gain()).toBeLessThanOrEqual(5000);
  });
});
