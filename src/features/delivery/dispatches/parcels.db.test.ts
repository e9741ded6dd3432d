import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { By } from "../../records/actions/by.server.ts";
import { cancelDispatch } from "./cancel-dispatch.server.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";
import { parcelArrived, parcelReturned } from "./end-parcel.server.ts";
import { correctParcel, sendParcel } from "./send-parcel.server.ts";
import { watchDispatches } from "./watch-dispatches.server.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0 });
  await someCards(world, 4);
});
afterEach(() => world.close());

const by = (now = "2026-11-23T03:00:00Z"): By => ({ who: "wing", now: new Date(now) });
const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const stateOf = async (id: string) => (await ask(`select state from orders where id = '${id}'`))[0].state;
const parcelStates = async () => (await ask("select state from dispatches")).map(({ state }) => state);
const mails = async () =>
  (await ask("select kind, what from mails order by queued_at, kind")).map(({ kind, what }) =>
    [kind, what].filter(Boolean).join(" "),
  );
const send = (orderNumber: string, trackingNumber = "SF1001", now?: string) =>
  sendParcel(world.db, { orderNumber, carrier: "SF Express", trackingNumber }, by(now));
async function listed(change: Parameters<typeof aCardOrder>[1] = {}) {
  const order = await aCardOrder(world, change);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order;
}

describe("what cannot be posted", () => {
  test("an order that is unknown, and one without a parcel", async () => {
    expect(await send("FW99999999")).toEqual({ moved: false, because: "no_order" });
    const { number } = await aCardOrder(world);
    expect(await send(number)).toEqual({ moved: false, because: "no_parcel" });
    expect(await ask("select * from actions")).toEqual([]);
  });

  test("an order whose money goes back", async () => {
    const { id, number } = await listed();
    await ask(`update orders set state = 'refunding' where id = '${id}'`);
    expect(await send(number)).toEqual({ moved: false, because: "money_back" });
    expect(await parcelStates()).toEqual(["waiting"]);
  });

  test("what was sent, has arrived or was taken off the list", async () => {
    const { number } = await listed();
    await send(number);
    expect(await send(number, "SF2002")).toEqual({ moved: false, because: "sent" });
    await parcelArrived(world.db, number, by());
    expect(await send(number)).toEqual({ moved: false, because: "arrived" });
    expect(await correctParcel(world.db, { orderNumber: number, carrier: "DHL", trackingNumber: "1" }, by())).toEqual({
      moved: false,
      because: "arrived",
    });
    const { number: other } = await listed();
    await cancelDispatch(world.db, { orderNumber: other, note: "no such street" }, by());
    expect(await send(other)).toEqual({ moved: false, because: "money_back" });
  });

  test("what arrives or comes back without having been sent", async () => {
    const { number } = await listed();
    expect(await parcelArrived(world.db, number, by())).toEqual({ moved: false, because: "waiting" });
    expect(await parcelReturned(world.db, number, by())).toEqual({ moved: false, because: "waiting" });
  });
});

test("a parcel has the promise of its order, whichever version puts it on the list", async () => {
  const { id } = await listed();
  const { id: other } = await aCardOrder(world, { to: { promised_by: "2026-12-24" } });
  await ask(`insert into dispatches (order_id, queued_at) values ('${other}', now())`);
  expect(await ask("select order_id, arrives_by from dispatches order by arrives_by")).toEqual([
    { order_id: id, arrives_by: "2026-11-25" },
    { order_id: other, arrives_by: "2026-12-24" },
  ]);
});

test("sent: the order is delivered, the data's clock counts from the arrival, the buyer gets the number, and who did it is known", async () => {
  const { id, number } = await listed({ quantity: 2 });
  expect(await send(number)).toEqual({ moved: true });
  expect(await stateOf(id)).toBe("delivered");
  expect(await ask("select state, carrier, tracking_number, sent_at from dispatches")).toEqual([
    { state: "sent", carrier: "SF Express", tracking_number: "SF1001", sent_at: new Date("2026-11-23T03:00:00Z") },
  ]);
  // Monday to Hong Kong takes two working days at most; from Wednesday on, 180 days
  expect(await ask("select position, state, use_by from data_plans order by position")).toEqual([
    { position: 1, state: "not_started", use_by: new Date("2027-05-24T00:00:00Z") },
    { position: 2, state: "not_started", use_by: new Date("2027-05-24T00:00:00Z") },
  ]);
  expect(
    await ask("select count(*)::int as same from data_plans join sim_cards using (iccid, order_id, position)"),
  ).toEqual([{ same: 2 }]);
  expect(await mails()).toEqual(["order_confirmed", "parcel_sent SF1001"]);
  expect(await ask("select who, action, details from actions")).toEqual([
    { who: "wing", action: "parcel_sent", details: { carrier: "SF Express", trackingNumber: "SF1001" } },
  ]);
});

test("two people say sent at the same moment: one is right, the other is told", async () => {
  const { number } = await listed();
  const both = await Promise.all([send(number, "SF1001"), send(number, "SF2002"), send(number, "SF1001")]);
  expect(both.filter(({ moved }) => moved)).toHaveLength(1);
  expect(both.filter(({ moved }) => !moved)).toEqual([
    { moved: false, because: "sent" },
    { moved: false, because: "sent" },
  ]);
  expect((await mails()).filter((mail) => mail.startsWith("parcel_sent"))).toHaveLength(1);
});

test("a mistyped number is corrected: the buyer gets the right one, and both stay known", async () => {
  const { number } = await listed();
  await send(number, "SF1OO1");
  expect(
    await correctParcel(
      world.db,
      { orderNumber: number, carrier: "SF Express", trackingNumber: "SF1001" },
      by("2026-11-23T04:00:00Z"),
    ),
  ).toEqual({ moved: true });
  expect(await ask("select tracking_number, state from dispatches")).toEqual([
    { tracking_number: "SF1001", state: "sent" },
  ]);
  expect(await mails()).toEqual(["order_confirmed", "parcel_sent SF1OO1", "parcel_sent SF1001"]);
  expect(await ask("select before, after from actions where action = 'parcel_corrected'")).toEqual([
    {
      before: { carrier: "SF Express", trackingNumber: "SF1OO1" },
      after: { carrier: "SF Express", trackingNumber: "SF1001" },
    },
  ]);
});

test("arrived: once, with a letter", async () => {
  const { number } = await listed();
  await send(number);
  const both = await Promise.all([parcelArrived(world.db, number, by()), parcelArrived(world.db, number, by())]);
  expect(both.filter(({ moved }) => moved)).toHaveLength(1);
  expect(await mails()).toContain("parcel_arrived");
  expect(await parcelStates()).toEqual(["arrived"]);
});

test("came back: a case for a person; posted again it has a new number, and the data's clock is not opened twice", async () => {
  const { id, number } = await listed();
  await send(number);
  expect(await parcelReturned(world.db, number, by("2026-12-01T03:00:00Z"))).toEqual({ moved: true });
  expect(
    await ask("select kind, subject, details ->> 'trackingNumber' as tracking from cases where closed_at is null"),
  ).toEqual([{ kind: "parcel_returned", subject: number, tracking: "SF1001" }]);
  expect(await send(number, "SF3003", "2026-12-02T03:00:00Z")).toEqual({ moved: true });
  expect(await stateOf(id)).toBe("delivered");
  expect(await ask("select state, use_by from data_plans")).toEqual([
    { state: "not_started", use_by: new Date("2027-06-02T00:00:00Z") },
  ]);
  expect(await ask("select kind from cases where closed_at is null")).toEqual([]);
  expect(await mails()).toContain("parcel_sent SF3003");
});

describe("given up", () => {
  const refunds = () =>
    ask(
      "select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'refund-order'",
    );

  test("before it was sent: the money and the cards go back, once", async () => {
    const { id, number } = await listed();
    const both = await Promise.all(
      [1, 2].map(() => cancelDispatch(world.db, { orderNumber: number, note: "no such street" }, by())),
    );
    expect(both.filter(({ moved }) => moved)).toHaveLength(1);
    expect(await stateOf(id)).toBe("refunding");
    expect(await refunds()).toEqual([{ payload: { orderId: id, reason: "cannot_dispatch" } }]);
    expect(await ask("select state from sim_cards group by state")).toEqual([{ state: "available" }]);
    expect(await parcelStates()).toEqual(["cancelled"]);
  });

  test("while it is on its way: not", async () => {
    const { number } = await listed();
    await send(number);
    expect(await cancelDispatch(world.db, { orderNumber: number, note: "" }, by())).toEqual({
      moved: false,
      because: "sent",
    });
    expect(await refunds()).toEqual([]);
  });

  test("after it came back: the money goes back, the data ends, and the cards are not sold again", async () => {
    const { id, number } = await listed();
    await send(number);
    await parcelReturned(world.db, number, by());
    expect(await cancelDispatch(world.db, { orderNumber: number, note: "moved away" }, by())).toEqual({ moved: true });
    expect(await stateOf(id)).toBe("delivered");
    await workOff(world, { only: "give-parcel-back" });
    await workOff(world, { only: "take-back" });
    expect(await stateOf(id)).toBe("refunding");
    expect(await ask("select reason, sold_amount from refunds")).toEqual([{ reason: "granted", sold_amount: 12_000 }]);
    expect(await ask("select state from data_plans")).toEqual([{ state: "cancelled" }]);
    expect(await ask("select count(*)::int as cards from sim_cards where state = 'allotted'")).toEqual([{ cards: 1 }]);
    expect(await ask("select closing_note from cases")).toEqual([
      { closing_note: "taken off the dispatch list by wing" },
    ]);
  });

  test("elsewhere, while it was on the list: it is taken off at the next round, and its cards lie in the storeroom again", async () => {
    const { id } = await listed();
    await ask(`update orders set state = 'refunding' where id = '${id}'`);
    await watchDispatches.run({}, world.shop);
    await watchDispatches.run({}, world.shop);
    expect(await parcelStates()).toEqual(["cancelled"]);
    expect(await ask("select state from sim_cards group by state")).toEqual([{ state: "available" }]);
    expect(await refunds()).toEqual([]);
  });
});

describe("a promise in danger", () => {
  const cases = () => ask("select subject, details, closed_at, closing_note from cases");

  test("opens one case, which posting closes", async () => {
    const { number } = await listed({ to: { promised_by: "2026-11-25" } });
    // Monday, in time for today's collection: two working days are Wednesday
    world.at("2026-11-23T06:00:00Z");
    await watchDispatches.run({}, world.shop);
    expect(await cases()).toEqual([]);
    // Monday after three in Hong Kong: it leaves on Tuesday
    world.at("2026-11-23T07:30:00Z");
    await watchDispatches.run({}, world.shop);
    await watchDispatches.run({}, world.shop);
    expect(await cases()).toMatchObject([
      { subject: number, closed_at: null, details: { promisedBy: "2026-11-25", latest: "2026-11-26" } },
    ]);
    await send(number, "SF1", "2026-11-23T08:00:00Z");
    expect(await cases()).toMatchObject([
      { closed_at: new Date("2026-11-23T08:00:00Z"), closing_note: "posted by wing" },
    ]);
    await watchDispatches.run({}, world.shop);
    expect(await cases()).toHaveLength(1);
  });

  test("is seen also where cards are no longer posted to", async () => {
    await listed({ to: { promised_by: "2026-11-25" } });
    await ask("delete from postal_fees; delete from postal_services");
    await watchDispatches.run({}, world.shop);
    expect(await cases()).toMatchObject([{ closed_at: null }]);
  });
});
