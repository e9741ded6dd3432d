import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { undoSeconds } from "../../../kernel/undoable.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";
import { cancelParcelJob } from "./hold-cancelling.server.ts";
import { listedParcels } from "./list-store.server.ts";

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

type Parcel = { state: string; iccids: string[]; cancelHeldUntil: string | null };
const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const parcel = () => mei.get<Parcel>("/staff/getParcel", { orderNumber });
const move = (path: string, more: object = {}) => mei.code(path, { requestKey: randomUUID(), orderNumber, ...more });
const cancel = () => move("/staff/cancelParcel", { note: "The address does not exist." });
const undo = () => move("/staff/undoParcelCancel");
const send = async (trackingNumber = "SF1001") =>
  move("/staff/sendParcel", { cards: (await parcel()).iccids, carrier: "SF Express", trackingNumber });
const inView = async (view: string) =>
  (await mei.get<{ parcels: Parcel[] }>("/staff/getParcels", { view })).parcels.map(
    ({ cancelHeldUntil: until }) => until !== null,
  );
/** What is packed next, and what goes onto a file of addresses. */
const toHandle = async (view: "to_post" | "came_back") =>
  (await listedParcels(world.db, { view, now: world.shop.clock() }, 9)).length;
const state = async () => (await ask("select o.state as order, d.state as parcel from orders o, dispatches d"))[0];
const carriedOut = () => workOff(world, { evenLater: true, only: "cancel-parcel" });
const paidBack = () =>
  ask("select from graphile_worker.jobs where task_identifier in ('refund-order', 'give-parcel-back')");

test("a cancelled parcel is as it was when that is taken back in its half minute, and no money moves", async () => {
  expect(await cancel()).toBe("SUCCESS");
  const { cancelHeldUntil } = await parcel();
  expect(Date.parse(cancelHeldUntil!) - world.shop.clock().getTime()).toBe(undoSeconds * 1000);
  expect([await state(), await inView("to_post"), await toHandle("to_post"), await paidBack()]).toEqual([
    { order: "dispatching", parcel: "waiting" },
    [true],
    0,
    [],
  ]);
  expect([await send(), await cancel()]).toEqual(["PARCEL_MOVED", "PARCEL_MOVED"]);
  expect([await undo(), await undo()]).toEqual(["SUCCESS", "PARCEL_MOVED"]);
  await carriedOut();
  expect([await state(), await paidBack()]).toEqual([{ order: "dispatching", parcel: "waiting" }, []]);
  expect([await inView("to_post"), await toHandle("to_post")]).toEqual([[false], 1]);
  expect(
    await ask(
      "select action, details from actions where action like 'dispatch_cancel%' order by at, action collate \"C\"",
    ),
  ).toEqual([
    { action: "dispatch_cancel_undone", details: {} },
    { action: "dispatch_cancelled", details: { note: "The address does not exist." } },
  ]);
  expect(await send()).toBe("SUCCESS");
});

test("one that is being cancelled is on no label, courier's file or pick list, also where it was chosen before", async () => {
  const orders = [orderNumber];
  expect(await mei.get("/staff/getPickList", { orders })).toMatchObject({ cards: 1 });
  await cancel();
  expect(await mei.code("/staff/printLabels", { orders, paper: "a6" })).toBe("PARCEL_MOVED");
  expect(await mei.code("/staff/makeCourierFile", { orders })).toBe("PARCEL_MOVED");
  expect(await mei.get("/staff/getPickList", { orders })).toMatchObject({ cards: 0 });
});

test("not taken back, it is cancelled, and all the money goes back once", async () => {
  await cancel();
  await carriedOut();
  expect(await state()).toEqual({ order: "refunding", parcel: "cancelled" });
  expect(await paidBack()).toHaveLength(1);
  expect(await undo()).toBe("PARCEL_MOVED");
  expect(await ask("select distinct state from sim_cards")).toEqual([{ state: "available" }]);
});

test("after its half minute nobody takes it back, however late the job is", async () => {
  await cancel();
  world.at(new Date(world.shop.clock().getTime() + undoSeconds * 1000).toISOString());
  expect(await undo()).toBe("PARCEL_MOVED");
  await carriedOut();
  expect(await state()).toMatchObject({ parcel: "cancelled" });
});

test("the job of a cancelling that was taken back carries out no other", async () => {
  await cancel();
  await undo();
  world.at(new Date(world.shop.clock().getTime() + 1000).toISOString());
  await cancel();
  const [first] = await ask(
    "select payload from graphile_worker._private_jobs where payload ->> 'heldUntil' is not null order by id",
  );
  await cancelParcelJob.run(first.payload, world.shop);
  expect(await state()).toEqual({ order: "dispatching", parcel: "waiting" });
  expect(await undo()).toBe("SUCCESS");
});

test("one that came back lies there again with its case; its money waits, too", async () => {
  await send();
  await workOff(world, { evenLater: true });
  await move("/staff/returnParcel");
  expect(await cancel()).toBe("SUCCESS");
  expect([await inView("came_back"), await toHandle("came_back")]).toEqual([[true], 0]);
  expect([await send("SF2"), await undo()]).toEqual(["PARCEL_MOVED", "SUCCESS"]);
  expect([await inView("came_back"), await paidBack()]).toEqual([[false], []]);
  expect(await ask("select kind from cases where closed_at is null")).toEqual([{ kind: "parcel_returned" }]);
  await cancel();
  await carriedOut();
  expect([await state(), await paidBack()]).toMatchObject([{ parcel: "cancelled" }, [{}]]);
});

test("whoever takes it back and its moment never both win", async () => {
  for (let turn = 0; turn < 6; turn++) {
    expect(await cancel()).toBe("SUCCESS");
    const [one, other] = await Promise.all([undo(), undo(), carriedOut()]);
    const taken = [one, other].filter((code) => code === "SUCCESS").length;
    expect([taken, (await state()).parcel]).toEqual(taken === 1 ? [1, "waiting"] : [0, "cancelled"]);
    expect(await paidBack()).toHaveLength(1 - taken);
    if (taken === 0) break;
  }
});

test("what a refund has cancelled meanwhile is neither cancelled twice nor taken back", async () => {
  await cancel();
  await ask("update dispatches set state = 'cancelled'");
  expect(await undo()).toBe("PARCEL_MOVED");
  await carriedOut();
  expect([await state(), await paidBack()]).toEqual([{ order: "dispatching", parcel: "cancelled" }, []]);
});
