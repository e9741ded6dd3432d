import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, moneyCame, paid, type Bought } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { before, changesIn } from "./plan-changes.world.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 6, environment: { COSTLY_CALLS_PER_MINUTE: "1000" } })),
);
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});
const { rows, one, order, bought, change, changing, offers, ended } = changesIn(() => world);

test("a stranger sees and changes nothing", async () => {
  const made = await bought();
  for (const path of ["/order/getPlanChanges", "/order/changePlan"]) {
    const wish = {
      orderNumber: made.orderNumber,
      key: "key",
      requestKey: randomUUID(),
      planCode: "jp-day-1gb",
      days: 10,
      expectedDifference: 4500,
    };
    expect(await world.answer(path, wish)).toMatchObject({ status: 404, envelope: { resultCode: "ORDER_NOT_FOUND" } });
  }
});

test("each plan says on which networks, by whose address and until when, and so does the one that was bought", async () => {
  const { current, plans } = (await world.answer("/order/getPlanChanges", await bought())).envelope.resultData as {
    current: object;
    plans: object[];
  };
  const apart = {
    networks: [expect.objectContaining({ carrier: expect.any(String) })],
    breakout: expect.arrayContaining([expect.stringMatching(/^[A-Z]{2}$/)]),
    useByDays: expect.any(Number),
  };
  expect(current).toMatchObject({ code: "jp-day-1gb", days: 7, breakout: apart.breakout, useByDays: 180 });
  for (const plan of plans)
    expect(plan).toMatchObject({ networks: expect.any(Array), breakout: apart.breakout, useByDays: apart.useByDays });
});

test("not paid, begun, or asked back: told why, and refused", async () => {
  const unpaid = (await world.answer("/order/create", aWish())).envelope.resultData as Bought;
  expect(await offers(unpaid)).toMatchObject({ why: "not_paid", plans: [] });
  expect(await change(unpaid)).toMatchObject({ status: 409, envelope: { resultCode: "CHANGE_NOT_POSSIBLE" } });
  const made = await bought();
  await world.pool.query("update data_plans set state = 'active', activated_at = now()");
  expect(await offers(made)).toMatchObject({ why: "begun", plans: [] });
  expect(await change(made)).toMatchObject({ status: 409 });
});

test.each([
  ["no such plan", { planCode: "nowhere" }, "PLAN_NOT_ON_SALE"],
  ["days that it is not sold for", { days: 31 }, "DAYS_NOT_OFFERED"],
  ["a package for other days", { planCode: "jp-10gb-30d", days: 29 }, "DAYS_NOT_OFFERED"],
  ["what it is already", { days: 7, expectedDifference: 0 }, "CHANGE_NOT_POSSIBLE"],
  ["another price than shown", { expectedDifference: 4499 }, "PRICE_CHANGED"],
  ["a price of the page's own", { days: 3, expectedDifference: -10499 }, "PRICE_CHANGED"],
  ["more, and no way to pay it", { method: undefined }, "INVALID_INPUT"],
])("%s is refused", async (_name, wish, code) => {
  const made = await bought();
  expect((await change(made, wish)).envelope.resultCode).toBe(code);
  expect(await order()).toEqual(before);
  expect(await rows("select from plan_changes")).toEqual([]);
});

test("what covers less is not offered; the rest with the difference for the whole order", async () => {
  const made = await bought({ quantity: 2, expectedTotal: 21000 });
  const { plans } = await offers(made, { days: 5 });
  expect(plans.map(({ code, days, difference }) => [code, days, difference.amount])).toEqual([
    ["jp-day-1gb", 5, -6000],
    ["jp-10gb-30d", 30, 0],
    // covers more places
    ["jp-th-5gb-15d", 15, -9000],
  ]);
  const wider = await bought({ planCode: "jp-th-5gb-15d", days: 15, expectedTotal: 6000 });
  expect(await offers(wider)).toMatchObject({ why: "nothing_else", plans: [] });
});

test("unknown whether it was begun: only to what costs no less", async () => {
  const made = await delivered(world);
  expect((await offers(made, { days: 10 })).plans.map(({ code }) => code)).toEqual(["jp-10gb-30d", "jp-day-1gb"]);
  expect((await change(made, { days: 3, expectedDifference: -6000 })).envelope.resultCode).toBe("CHANGE_NOT_POSSIBLE");
});

test("smaller: at once, and the difference goes back once, however often it is sent", async () => {
  const made = await bought();
  const requestKey = randomUUID();
  const wish = { days: 3, expectedDifference: -6000, requestKey, method: undefined };
  const answers = await Promise.all([change(made, wish), change(made, wish), change(made, wish)]);
  expect(answers.map(({ envelope }) => envelope.resultData)).toEqual(
    Array.from({ length: 3 }, () => ({
      state: "making",
      difference: { amount: -6000, currency: "HKD" },
      payPage: null,
    })),
  );
  expect([await order(), await rows("select from refunds")]).toEqual([before, []]);
  expect((await world.answer("/order/getOrderDetail", made)).envelope.resultData).toMatchObject({
    timeline: [{}, {}, {}, { kind: "plan_change_making", open: true }],
    can: { change: false },
  });
  await ended();
  expect((await change(made, wish)).envelope.resultData).toMatchObject({ state: "done" });
  expect(await order()).toMatchObject({
    plan_code: "jp-day-1gb",
    days: 3,
    unit_amount: 4500,
    total_amount: 4500,
    state: "delivered",
  });
  expect(await rows("select amount, reason from refunds")).toEqual([{ amount: 6000, reason: "plan_changed" }]);
  expect(
    await rows(
      "select kind from mails where what is not null and kind in ('refund_asked', 'refund_rejected', 'plan_changed')",
    ),
  ).toEqual([{ kind: "plan_changed" }]);
  expect(await change(made, { ...wish, days: 4 })).toMatchObject({ envelope: { resultCode: "REQUEST_KEY_REUSED" } });
  // and what is left goes back whole
  await workOff(world, { only: "load-plans" });
  await world.answer("/order/askRefund", {
    ...made,
    requestKey: randomUUID(),
    positions: [1],
    reason: "plans_changed",
  });
  await workOff(world, { only: "take-back" });
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 10500 }]);
  expect(await order()).toMatchObject({ state: "refunding" });
});

test("another plan for the same price: at once, with its facts", async () => {
  const made = await bought();
  expect(
    (await change(made, { planCode: "jp-10gb-30d", days: 30, expectedDifference: 0, method: undefined })).envelope
      .resultData,
  ).toMatchObject({ state: "making" });
  await ended();
  expect(
    await one("select plan_code, days, plan_as_sold->>'code' as code, plan_as_sold ? 'on_sale' as shelf from orders"),
  ).toEqual({ plan_code: "jp-10gb-30d", days: 30, code: "jp-10gb-30d", shelf: false });
  expect(await one("select from_plan->>'code' as was, from_days, state from plan_changes")).toEqual({
    was: "jp-day-1gb",
    from_days: 7,
    state: "done",
  });
  expect((await world.answer("/order/getOrderResult", made)).envelope.resultData).toMatchObject({
    planCode: "jp-10gb-30d",
    allowanceMb: 10240,
    days: 30,
  });
});

test("bigger: after the difference is paid, and not before", async () => {
  const made = await bought();
  const asked = await change(made);
  expect(asked.envelope.resultData).toMatchObject({
    state: "paying",
    difference: { amount: 4500, currency: "HKD" },
    payPage: expect.stringMatching(/^http/),
  });
  expect(await order()).toEqual(before);
  expect(await offers(made)).toMatchObject({ open: { code: "jp-day-1gb", days: 10, payPage: expect.any(String) } });
  await paid(world);
  expect(await order()).toMatchObject({ days: 10, unit_amount: 15000, total_amount: 15000, state: "delivered" });
  expect(await offers(made)).toMatchObject({ open: null });
  expect(await rows("select payable_kind, amount from payments where state = 'succeeded' order by amount")).toEqual([
    { payable_kind: "plan_change", amount: 4500 },
    { payable_kind: "order", amount: 10500 },
  ]);
  await world.answer("/order/askRefund", {
    ...made,
    requestKey: randomUUID(),
    positions: [1],
    reason: "plans_changed",
  });
  await workOff(world);
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 15000 }]);
  expect(await order()).toMatchObject({ state: "refunded" });
});

test("paid after it has begun, or after the money was asked back: the difference returns", async () => {
  const made = await bought();
  await changing(made);
  await world.pool.query("update data_plans set state = 'active', activated_at = now()");
  await paid(world);
  expect(await order()).toEqual(before);
  expect(await rows("select amount from refunds")).toEqual([{ amount: 4500 }]);
  expect(await rows("select state from plan_changes")).toEqual([{ state: "cancelled" }]);
});

test("refunded while a change waits for its money: the change is dropped, and money that comes all the same returns", async () => {
  const made = await bought();
  await changing(made);
  expect(
    (
      await world.answer("/order/askRefund", {
        ...made,
        requestKey: randomUUID(),
        positions: [1],
        reason: "plans_changed",
      })
    ).status,
  ).toBe(200);
  await workOff(world, { only: "take-back" });
  expect(await rows("select state from plan_changes")).toEqual([{ state: "cancelled" }]);
  await paid(world);
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 15000 }]);
  expect(await order()).toMatchObject({ plan_code: "jp-day-1gb", days: 7, state: "refunded" });
});

test("chosen anew for the same difference, and the first page is paid: the change is made, and the money stays", async () => {
  const made = await bought();
  for (let clicks = 0; clicks < 4; clicks += 1) expect((await change(made)).status).toBe(200);
  await paid(world);
  expect(await order()).toMatchObject({ days: 10, total_amount: 15000 });
  expect(await rows("select amount from refunds")).toEqual([]);
  expect(await rows("select state from plan_changes order by asked_at, state desc")).toEqual([
    { state: "done" },
    { state: "cancelled" },
    { state: "cancelled" },
    { state: "cancelled" },
  ]);
});

test("asked back when the difference is paid and the change not made yet: both go back whole", async () => {
  const made = await bought();
  await changing(made);
  await moneyCame(world);
  expect(
    (
      await world.answer("/order/askRefund", {
        ...made,
        requestKey: randomUUID(),
        positions: [1],
        reason: "plans_changed",
      })
    ).status,
  ).toBe(200);
  await workOff(world);
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 15000 }]);
  expect(await order()).toMatchObject({ state: "refunded" });
});

test("unpaid: the change frees itself", async () => {
  const made = await bought();
  await changing(made);
  world.at("2026-11-21T12:00:00Z");
  await workOff(world, { evenLater: true });
  expect(await rows("select state from plan_changes")).toEqual([{ state: "cancelled" }]);
  expect(await offers(made)).toMatchObject({ open: null });
});

test("another wish takes the place of one that is not paid", async () => {
  const made = await bought();
  await changing(made);
  await changing(made, { days: 9, expectedDifference: 3000 });
  expect(await rows("select to_days, state from plan_changes order by to_days")).toEqual([
    { to_days: 9, state: "paying" },
    { to_days: 10, state: "cancelled" },
  ]);
  await paid(world);
  expect(await order()).toMatchObject({ days: 9, total_amount: 13500 });
});

test("from Mainland China nothing is offered that may not be bought there", async () => {
  const made = await bought();
  await world.pool.query("update plans set countries = countries || '{CN}' where code = 'jp-10gb-30d'");
  const fromChina = { ...english, address: "114.114.114.114" };
  const { resultData } = (await world.answer("/order/getPlanChanges", { ...made }, fromChina)).envelope as {
    resultData: { plans: { code: string }[] };
  };
  expect(resultData.plans.map(({ code }) => code)).toEqual(["jp-th-5gb-15d"]);
});
