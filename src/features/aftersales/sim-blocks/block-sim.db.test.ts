import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import { bought, byHand, tenGb } from "../packages/packages.world.ts";
import { blockAtNetwork } from "./block-at-network.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Awaited<ReturnType<typeof bought>>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 4, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  order = await bought(world, tenGb);
  world.letters.length = 0;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  iccid: order.iccid,
  version: 0,
  cause: "stolen",
  why: "Called from the hotel",
  ...more,
});
const block = (more: object = {}, who = browser) => who.code("/staff/blockSim", wish(more));
const unblock = (more: object = {}) => {
  const { cause: _, ...rest } = wish(more);
  return browser.code("/staff/unblockSim", rest);
};
type Sim = { block: { state: string; cause: string; version: number } | null; isOurs: boolean };
const shown = async () => (await browser.get<Sim>("/staff/getSim", { iccid: order.iccid })).block;
const atNetwork = async () => (await world.shop.network.findSims([order.iccid]))[0]!.state;
const jobs = () => rows("select from graphile_worker.jobs where task_identifier = 'block-sim'");
const trail = () =>
  rows("select action, reason, before, after, details from actions where action like 'sim_%blocked' order by action");

test("a blocked SIM has no data until it is let in again; its buyer is told of both once the network has done it", async () => {
  await byHand(world).goTo(order.iccid, "JP");
  expect(await block()).toBe("SUCCESS");
  expect(await shown()).toMatchObject({ state: "blocking", cause: "stolen", version: 1 });
  expect(world.letters).toEqual([]);
  await workOff(world);
  expect([await shown(), await atNetwork()]).toMatchObject([{ state: "blocked", version: 2 }, "blocked"]);
  expect(await byHand(world).useNow(order.iccid, 50)).toBe(0);
  expect(await unblock({ version: 2 })).toBe("SUCCESS");
  await workOff(world);
  expect([await shown(), await atNetwork()]).toMatchObject([{ state: "open", version: 4 }, "active"]);
  expect(await byHand(world).useNow(order.iccid, 50)).toBe(50);
  expect(world.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ["mei@example.com", `A SIM of order ${order.orderNumber} is blocked`],
    ["mei@example.com", `A SIM of order ${order.orderNumber} works again`],
  ]);
  expect(JSON.stringify(world.letters)).not.toContain(order.iccid);
  expect(await trail()).toEqual([
    {
      action: "sim_blocked",
      reason: "Called from the hotel",
      before: { state: "open" },
      after: { state: "blocking", cause: "stolen" },
      details: { sim: order.iccid.slice(-4) },
    },
    {
      action: "sim_unblocked",
      reason: "Called from the hotel",
      before: { state: "blocked", cause: "stolen" },
      after: { state: "unblocking" },
      details: { sim: order.iccid.slice(-4) },
    },
  ]);
});

test("it can be blocked a second time, for another reason", async () => {
  await block();
  await workOff(world);
  await unblock({ version: 2 });
  await workOff(world);
  expect(await block({ version: 4, cause: "fraud" })).toBe("SUCCESS");
  await workOff(world);
  expect(await shown()).toEqual({ state: "blocked", cause: "fraud", version: 6, at: expect.any(String) });
});

describe("two at once", () => {
  test("the same request twice is one block; of two colleagues one blocks, and the other sees it", async () => {
    const same = wish();
    const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" });
    const answers = await Promise.all([
      browser.code("/staff/blockSim", same),
      browser.code("/staff/blockSim", same),
      block({}, tom),
    ]);
    expect(answers[0]).toBe(answers[1]);
    expect(new Set(answers)).toEqual(new Set(["SUCCESS", "CASE_CHANGED"]));
    expect([await jobs(), await trail()].map((found) => found.length)).toEqual([1, 1]);
    expect(await block({}, tom)).toBe("CASE_CHANGED");
  });

  test("the job that runs twice, and one that is late, tell the buyer once and change nothing", async () => {
    await block();
    const payload = { iccid: order.iccid, version: 1 };
    await Promise.all([blockAtNetwork.run(payload, world.shop), blockAtNetwork.run(payload, world.shop)]);
    await workOff(world);
    await unblock({ version: 2 });
    await blockAtNetwork.run(payload, world.shop);
    await workOff(world);
    expect(await atNetwork()).toBe("active");
    expect(world.letters).toHaveLength(2);
  });

  test("killed after the network has done it, the next run writes it down", async () => {
    await block();
    const { network } = world.shop;
    world.shop.network = {
      ...network,
      blockSim: async (iccid) => {
        await network.blockSim(iccid);
        throw new NetworkUnavailable("the answer was lost");
      },
    };
    const payload = { iccid: order.iccid, version: 1 };
    await expect(blockAtNetwork.run(payload, world.shop)).rejects.toBeInstanceOf(NetworkUnavailable);
    expect([await shown(), await atNetwork(), world.letters.length]).toMatchObject([
      { state: "blocking" },
      "blocked",
      0,
    ]);
    world.shop.network = network;
    await workOff(world);
    expect([(await shown())!.state, world.letters.length]).toEqual(["blocked", 1]);
  });
});

test.each<[string, () => void, string]>([
  ["a network that knows no such SIM", () => {}, "sim_expired"],
  [
    "no network at all",
    () => {
      world.shop.network = {
        ...world.shop.network,
        blockSim: () => Promise.reject(new NetworkNotConnected("none")),
      };
    },
    "not_connected",
  ],
])("%s leaves it as it was, tells no buyer, and a person is told", async (_, change, failure) => {
  await rows("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'expired', now())", [order.iccid]);
  change();
  await block();
  await workOff(world);
  expect(await shown()).toMatchObject({ state: "open", version: 2 });
  expect(world.letters).toEqual([]);
  expect(await rows("select kind, details from cases where kind = 'sim_not_blocked'")).toEqual([
    { kind: "sim_not_blocked", details: { order: order.orderNumber, failure, wished: "blocking" } },
  ]);
});

describe("the thief and the clumsy", () => {
  test("a role without the right, a stale proof and a right that is taken away block nothing", async () => {
    const { browser: finance } = await joined(world, { email: "f@farwave.example", name: "F", role: "finance" });
    expect(await block({}, finance)).toBe("RIGHT_MISSING");
    await rows("delete from staff_grants where \"right\" = 'block_sims'");
    expect(await block()).toBe("RIGHT_MISSING");
    await rows("insert into staff_grants values ('support', 'block_sims')");
    world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
    expect(await block()).toBe("CONFIRM_FIRST");
    expect(await jobs()).toEqual([]);
  });

  test("a supplier's eSIM, and a SIM that no order came with, are not ours to block", async () => {
    await rows("update esim_profiles set supplier = 'reseller' where iccid = $1", [order.iccid]);
    expect(await block()).toBe("SIM_NOT_OURS");
    expect(await block({ iccid: "8985234999999999999" })).toBe("NOT_FOUND");
  });

  test.each<[string, object, string]>([
    ["no reason", { why: " " }, "why"],
    ["no cause", { cause: "dislike" }, "cause"],
    ["no number", { iccid: "'; drop table orders" }, "iccid"],
    ["a version of nothing", { version: -1 }, "version"],
  ])("%s is said at its field", async (_, more, field) => {
    const { resultCode, resultData } = await browser.ask("/staff/blockSim", wish(more));
    expect([resultCode, resultData]).toMatchObject(["INVALID_INPUT", { fields: [{ field }] }]);
    expect(await trail()).toEqual([]);
  });

  test("one that is not blocked is not let in, nor one whose block is under way", async () => {
    expect(await unblock()).toBe("CASE_CHANGED");
    await block();
    expect(await unblock({ version: 1 })).toBe("CASE_CHANGED");
  });
});
