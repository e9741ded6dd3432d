import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { keptOfPerson } from "../../people/personal-data/store.server.ts";
import { orderKey } from "../../sales/orders/order-keys.server.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";
import { buyerMailSeconds } from "./rules.ts";
import { sendParcel } from "./send-parcel.server.ts";

let world: World;
let mei: ReturnType<typeof staffBrowser>;
let orderNumber: string;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  await someCards(world, 4);
  ({ browser: mei } = await joined(world));
  const order = await aCardOrder(world);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  await workOff(world);
  orderNumber = order.number;
});
afterEach(() => world.close());

type Parcel = { state: string; iccids: string[]; trackingNumber: string | null; takeBackUntil: string | null };
const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const parcel = () => mei.get<Parcel>("/staff/getParcel", { orderNumber });
const key = () => ({ requestKey: randomUUID() });
const move = (path: string, more: object = {}) => mei.code(path, { ...key(), orderNumber, ...more });
const back = () => move("/staff/takeParcelBack");
async function send(trackingNumber = "SF1001") {
  const { iccids: cards } = await parcel();
  return move("/staff/sendParcel", { cards, carrier: "SF Express", trackingNumber });
}
const correct = (before: string, trackingNumber: string) =>
  move("/staff/correctParcel", { carrier: "DHL", trackingNumber, before });
const letters = async () =>
  (await ask("select what, state from mails where kind = 'parcel_sent' order by queued_at")).map(
    ({ what, state }) => `${what} ${state}`,
  );
const order = async () => (await ask("select state, closed_at from orders"))[0];
const later = () => workOff(world, { evenLater: true });
const openCases = () => ask("select kind from cases where closed_at is null");

test("a parcel that was marked as sent too early is to be posted again, and its buyer hears of neither", async () => {
  expect(await send()).toBe("SUCCESS");
  const { takeBackUntil } = await parcel();
  const left = Date.parse(takeBackUntil!) - world.shop.clock().getTime();
  expect([left > (buyerMailSeconds - 60) * 1000, left <= buyerMailSeconds * 1000]).toEqual([true, true]);
  expect(await back()).toBe("SUCCESS");
  expect(await parcel()).toMatchObject({ state: "waiting", trackingNumber: null, takeBackUntil: null });
  expect(await order()).toEqual({ state: "dispatching", closed_at: null });
  await later();
  expect(await letters()).toEqual([]);
  expect(await ask("select state from sim_cards where order_id is not null")).toEqual([{ state: "allotted" }]);
  expect(await ask("select who, details from actions where action = 'parcel_sending_undone'")).toEqual([
    { who: "mei@example.com", details: { carrier: "SF Express", trackingNumber: "SF1001" } },
  ]);
  expect(await send()).toBe("SUCCESS");
  await later();
  expect(await letters()).toEqual(["SF1001 sent"]);
  expect(await order()).toMatchObject({ state: "delivered" });
  expect(await ask("select state from data_plans")).toEqual([{ state: "not_started" }]);
});

describe("its buyer's pages, while it can be taken back,", () => {
  const seen = async () => {
    const { rows } = await world.pool.query("select number, links_epoch, placed_at from orders");
    const shown = { orderNumber, key: orderKey(world.shop.vault, rows[0], world.shop.clock()) };
    const asked = async (path: string) => (await world.answer(path, shown)).envelope.resultData as Seen;
    const [detail, result] = [await asked("/order/getOrderDetail"), await asked("/order/getOrderResult")];
    const steps = detail.timeline.map(({ kind }) => kind).filter((kind) => kind.startsWith("parcel"));
    const { state, trackingNumber } = result.parcel;
    const { why } = await asked("/order/getPlanChanges");
    return [detail.state, steps, detail.parcel?.trackingNumber, state, trackingNumber, why];
  };
  const copied = async () => {
    const [{ email }] = await ask("select email from orders");
    const { orders } = await keptOfPerson({ ...world.shop, now: world.shop.clock() }, { accountId: null, email });
    const { state, closedAt, letters: written } = orders[0]!;
    return [state, closedAt !== null, written.some(({ kind }) => kind === "parcel_sent")];
  };
  type Seen = {
    state: string;
    timeline: { kind: string }[];
    why: string | null;
    parcel: { state: string; trackingNumber: string };
  };
  const sentAs = (number: string) => ["delivered", ["parcel_sent"], number, "sent", number, "sent"];

  test("say what they said before, and that it is sent once they are told", async () => {
    const before = await seen();
    expect(before).toEqual(["dispatching", [], undefined, "waiting", null, null]);
    await send();
    expect([await seen(), await copied()]).toEqual([before, ["dispatching", false, false]]);
    await back();
    expect(await seen()).toEqual(before);
    await send();
    await later();
    expect([await seen(), await copied()]).toEqual([sentAs("SF1001"), ["delivered", true, true]]);
  });

  test("of one that came back and was posted again say that it came back", async () => {
    await send();
    await later();
    await move("/staff/returnParcel");
    const before = await seen();
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
    await send("SF2002");
    expect(await seen()).toEqual(before);
    await later();
    expect(await seen()).toEqual(sentAs("SF2002"));
  });
});

test("numbers that were corrected meanwhile go with it", async () => {
  await send();
  expect(await correct("SF1001", "DHL7")).toBe("SUCCESS");
  expect(await back()).toBe("SUCCESS");
  await later();
  expect(await letters()).toEqual([]);
});

test("once its buyer has been told, or after ten minutes, it stays sent", async () => {
  await send();
  await later();
  expect(await letters()).toEqual(["SF1001 sent"]);
  expect((await parcel()).takeBackUntil).toBeNull();
  expect(await back()).toBe("PARCEL_MOVED");
  // a number that is corrected later is held as well, but its buyer knows of the parcel
  await correct("SF1001", "DHL7");
  expect(await back()).toBe("PARCEL_MOVED");
  expect(await parcel()).toMatchObject({ state: "sent", trackingNumber: "DHL7" });
});

test("a letter that waits longer than its ten minutes gives nobody more time", async () => {
  await send();
  await ask(`update dispatches set sent_at = sent_at - interval '${buyerMailSeconds + 1} seconds'`);
  await ask(`update mails set queued_at = queued_at - interval '${buyerMailSeconds + 1} seconds'`);
  expect((await parcel()).takeBackUntil).toBeNull();
  expect(await back()).toBe("PARCEL_MOVED");
});

test("what has arrived, came back, is used already or pays back is not taken back", async () => {
  await send();
  await ask("update data_plans set state = 'active', activated_at = now()");
  expect((await parcel()).takeBackUntil).toBeNull();
  expect(await back()).toBe("PARCEL_MOVED");
  await ask("update data_plans set state = 'not_started', activated_at = null");
  await ask("update orders set state = 'refunding'");
  expect((await parcel()).takeBackUntil).toBeNull();
  expect(await back()).toBe("PARCEL_MOVED");
  await ask("update orders set state = 'delivered'");
  await move("/staff/arriveParcel");
  expect(await back()).toBe("PARCEL_MOVED");
  await move("/staff/returnParcel");
  expect(await back()).toBe("PARCEL_MOVED");
});

test("what was posted at the desk, whose letter nobody holds, is not offered to be taken back", async () => {
  await sendParcel(
    world.db,
    { orderNumber, carrier: "SF Express", trackingNumber: "SF1001" },
    { who: "lee", now: world.shop.clock() },
  );
  await ask("delete from mails where kind = 'parcel_sent'");
  expect((await parcel()).takeBackUntil).toBeNull();
  expect(await back()).toBe("PARCEL_MOVED");
});

test("one that was sent again after it came back is as it was, with its case", async () => {
  await send();
  await later();
  await move("/staff/returnParcel");
  const before = await ask("select carrier, tracking_number, sent_at from dispatches");
  expect(await openCases()).toEqual([{ kind: "parcel_returned" }]);
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  await send("SF2002");
  expect(await openCases()).toEqual([]);
  expect(await back()).toBe("SUCCESS");
  expect(await parcel()).toMatchObject({ state: "returned", trackingNumber: "SF1001" });
  expect(await ask("select carrier, tracking_number, sent_at from dispatches")).toEqual(before);
  expect(await order()).toMatchObject({ state: "delivered" });
  expect(await openCases()).toEqual([{ kind: "parcel_returned" }]);
  await later();
  expect(await letters()).toEqual(["SF1001 sent"]);
});

test("the letter and whoever takes back never both win, and twice is once", async () => {
  for (let turn = 0; turn < 5; turn++) {
    await ask("delete from mails where kind = 'parcel_sent'");
    await send(`SF${turn}`);
    const [one, other] = await Promise.all([back(), back(), workOff(world, { evenLater: true, only: "release-mail" })]);
    await later();
    expect([one, other].filter((code) => code === "SUCCESS").length + (await letters()).length).toBe(1);
    await ask("update dispatches set state = 'waiting'");
    await ask("update orders set state = 'dispatching'");
  }
});

test("the letter cannot be taken back without the parcel, and only by whoever posts parcels", async () => {
  await send();
  const [{ id }] = await ask("select id from mails where kind = 'parcel_sent'");
  expect(await mei.code("/staff/takeMailBack", { ...key(), id })).toBe("MAIL_NOT_AGAIN");
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
  expect(await tom.code("/staff/takeParcelBack", { ...key(), orderNumber })).toBe("RIGHT_MISSING");
});
