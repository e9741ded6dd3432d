import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aRenewal } from "../../../../test/sold-orders.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable, type Network } from "../../../adapters/network/network.ts";
import { unconnectedNetwork } from "../../../adapters/network/unconnected-network.server.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { deliverOrder } from "../../sales/orders/deliver-order.server.ts";
import { renewSims } from "./renew-sims.server.ts";

let world: World;
let sandbox: Network;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0, environment: { DELIVERY_RETRY_SECONDS: "10,60" } });
  sandbox = world.shop.network;
});
afterEach(() => world.close());

// by their last digits: active, blocked, unknown, cannot be asked
const [good, other, blocked, unknown, silent] = [
  "8985234000000000010",
  "8985234000000000028",
  "8985234000000004038",
  "8985234000000004046",
  "8985234000000005035",
] as const;
const ask = async (sql: string) => (await world.pool.query(sql)).rows;
const run = (orderId: string) => renewSims.run({ orderId }, world.shop);
const stateOf = async (id: string) => (await ask(`select state from orders where id = '${id}'`))[0].state;
const sims = async () =>
  (await ask("select state, failure, attempts from order_renewals order by position")).map(
    ({ state, failure, attempts }) => [state, failure, attempts],
  );
const loaded = async () => (await ask("select count(*)::int as plans from sandbox_network.loaded_plans"))[0].plans;
const mails = async () => (await ask("select kind from mails order by queued_at, kind")).map(({ kind }) => kind);
const jobsOf = (name: string) =>
  ask(
    `select payload, key, extract(epoch from run_at - now())::int as pause from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id where identifier = '${name}'`,
  );
const dieOnce = (where: "before" | "after") => {
  let died = false;
  const die = () => {
    died = true;
    throw new Error("killed");
  };
  world.shop.network = {
    ...sandbox,
    loadPlan: async (wish) => {
      if (!died && where === "before") die();
      const answer = await sandbox.loadPlan(wish);
      return died ? answer : die();
    },
  };
};

describe("refused", () => {
  test("every SIM: all goes back, and nobody is told that it was delivered", async () => {
    const { id } = await aRenewal(world, [blocked, unknown]);
    await run(id);
    expect(await sims()).toEqual([
      ["failed", "sim_blocked", 1],
      ["failed", "sim_unknown", 1],
    ]);
    expect(await stateOf(id)).toBe("refunding");
    expect(await jobsOf("refund-order")).toMatchObject([{ payload: { orderId: id, reason: "sim_refused" } }]);
    expect(await ask("select * from data_plans")).toEqual([]);
    expect(await mails()).toEqual([]);
    await run(id);
    expect(await jobsOf("refund-order")).toHaveLength(1);
  });

  test("one of three: its part goes back once, to the cent, and the others are delivered", async () => {
    const { id } = await aRenewal(world, [good, blocked, other], { total: 31_500 });
    await run(id);
    expect(await sims()).toEqual([
      ["applied", null, 1],
      ["failed", "sim_blocked", 1],
      ["applied", null, 1],
    ]);
    expect(await stateOf(id)).toBe("delivered");
    expect(await ask("select key, reason, sold_amount, state from refunds")).toEqual([
      { key: `renewal:${id}:2#1`, reason: "sim_refused", sold_amount: 10_500, state: "asked" },
    ]);
    expect(await ask("select position, iccid, state, use_by from data_plans order by position")).toEqual([
      { position: 1, iccid: good, state: "not_started", use_by: new Date("2027-05-20T08:00:00Z") },
      { position: 3, iccid: other, state: "not_started", use_by: new Date("2027-05-20T08:00:00Z") },
    ]);
    expect(await mails()).toEqual(["sims_renewed"]);
    await run(id);
    expect(await ask("select count(*)::int as refunds from refunds")).toEqual([{ refunds: 1 }]);
    expect(await loaded()).toBe(2);
  });
});

describe("the network does not answer", () => {
  test("for one SIM: the order waits, the buyer is notified, the others are loaded once; at the end a person is told, and no money goes on silence", async () => {
    const { id, number } = await aRenewal(world, [good, silent]);
    await run(id);
    expect(await sims()).toEqual([
      ["applied", null, 1],
      ["waiting", "network_unavailable", 1],
    ]);
    expect(await stateOf(id)).toBe("paid");
    expect(await jobsOf("renew-sims")).toMatchObject([{ key: `deliver:${id}`, pause: expect.closeTo(10, -1) }]);
    await run(id);
    expect(await jobsOf("renew-sims")).toMatchObject([{ pause: expect.closeTo(60, -1) }]);
    expect(await mails()).toEqual(["delivery_delayed"]);
    for (let tries = 0; tries < 3; tries++) {
      await run(id);
      expect(await sims()).toEqual([
        ["applied", null, 1],
        ["waiting", "network_unavailable", 3 + tries],
      ]);
      expect([await stateOf(id), await ask("select * from refunds"), await loaded()]).toEqual(["paid", [], 1]);
      expect(await jobsOf("renew-sims")).toMatchObject([{ pause: expect.closeTo(60, -1) }]);
      expect(await ask("select kind, subject, details from cases")).toEqual([
        { kind: "renewal_unknown", subject: number, details: { iccids: [silent] } },
      ]);
    }
  });

  /** Its answers get lost on the way back, until it is heard again. */
  const losesAnswers = () => {
    world.shop.network = {
      ...sandbox,
      loadPlan: (wish) => sandbox.loadPlan(wish).then(() => Promise.reject(new NetworkUnavailable("lost"))),
    };
  };

  test("until after the last pause, and the plan was loaded all the same: unused it ends, and its money goes back", async () => {
    const { id } = await aRenewal(world, [good, other]);
    losesAnswers();
    for (let tries = 0; tries < 4; tries++) await run(id);
    expect([await stateOf(id), await loaded()]).toEqual(["paid", 2]);
    const byHand = networkByHand({ pool: world.pool, clock: world.shop.clock });
    await byHand.goTo(other, "JP");
    world.shop.network = sandbox;
    await run(id);
    expect(await ask("select state, failure from order_renewals order by position")).toEqual([
      { state: "failed", failure: "network_unavailable" },
      { state: "applied", failure: null },
    ]);
    expect(await ask("select iccid, state from sandbox_network.loaded_plans order by iccid")).toEqual([
      { iccid: good, state: "ended" },
      { iccid: other, state: "active" },
    ]);
    expect(await ask("select reason, sold_amount from refunds")).toEqual([
      { reason: "supplier_failed", sold_amount: 10_500 },
    ]);
    expect(await stateOf(id)).toBe("delivered");
  });

  test("and a person has given the money back meanwhile: what was loaded ends as soon as the network is heard", async () => {
    const { id } = await aRenewal(world, [good]);
    losesAnswers();
    for (let tries = 0; tries < 3; tries++) await run(id);
    await ask(`update orders set state = 'refunding' where id = '${id}'`);
    await run(id);
    expect(await jobsOf("renew-sims")).toHaveLength(1);
    world.shop.network = sandbox;
    await run(id);
    expect(await ask("select state from sandbox_network.loaded_plans")).toEqual([{ state: "ended" }]);
    expect(await stateOf(id)).toBe("refunding");
  });

  test("for there is none: nothing can have been loaded, and all goes back", async () => {
    const { id } = await aRenewal(world, [good]);
    world.shop.network = unconnectedNetwork;
    await run(id);
    expect(await jobsOf("refund-order")).toMatchObject([{ payload: { orderId: id, reason: "supplier_failed" } }]);
  });

  test("for a while: then everything is delivered", async () => {
    const { id } = await aRenewal(world, [good, other]);
    world.shop.network = { ...sandbox, loadPlan: async () => Promise.reject(new NetworkUnavailable("down")) };
    await run(id);
    world.shop.network = sandbox;
    await run(id);
    expect(await sims()).toEqual([
      ["applied", null, 2],
      ["applied", null, 2],
    ]);
    expect(await stateOf(id)).toBe("delivered");
  });
});

test("from payment to delivery: handed on, loaded with the plan as it was sold, told", async () => {
  const { id } = await aRenewal(world, [good]);
  await deliverOrder.run({ orderId: id }, world.shop);
  expect(await jobsOf("renew-sims")).toMatchObject([{ payload: { orderId: id }, key: `deliver:${id}` }]);
  await run(id);
  expect(
    await ask(
      "select key, iccid, plan_code, kind, allowance_mb, days, speed_after_kbps, start_rule, day_rule, day_zone, countries, use_by from sandbox_network.loaded_plans",
    ),
  ).toEqual([
    {
      key: `${id}:1`,
      iccid: good,
      plan_code: "jp-10gb-30d",
      kind: "fixed",
      allowance_mb: 10_240,
      days: 30,
      speed_after_kbps: 0,
      start_rule: "first_connection",
      day_rule: null,
      day_zone: null,
      countries: ["JP"],
      use_by: new Date("2027-05-20T08:00:00Z"),
    },
  ]);
  expect(
    await ask(
      "select r.state, applied_at, network_reference = reference as same from order_renewals r, sandbox_network.loaded_plans",
    ),
  ).toEqual([{ state: "applied", applied_at: new Date("2026-11-21T08:00:00Z"), same: true }]);
  expect(await stateOf(id)).toBe("delivered");
});

test.each(["before", "after"] as const)(
  "killed %s the network has loaded: the next try finishes it, and the plan is loaded once",
  async (where) => {
    const { id } = await aRenewal(world, [good]);
    dieOnce(where);
    await expect(run(id)).rejects.toThrow("killed");
    expect([await stateOf(id), await loaded()]).toEqual(["paid", where === "after" ? 1 : 0]);
    await run(id);
    expect([await stateOf(id), await loaded()]).toEqual(["delivered", 1]);
  },
);

test("killed between the last word and the end: the next try settles without asking anybody", async () => {
  const { id } = await aRenewal(world, [good, blocked]);
  await world.pool.query(
    "create function die() returns trigger language plpgsql as 'begin raise exception ''died''; end'; create trigger die before insert on mails execute function die()",
  );
  await expect(run(id)).rejects.toThrow("died");
  expect(await ask("select * from refunds")).toEqual([]);
  await world.pool.query("drop trigger die on mails");
  world.shop.network = { ...sandbox, loadPlan: () => Promise.reject(new Error("must not be asked")) };
  await run(id);
  expect(await stateOf(id)).toBe("delivered");
  expect(await ask("select count(*)::int as refunds from refunds")).toEqual([{ refunds: 1 }]);
});

test("many workers at once: each SIM is loaded once, the order ends once", async () => {
  const { id } = await aRenewal(world, [good, other, blocked]);
  await Promise.all(Array.from({ length: 5 }, () => run(id)));
  expect(await loaded()).toBe(2);
  expect(await mails()).toEqual(["sims_renewed"]);
  expect(await ask("select count(*)::int as refunds from refunds")).toEqual([{ refunds: 1 }]);
  expect(await ask("select count(*)::int as plans from data_plans")).toEqual([{ plans: 2 }]);
});

test.each(["placed", "cancelled", "refunding", "delivered"])(
  "nothing is loaded for an order that is %s",
  async (state) => {
    const { id } = await aRenewal(world, [good], { state });
    await run(id);
    expect(await loaded()).toBe(0);
  },
);

test("a bug of the network's side is no outage: the job fails in sight and the SIM waits", async () => {
  const { id } = await aRenewal(world, [good]);
  world.shop.network = { ...sandbox, loadPlan: () => Promise.reject(new TypeError("nonsense")) };
  await expect(run(id)).rejects.toThrow("nonsense");
  // it may have been loaded all the same: nobody gives its money back before that is known
  expect(await sims()).toEqual([["waiting", "network_unavailable", 0]]);
});

test("its money goes back at the gateway while it is loaded: what is unused ends, and what is in use is a case", async () => {
  const { id, number } = await aRenewal(world, [good, other]);
  const byHand = networkByHand({ pool: world.pool, clock: world.shop.clock });
  world.shop.network = {
    ...sandbox,
    loadPlan: async (wish) => {
      const loadedNow = await sandbox.loadPlan(wish);
      if (wish.iccid === other) await byHand.goTo(other, "JP");
      await ask(`update orders set state = 'refunding' where id = '${id}'`);
      return loadedNow;
    },
  };
  await run(id);
  expect(await ask("select iccid, state from sandbox_network.loaded_plans order by iccid")).toEqual([
    { iccid: good, state: "ended" },
    { iccid: other, state: "active" },
  ]);
  expect([await stateOf(id), await ask("select kind, subject, details from cases")]).toEqual([
    "refunding",
    [{ kind: "renewal_paid_back", subject: number, details: { iccids: [other] } }],
  ]);
});
