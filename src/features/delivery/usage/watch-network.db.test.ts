import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable, type Network } from "../../../adapters/network/network.ts";
import { unconnectedNetwork } from "../../../adapters/network/unconnected-network.server.ts";
import { bought, byHand, tenGb } from "../../aftersales/packages/packages.world.ts";
import { expireDataPlans } from "../../stock/data-plans/store.server.ts";
import { lookAtNetwork } from "./look-at-network.server.ts";
import { watchNetwork } from "./watch-network.server.ts";

let world: World;
let sandbox: Network;
beforeEach(async () => {
  world = await freshWorld({ profiles: 4 });
  sandbox = world.shop.network;
});
afterEach(() => world.close());

const look = () => watchNetwork.run({}, world.shop);
const rows = async (sql: string) => (await world.pool.query(sql)).rows;
const known = async () => (await rows("select state, used_mb, activated_at from data_plans order by order_id"))[0];
const days = () => rows("select day, used_bytes::float8 / 1048576 as mb from usage_days order by day");
const asked: number[] = [];
const counting = (network: Network): Network => {
  asked.length = 0;
  return { ...network, findPlans: (references) => (asked.push(references.length), network.findPlans(references)) };
};

test("a network that is down, or is not there, is asked once a round and breaks nothing", async () => {
  await bought(world, tenGb);
  world.shop.network = counting({ ...sandbox, findPlans: () => Promise.reject(new NetworkUnavailable("down")) });
  await look();
  await look();
  expect(await known()).toMatchObject({ state: "not_started", used_mb: 0 });
  world.shop.network = unconnectedNetwork;
  world.at("2026-11-21T10:00:00Z");
  await look();
});

test("usage is lost on its way back: nothing is written by halves, and the next round has it", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  world.shop.network = { ...sandbox, usageOf: () => Promise.reject(new NetworkUnavailable("lost")) };
  await look();
  expect([await known(), await days()]).toMatchObject([{ state: "not_started", used_mb: 0 }, []]);
  world.shop.network = sandbox;
  world.at("2026-11-21T08:15:00Z");
  await look();
  expect([await known(), await days()]).toMatchObject([
    { state: "active", used_mb: 100, activated_at: new Date("2026-11-21T08:00:00Z") },
    [{ day: "2026-11-21", mb: 100 }],
  ]);
});

test("the days of a plan are asked for when there is more than we have, to the byte, and not at each look", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100.3);
  let daysAsked = 0;
  world.shop.network = {
    ...sandbox,
    usageOf: (...asking) => (daysAsked++, sandbox.usageOf(...asking)),
  };
  const lookIn = async (minutes: number) => {
    world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());
    await look();
    return daysAsked;
  };
  expect(await lookIn(16)).toBe(1);
  const [{ mb }] = await days();
  expect(mb).toBeGreaterThan(100);
  expect([await lookIn(6), await lookIn(6)]).toEqual([1, 1]);
  await byHand(world).useNow(iccid, 0.5);
  expect(await lookIn(6)).toBe(2);
  expect((await days())[0]).toEqual({ day: expect.anything(), mb: mb + 0.5 });
  expect(await lookIn(6)).toBe(2);
});

test("days of a plan that was on the SIM before, and bytes that the network rounds away, are not asked about at each look", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  await look();
  const usageOf = vi.fn((references: readonly string[], from: string) => sandbox.usageOf(references, from));
  world.shop.network = { ...sandbox, usageOf };
  const lookAgain = async () => {
    world.at(new Date(world.shop.clock().getTime() + 6 * 60_000).toISOString());
    await look();
    return usageOf.mock.calls.length;
  };
  await rows(`insert into usage_days (order_id, position, day, used_bytes)
    select order_id, position, '2026-11-20', 5000 from data_plans`);
  expect(await lookAgain()).toBe(0);
  const less = (bytes: number) =>
    rows(`update usage_days set used_bytes = used_bytes - ${bytes} where used_bytes > 5000`);
  await less(1);
  expect(await lookAgain()).toBe(0);
  await less(1);
  expect([await lookAgain(), await lookAgain()]).toEqual([1, 1]);
});

test("what runs is asked about every five minutes, what waits every fifteen, and all at once", async () => {
  const [running] = [await bought(world, tenGb), await bought(world, tenGb), await bought(world, tenGb)];
  await byHand(world).goTo(running.iccid, "JP");
  await byHand(world).useNow(running.iccid, 1);
  world.shop.network = counting(sandbox);
  await look();
  await look();
  expect(asked).toEqual([3]);
  world.at("2026-11-21T08:05:00Z");
  await look();
  expect(asked).toEqual([3, 1]);
  world.at("2026-11-21T08:15:00Z");
  await look();
  expect(asked).toEqual([3, 1, 1, 2]);
});

test("what is over is not asked about, and what the network says late of it moves nothing", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 5);
  await look();
  const old = await sandbox.findPlans((await rows("select network_reference as r from data_plans")).map(({ r }) => r));
  world.at("2026-11-21T08:10:00Z");
  await byHand(world).useNow(iccid, 5);
  await look();
  world.shop.network = { ...sandbox, findPlans: async () => old };
  world.at("2026-11-21T08:20:00Z");
  await look();
  expect(await known()).toMatchObject({ used_mb: 10 });
  await world.pool.query("update data_plans set state = 'cancelled'");
  world.shop.network = counting(sandbox);
  world.at("2026-11-21T09:20:00Z");
  await look();
  expect(asked).toEqual([]);
});

test("two processes at once ask about different plans, and each report is handled once", async () => {
  const { iccid } = await bought(world, tenGb);
  await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 9000);
  world.shop.network = counting(sandbox);
  await Promise.all([look(), look(), look()]);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(2);
  await workOff(world);
  expect(await rows("select kind, position, what from mails where kind = 'low_data'")).toEqual([
    { kind: "low_data", position: 1, what: "used_80" },
  ]);
  expect(world.letters.at(-1)!.subject + world.letters.at(-1)!.text).toContain("8.8");
});

test("many plans are asked about in one call, and what the network leaves out delays no other", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 7);
  await world.pool.query(`insert into data_plans (order_id, position, iccid, use_by, network_reference)
    select order_id, n, iccid, use_by, 'NW' || n from data_plans, generate_series(2, 150) n where position = 1`);
  world.shop.network = counting(sandbox);
  await look();
  expect(asked).toEqual([150]);
  expect(await rows("select used_mb from data_plans where as_of is not null")).toEqual([{ used_mb: 7 }]);
});

test("what was used in the last minutes of a package is reported after its end, and counts", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  await look();
  world.at("2026-12-21T07:58:00Z");
  await byHand(world).useNow(iccid, 300);
  world.at("2026-12-21T08:00:00Z");
  expect(await expireDataPlans(world.db, world.shop.clock())).toBe(0);
  await look();
  expect(await known()).toMatchObject({ state: "expired", used_mb: 400 });
});

test("a network that is silent keeps no package alive: an hour after its end it is over", async () => {
  const { iccid } = await bought(world, tenGb);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  await look();
  expect(await expireDataPlans(world.db, new Date("2026-12-21T08:59:59Z"))).toBe(0);
  expect(await expireDataPlans(world.db, new Date("2026-12-21T09:00:00Z"))).toBe(1);
});

test("who locks several plans does so place by place, and what is written right now expires later: without a deadlock", async () => {
  await bought(world, { ...tenGb, quantity: 2, expectedTotal: 21_000 });
  // the network's names for them stand the other way round
  await world.pool.query("update data_plans set network_reference = 'NW' || (9 - position), use_by = '2026-11-20'");
  const refund = await world.pool.connect();
  await refund.query("begin; update data_plans set as_of = now() where position = 1");
  world.shop.network = { ...sandbox, findPlans: async () => [] };
  const looking = lookAtNetwork(["NW7", "NW8"], world.shop);
  await vi.waitUntil(async () => (await rows("select from pg_locks where not granted")).length > 0, {
    timeout: 20_000,
  });
  await refund.query("select from data_plans where position = 2 for update nowait");
  expect(await expireDataPlans(world.db, new Date("2026-12-21T09:00:00Z"))).toBe(0);
  await refund.query("rollback");
  refund.release();
  await looking;
  expect(await expireDataPlans(world.db, new Date("2026-12-21T09:00:00Z"))).toBe(2);
});
