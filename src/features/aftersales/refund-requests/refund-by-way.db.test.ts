import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, moneyCame, type Bought } from "../../../../test/purchases.ts";
import { someCards } from "../../../../test/sold-orders.ts";
import { joined } from "../../../../test/staff.ts";
import { aCardWish, aRenewalWish, aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { grantRefund } from "./decide-refund.server.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld({ profiles: 2 });
  await someCards(world, 4);
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const rows = async <T>(sql: string) => (await world.pool.query(sql)).rows as T[];
const terms = async (order: Bought) => (await world.answer("/order/getRefundTerms", order)).envelope.resultData;
const ask = (order: Bought, positions: number[]) =>
  world.answer("/order/askRefund", { ...order, requestKey: randomUUID(), positions, reason: "plans_changed" });
const back = () => rows<{ back: number }>("select coalesce(sum(amount), 0)::int as back from refunds");
const sends = (state: string) =>
  world.pool.query(
    "update dispatches set state = $1, carrier = 'EMS', tracking_number = 'EA1', sent_at = '2026-11-22T08:00:00Z', arrived_at = case when $1 = 'arrived' then timestamptz '2026-11-30T08:00:00Z' end",
    [state],
  );
const two = aCardWish({ quantity: 2, expectedTotal: 25500 });

test("a parcel that has not left: all of it with the postage at once, the cards back in the storeroom, and nothing is posted", async () => {
  const order = await delivered(world, two);
  expect(await terms(order)).toMatchObject({
    way: "physical",
    together: true,
    total: { amount: 25500 },
    sims: [{ answer: "at_once", why: "not_sent" }, { answer: "at_once" }],
    withdrawal: { lastDay: null, open: true },
  });
  expect((await ask(order, [1])).envelope.resultData).toMatchObject({ decision: "review", back: { amount: 10500 } });
  await world.pool.query("delete from refund_requests");
  expect((await ask(order, [1, 2])).envelope.resultData).toMatchObject({
    decision: "at_once",
    back: { amount: 25500 },
  });
  expect(await back()).toEqual([{ back: 25500 }]);
  expect(await rows("select state from dispatches")).toEqual([{ state: "cancelled" }]);
  expect(await rows("select distinct state from sim_cards")).toEqual([{ state: "available" }]);
  expect(await rows("select state from orders")).toEqual([{ state: "refunding" }]);
});

describe("a posting that can still be taken back", () => {
  const posted = async () => {
    const order = await delivered(world, two);
    const cards = (await rows<{ iccid: string }>("select iccid from sim_cards where order_id is not null")).map(
      ({ iccid }) => iccid,
    );
    const { browser } = await joined(world);
    const of = { orderNumber: order.orderNumber };
    const act = (path: string, more: object = {}) => browser.code(path, { requestKey: randomUUID(), ...of, ...more });
    const before = await terms(order);
    expect(await act("/staff/sendParcel", { cards, carrier: "EMS", trackingNumber: "EA1" })).toBe("SUCCESS");
    return { order, before, back: () => act("/staff/takeParcelBack") };
  };
  const asked = () => rows("select state, decision, amount from refund_requests");

  test("is not told by the terms: what was offered is shown until the letter has left", async () => {
    const { order, before } = await posted();
    expect(await terms(order)).toEqual(before);
    await workOff(world, { evenLater: true });
    expect(await terms(order)).toMatchObject({ sims: [{ why: "parcel_sent" }, {}], total: { amount: 21000 } });
  });

  test.each(["is taken back", "goes on"])("whoever asks meanwhile is looked at, and then it %s", async (then) => {
    const { order, back: takenBack } = await posted();
    const { resultData } = (await ask(order, [1, 2])).envelope;
    // as it was shown, with the postage; whether that is due staff see
    expect(resultData).toMatchObject({ decision: "review", back: { amount: 25500 } });
    if (then === "is taken back") expect(await takenBack()).toBe("SUCCESS");
    await workOff(world, { evenLater: true });
    expect(await back()).toEqual([{ back: 0 }]);
    expect(await asked()).toEqual([{ state: "asked", decision: "review", amount: 25500 }]);
    expect(await rows("select state from dispatches")).toEqual([
      { state: then === "is taken back" ? "waiting" : "sent" },
    ]);
  });
});

test("a parcel that has left is looked at, without its postage; withdrawn from, with it", async () => {
  const order = await delivered(world, two);
  await sends("sent");
  expect(await terms(order)).toMatchObject({
    together: false,
    total: { amount: 21000 },
    sims: [{ answer: "review", why: "parcel_sent" }, { answer: "review" }],
  });
  expect((await ask(order, [1, 2])).envelope.resultData).toMatchObject({ decision: "review", back: { amount: 21000 } });
  await world.answer("/order/withdraw", { requestKey: randomUUID(), ...order, email: "mei@example.com", name: "Mei" });
  expect(await rows("select kind, state, amount from refund_requests order by kind")).toEqual([
    { kind: "refund", state: "rejected", amount: 21000 },
    { kind: "withdrawal", state: "asked", amount: 25500 },
  ]);
  const [{ id }] = (await rows<{ id: string }>("select id from refund_requests where state = 'asked'")) as [
    { id: string },
  ];
  expect(await grantRefund(world.db, id, "Received", atDesk(world))).toBe("done");
  expect(await back()).toEqual([{ back: 25500 }]);
  expect(await rows("select state from dispatches")).toEqual([{ state: "sent" }]);
});

test("posted and asked back at the same moment: one of them happens", async () => {
  const order = await delivered(world, two);
  const post = sendParcel(
    world.db,
    { orderNumber: order.orderNumber, carrier: "EMS", trackingNumber: "EA1" },
    { who: "lee", now: world.shop.clock() },
  );
  const [asked, posted] = await Promise.all([ask(order, [1, 2]), post]);
  const [{ state }] = (await rows<{ state: string }>("select state from dispatches")) as [{ state: string }];
  const atOnce = asked.status === 200 && (asked.envelope.resultData as { decision: string }).decision === "at_once";
  expect([state, posted.moved]).toEqual(atOnce ? ["cancelled", false] : ["sent", true]);
  expect(await back()).toEqual([{ back: atOnce ? 25500 : 0 }]);
});

test("the 14 days of a card begin when it arrives", async () => {
  const order = await delivered(world, aCardWish());
  await sends("arrived");
  world.at("2026-12-10T08:00:00Z");
  expect(await terms(order)).toMatchObject({ withdrawal: { lastDay: "2026-12-14", open: true } });
  world.at("2026-12-15T12:00:00Z");
  expect(await terms(order)).toMatchObject({ withdrawal: { lastDay: "2026-12-14", open: false } });
});

test("a renewal that is loaded is looked at; its plan cannot be taken from the SIM", async () => {
  const order = await delivered(world, aRenewalWish());
  expect(await terms(order)).toMatchObject({
    way: "renewal",
    sims: [{ answer: "review", why: "loaded", back: { amount: 10500 } }],
  });
  expect((await ask(order, [1])).envelope.resultData).toMatchObject({ decision: "review" });
  expect((await world.answer("/order/getPlanChanges", order)).envelope.resultData).toMatchObject({ plans: [] });
  const [{ id }] = (await rows<{ id: string }>("select id from refund_requests")) as [{ id: string }];
  await grantRefund(world.db, id, "", atDesk(world));
  await workOff(world, { only: "take-back" });
  expect(await rows("select state from data_plans")).toEqual([{ state: "cancelled" }]);
});

test("not paid and withdrawn from: what was set aside is sold to others", async () => {
  const { orderNumber, key } = (await world.answer("/order/create", aCardWish())).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  expect(await rows("select count(*)::int as held from sim_cards where state = 'held'")).toEqual([{ held: 1 }]);
  await world.answer("/order/withdraw", {
    requestKey: randomUUID(),
    orderNumber,
    key,
    email: "mei@example.com",
    name: "Mei",
  });
  expect(await rows("select state from orders")).toEqual([{ state: "cancelled" }]);
  expect(await rows("select count(*)::int as held from sim_cards where state = 'held'")).toEqual([{ held: 0 }]);
});

test("paid, not delivered yet and withdrawn from: what was set aside is sold to others, and nothing is delivered", async () => {
  const { orderNumber, key } = (await world.answer("/order/create", aCardWish())).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await moneyCame(world);
  await world.answer("/order/withdraw", {
    requestKey: randomUUID(),
    orderNumber,
    key,
    email: "mei@example.com",
    name: "Mei",
  });
  const [{ id }] = (await rows<{ id: string }>("select id from refund_requests where state = 'asked'")) as [
    { id: string },
  ];
  expect(await grantRefund(world.db, id, "", atDesk(world))).toBe("done");
  await workOff(world);
  expect(await rows("select state from orders")).toEqual([{ state: "refunded" }]);
  expect(await rows("select distinct state from sim_cards")).toEqual([{ state: "available" }]);
});

test("withdrawn from after the network refused one SIM: its money is back already and is not told again", async () => {
  const order = await delivered(world, aRenewalWish({ quantity: 2, expectedTotal: 21000, iccids: [aSim(1), aSim(2)] }));
  await world.pool.query("update order_renewals set state = 'failed' where position = 2");
  await world.answer("/order/withdraw", { requestKey: randomUUID(), ...order, email: "mei@example.com", name: "Mei" });
  expect(await rows("select positions, amount from refund_requests")).toEqual([{ positions: [1], amount: 10500 }]);
});

test("a card that is not sent may be of another plan", async () => {
  const order = await delivered(world, aCardWish());
  const { resultData } = (await world.answer("/order/getPlanChanges", order)).envelope as {
    resultData: { plans: { code: string; days: number; difference: { amount: number } }[] };
  };
  expect(resultData.plans.map(({ code, difference }) => [code, difference.amount])).toEqual([["jp-day-1gb", 34500]]);
  const change = { ...order, requestKey: randomUUID(), planCode: "jp-day-1gb", days: 3, expectedDifference: -6000 };
  expect((await world.answer("/order/changePlan", change)).envelope.resultData).toMatchObject({ state: "making" });
  await workOff(world, { only: "make-plan-change" });
  expect(await back()).toEqual([{ back: 6000 }]);
  expect(await rows("select total_amount, postal_amount from orders")).toEqual([
    { total_amount: 9000, postal_amount: 4500 },
  ]);
  expect((await ask(order, [1])).status).toBe(200);
  expect(await back()).toEqual([{ back: 15000 }]);
});
