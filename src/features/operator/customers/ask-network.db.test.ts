import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendSupplier } from "../../../../test/pretend-supplier.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable, type SimNow } from "../../../adapters/network/network.ts";
import { bought, byHand, tenGb } from "../../aftersales/packages/packages.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let iccid: string;
const reseller = pretendSupplier("reseller");
beforeEach(async () => {
  world = await freshWorld({
    profiles: 4,
    suppliers: [reseller.supplier],
    environment: { WRITE_CALLS_PER_MINUTE: "10000", NETWORK_PATIENCE_MS: "1000" },
  });
  ({ browser } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  ({ iccid } = await bought(world, tenGb));
});
afterEach(() => world.close());

const ask = (more: object = {}, who = browser) => who.code("/staff/askNetwork", { iccid, ...more });
const heard = async () => (await browser.get<{ heard: string }>("/staff/askNetwork", { iccid })).heard;
const minuteLater = () => world.at(new Date(world.shop.clock().getTime() + 61_000).toISOString());
type Sim = {
  inTrail: string;
  network: { state: string; seenAt: string | null; seenIn: string | null; askedAt: string } | null;
  plans: { state: string; usedMb: number }[];
};
const shown = () => browser.get<Sim>("/staff/getSim", { iccid });

test("the page says where it was seen last and what was used by now, after it was asked and not before", async () => {
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  expect(await shown()).toMatchObject({ network: null, plans: [{ state: "not_started" }] });
  expect(await heard()).toBe("asked");
  expect(await shown()).toMatchObject({
    network: { state: "active", seenIn: "Japan", seenAt: expect.stringMatching(/^2026/) },
    plans: [{ state: "active", usedMb: 100 }],
  });
});

test("whoever asks where it is, and whoever is told, stands in the trail, once in ten minutes", async () => {
  const looks = async () =>
    (await world.pool.query("select action, on_id, details from actions where on_kind = 'sim' order by at, action"))
      .rows;
  const { inTrail } = await shown();
  const row = (action: string) => ({ action, on_id: inTrail, details: { sim: iccid.slice(-4) } });
  expect(await looks()).toEqual([]);
  await byHand(world).goTo(iccid, "JP");
  await byHand(world).useNow(iccid, 100);
  await ask();
  await shown();
  await shown();
  expect(await looks()).toEqual([row("network_asked"), row("sim_whereabouts_seen")]);
  const { rows: whole } = await world.pool.query("select from actions where actions::text like $1", [`%${iccid}%`]);
  expect(whole).toEqual([]);
  const { browser: mei } = await joined(world);
  const { actions } = await mei.get<{ actions: { on: { called: string } }[] }>("/staff/getTrail", {
    thing: `sim:${inTrail}`,
  });
  expect(actions.map(({ on }) => on.called)).toEqual([iccid.slice(-4), iccid.slice(-4)]);
  world.at(new Date(world.shop.clock().getTime() + 601_000).toISOString());
  await shown();
  expect(await looks()).toHaveLength(3);
});

test("a look that stands in the trail already waits for nobody who holds the caller's row", async () => {
  await byHand(world).goTo(iccid, "JP");
  await ask();
  await shown();
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("select from staff for update");
  expect((await shown()).network?.seenIn).toBe("Japan");
  await client.query("rollback");
  client.release();
});

test("one that was never connected was seen nowhere", async () => {
  expect(await heard()).toBe("asked");
  expect((await shown()).network).toMatchObject({ state: "active", seenIn: null, seenAt: null });
});

test("once a minute for all colleagues, however many press at once", async () => {
  let asked = 0;
  const { network } = world.shop;
  world.shop.network = { ...network, lookUpSim: (one) => ((asked += 1), network.lookUpSim(one)) };
  const { browser: mei } = await joined(world);
  const codes = await Promise.all([ask(), ask(), ask({}, mei)]);
  expect(codes.toSorted()).toEqual(["SUCCESS", "TRIED_OFTEN", "TRIED_OFTEN"]);
  expect(asked).toBe(1);
  minuteLater();
  expect(await ask()).toBe("SUCCESS");
});

test("a network that is away keeps nobody waiting; its late answer does not replace a later one", async () => {
  const { network } = world.shop;
  world.shop.network = { ...network, lookUpSim: () => Promise.reject(new NetworkUnavailable("down")) };
  expect(await heard()).toBe("late");
  expect((await shown()).network).toBeNull();
  minuteLater();
  const slow = Promise.withResolvers<SimNow>();
  world.shop.network = { ...network, lookUpSim: () => slow.promise };
  expect(await heard()).toBe("late");
  slow.resolve({ iccid, state: "blocked", seen: null });
  await expect.poll(async () => (await shown()).network?.state).toBe("blocked");
});

test("a supplier's eSIM is asked for at its supplier", async () => {
  await world.pool.query("update esim_profiles set supplier = 'reseller', profile_state = 'released'");
  const at = world.shop.clock();
  world.shop.suppliers[0]!.findProfile = async () => ({ iccid, at, state: "installed" });
  expect(await heard()).toBe("asked");
  expect(await browser.get("/staff/getSim", { iccid })).toMatchObject({
    network: null,
    profile: { state: "installed" },
  });
});

test("an unknown number, and a role that serves nobody, ask no network", async () => {
  expect(await ask({ iccid: "8985234999999999999" })).toBe("NOT_FOUND");
  expect(await ask({ iccid: "1" })).toBe("INVALID_INPUT");
  const { browser: packer } = await joined(world, { email: "p@example.com", name: "P", role: "logistics" });
  expect(await ask({}, packer)).toBe("RIGHT_MISSING");
});
