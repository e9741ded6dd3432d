import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { deliverOrder } from "../../sales/orders/deliver-order.server.ts";
import { dispatchOrder } from "./dispatch-order.server.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 0, environment: { DELIVERY_RETRY_SECONDS: "10,60" } })),
);
afterEach(() => world.close());

const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const run = (orderId: string) => dispatchOrder.run({ orderId }, world.shop);
const stateOf = async (id: string) => (await ask(`select state from orders where id = '${id}'`))[0].state;
const mails = async () => (await ask("select kind from mails order by queued_at, kind")).map(({ kind }) => kind);
const waitingJobs = () =>
  ask(
    "select task_identifier as name, key, extract(epoch from run_at - now())::int as pause from graphile_worker.jobs where task_identifier <> 'send-mail' order by id",
  );

test("no cards: the order waits and the buyer is notified once; after the last pause the money goes back, and nothing is kept for it", async () => {
  const [held] = await someCards(world, 1);
  const { id } = await aCardOrder(world, { quantity: 2, held: [held!] });
  await run(id);
  expect(await stateOf(id)).toBe("paid");
  expect((await waitingJobs()).map(({ name, pause }) => [name, pause > 5])).toEqual([["dispatch-order", true]]);
  await run(id);
  expect((await waitingJobs()).map(({ name, pause }) => [name, pause > 50])).toEqual([["dispatch-order", true]]);
  expect(await mails()).toEqual(["delivery_delayed"]);
  await run(id);
  expect(await stateOf(id)).toBe("refunding");
  expect(
    await ask(
      "select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'refund-order'",
    ),
  ).toEqual([{ payload: { orderId: id, reason: "no_stock" } }]);
  expect(await ask("select state, order_id from sim_cards")).toEqual([{ state: "available", order_id: null }]);
  expect(await ask("select * from dispatches")).toEqual([]);
  await run(id);
  expect(await stateOf(id)).toBe("refunding");
});

test.each(["placed", "paying", "cancelled", "refunding", "refunded", "delivered", "dispatching"])(
  "an order that is %s gets no cards",
  async (state) => {
    await someCards(world, 1);
    const { id } = await aCardOrder(world, { state });
    await run(id);
    expect(await ask("select state from sim_cards")).toEqual([{ state: "available" }]);
    expect(await ask("select * from dispatches")).toEqual([]);
  },
);

test("paid: the held cards go into the parcel in their places, what is missing comes from the storeroom, and the buyer is notified", async () => {
  const [first, second, third] = await someCards(world, 4);
  const { id } = await aCardOrder(world, { quantity: 3, held: [third!, second!] });
  await deliverOrder.run({ orderId: id }, world.shop);
  expect((await waitingJobs()).map(({ name, key }) => [name, key])).toEqual([["dispatch-order", `deliver:${id}`]]);
  await run(id);
  expect(
    await ask("select iccid, position, state from sim_cards where order_id is not null order by position"),
  ).toEqual([
    { iccid: third, position: 1, state: "allotted" },
    { iccid: second, position: 2, state: "allotted" },
    { iccid: first, position: 3, state: "allotted" },
  ]);
  expect(await stateOf(id)).toBe("dispatching");
  expect(await ask("select state, carrier, queued_at from dispatches")).toEqual([
    { state: "waiting", carrier: null, queued_at: new Date("2026-11-21T08:00:00Z") },
  ]);
  expect(await mails()).toEqual(["order_confirmed"]);
  // the data's clock is opened when the parcel is sent
  expect(await ask("select * from data_plans")).toEqual([]);
});

test("the same job by many workers at once: one parcel", async () => {
  await someCards(world, 10);
  const { id } = await aCardOrder(world, { quantity: 2 });
  await Promise.all(Array.from({ length: 5 }, () => run(id)));
  expect(await ask("select count(*)::int as cards from sim_cards where state = 'allotted'")).toEqual([{ cards: 2 }]);
  expect(await mails()).toEqual(["order_confirmed"]);
});

test("many orders want the last cards at once: nobody gets a part, and no card goes twice", async () => {
  await someCards(world, 7);
  const orders = await Promise.all(Array.from({ length: 6 }, () => aCardOrder(world, { quantity: 2 })));
  await Promise.all(orders.map(({ id }) => run(id)));
  await Promise.all(orders.map(({ id }) => run(id)));
  const parcels = await ask(
    "select order_id, count(*)::int as cards from sim_cards where order_id is not null group by order_id",
  );
  expect(parcels.map(({ cards }) => cards)).toEqual([2, 2, 2]);
  expect(await ask("select count(*)::int as parcels from dispatches")).toEqual([{ parcels: 3 }]);
});

test("a worker that dies before the end leaves nothing behind", async () => {
  await someCards(world, 2);
  const { id } = await aCardOrder(world);
  await world.pool.query(
    "create function die() returns trigger language plpgsql as 'begin raise exception ''died''; end'; create trigger die before insert on mails execute function die()",
  );
  await expect(run(id)).rejects.toThrow("died");
  expect(await stateOf(id)).toBe("paid");
  expect(await ask("select state from sim_cards group by state")).toEqual([{ state: "available" }]);
  await world.pool.query("drop trigger die on mails");
  await run(id);
  expect(await stateOf(id)).toBe("dispatching");
});
