import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable, type Network } from "../../../adapters/network/network.ts";
import { unconnectedNetwork } from "../../../adapters/network/unconnected-network.server.ts";
import { loadAnew } from "../../stock/data-plans/store.server.ts";
import { retireProfiles } from "../../stock/esim-profiles/retire-profiles.server.ts";
import { loadMissingPlans } from "./load-missing-plans.server.ts";

let world: World;
let sandbox: Network;
beforeEach(async () => {
  world = await freshWorld({ profiles: 3, environment: { DELIVERY_RETRY_SECONDS: "10,60" } });
  sandbox = world.shop.network;
});
afterEach(() => world.close());

const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const onNetwork = () => rows("select state, key from sandbox_network.loaded_plans order by loaded_at, key");
const known = () =>
  rows("select position, state, network_reference is not null as loaded from data_plans order by position");
const cases = () => rows("select kind, details from cases where kind = 'plan_not_loaded'");
const waiting = () =>
  rows(
    "select identifier as name from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier in ('load-plans', 'end-plans', 'end-plan')",
  );
const lost = () => Promise.reject(new NetworkUnavailable("lost"));
const two = aWish({ quantity: 2, expectedTotal: 21_000 });

test("no network at all: the order is delivered, nothing is asked again and nobody has a case to close", async () => {
  world.shop.network = unconnectedNetwork;
  await delivered(world, two);
  expect(await rows("select orders.state, network_asked_at from orders join data_plans on order_id = id")).toEqual([
    { state: "delivered", network_asked_at: null },
    { state: "delivered", network_asked_at: null },
  ]);
  expect([await waiting(), await cases()]).toEqual([[], []]);
  const [{ id }] = await rows("select id from orders");
  await retireProfiles(world.db, { orderId: id, positions: [1] }, world.shop.clock());
  expect(await waiting()).toEqual([]);
});

test("a SIM that the network refuses is a person's to look at; the others are loaded", async () => {
  const {
    rows: [profile],
  } = await world.pool.query("select iccid from esim_profiles order by iccid limit 1");
  await world.pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now())", [
    profile.iccid,
  ]);
  await delivered(world, two);
  expect(await known()).toEqual([
    { position: 1, state: "not_started", loaded: false },
    { position: 2, state: "not_started", loaded: true },
  ]);
  expect(await cases()).toMatchObject([{ details: { failures: [`${profile.iccid}: sim_blocked`] } }]);
});

test("silence is asked again after each pause, then a person looks; each plan is loaded once though its answers got lost", async () => {
  world.shop.network = { ...sandbox, loadPlan: async (wish) => (await sandbox.loadPlan(wish), lost()) };
  await delivered(world, two);
  expect([await known(), await cases(), await waiting()]).toMatchObject([
    [{ loaded: false }, { loaded: false }],
    [],
    [{ name: "load-plans" }],
  ]);
  await workOff(world, { evenLater: true });
  expect([await cases(), await waiting()]).toMatchObject([[{ details: { failures: ["2 without an answer"] } }], []]);
  world.shop.network = sandbox;
  const [{ id }] = await rows("select id from orders");
  await world.pool.query("select graphile_worker.add_job('load-plans', json_build_object('orderId', $1::text))", [id]);
  await workOff(world);
  expect([await known(), await onNetwork()]).toMatchObject([
    [{ loaded: true }, { loaded: true }],
    [{ state: "waiting" }, { state: "waiting" }],
  ]);
});

test("taken back while nobody knew whether it was loaded: it is found by its key and ended", async () => {
  world.shop.network = { ...sandbox, loadPlan: async (wish) => (await sandbox.loadPlan(wish), lost()) };
  await delivered(world, two);
  world.shop.network = sandbox;
  const [{ id }] = await rows("select id from orders");
  await retireProfiles(world.db, { orderId: id, positions: [2] }, world.shop.clock());
  await workOff(world, { evenLater: true });
  expect(await onNetwork()).toMatchObject([{ state: "waiting" }, { state: "ended" }]);
});

test("taken back at the very moment in which it is loaded: what was loaded ends", async () => {
  world.shop.network = {
    ...sandbox,
    loadPlan: async (wish) => {
      const loaded = await sandbox.loadPlan(wish);
      await world.pool.query("update data_plans set state = 'cancelled'");
      return loaded;
    },
  };
  await delivered(world);
  expect([await known(), await onNetwork()]).toMatchObject([
    [{ state: "cancelled", loaded: false }],
    [{ state: "ended" }],
  ]);
});

test("another plan in the same place: the old one ends, the new one has its own key; loading anew twice loads once more", async () => {
  await delivered(world);
  const [{ id }] = await rows("select id from orders");
  await world.pool.query("update orders set days = 3");
  await world.db.transaction().execute((tx) => loadAnew(tx, id, [1]));
  await workOff(world);
  expect(await onNetwork()).toMatchObject([
    { state: "ended", key: `${id}:1` },
    { state: "waiting", key: `${id}:1:1` },
  ]);
  expect(await known()).toEqual([{ position: 1, state: "not_started", loaded: true }]);
  expect(await rows("select days from sandbox_network.loaded_plans where state = 'waiting'")).toEqual([{ days: 3 }]);
});

test("what an older version delivered and never loaded is loaded within the hour, once; what is new, a supplier's, over or asked for is not", async () => {
  await delivered(world, two);
  await workOff(world, { evenLater: true });
  const older =
    "update data_plans set network_reference = null, network_asked_at = null; delete from sandbox_network.loaded_plans";
  await world.pool.query(older);
  await loadMissingPlans.run({}, world.shop);
  expect(await waiting()).toEqual([]);
  world.at("2026-11-21T08:11:00Z");
  await world.pool.query('update orders set plan_as_sold = plan_as_sold || \'{"supplier": "reseller"}\'');
  await loadMissingPlans.run({}, world.shop);
  expect(await waiting()).toEqual([]);
  await world.pool.query(
    "update orders set plan_as_sold = plan_as_sold - 'supplier'; update data_plans set state = 'expired' where position = 1; update data_plans set network_asked_at = now() where position = 2",
  );
  await loadMissingPlans.run({}, world.shop);
  expect(await waiting()).toEqual([]);
  await world.pool.query("update data_plans set state = 'not_started'; update data_plans set network_asked_at = null");
  world.shop.network = unconnectedNetwork;
  await loadMissingPlans.run({}, world.shop);
  expect(await waiting()).toEqual([]);
  world.shop.network = sandbox;
  await Promise.all([loadMissingPlans.run({}, world.shop), loadMissingPlans.run({}, world.shop)]);
  expect(await waiting()).toEqual([{ name: "load-plans" }]);
  await workOff(world);
  expect([await known(), await onNetwork()]).toMatchObject([
    [{ loaded: true }, { loaded: true }],
    [{ state: "waiting" }, { state: "waiting" }],
  ]);
  await loadMissingPlans.run({}, world.shop);
  expect(await waiting()).toEqual([]);
});

test("two workers at once load each plan once", async () => {
  await delivered(world, two);
  const { jobs } = await import("../../../jobs.server.ts");
  const [{ id }] = await rows("select id from orders");
  await world.pool.query("update data_plans set network_reference = null");
  const run = () => jobs.find(({ name }) => name === "load-plans")!.run({ orderId: id }, world.shop);
  await Promise.all([run(), run(), run()]);
  await workOff(world);
  expect([await known(), await onNetwork()]).toMatchObject([
    [{ loaded: true }, { loaded: true }],
    [{ state: "waiting" }, { state: "waiting" }],
  ]);
});
