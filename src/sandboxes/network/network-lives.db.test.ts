import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { NetworkUnavailable, type Network, type PlanToLoad } from "../../adapters/network/network.ts";
import { networkByHand, type NetworkByHand } from "./by-hand.server.ts";
import { sandboxNetwork } from "./sandbox-network.server.ts";

let database: TestDatabase;
let network: Network;
let hand: NetworkByHand;
let now: Date;
beforeEach(async () => {
  database = await testDatabase();
  now = new Date("2026-11-21T08:00:00.700Z");
  const access = { pool: database.pool, clock: () => now };
  [network, hand] = [sandboxNetwork(access), networkByHand(access)];
});
afterEach(() => database.drop());

const iccid = "8985234000000000010";
const ask = async (sql: string) => (await database.pool.query(sql)).rows;
let keys = 0;
async function load(change: Partial<PlanToLoad> = {}): Promise<string> {
  const loaded = await network.loadPlan({
    key: `key ${keys++}`,
    iccid,
    planCode: "jp-day-1gb",
    kind: "day_pass",
    allowanceMb: 1024,
    days: 10,
    speedAfterKbps: 0,
    startRule: "first_connection",
    dayRule: "calendar_day",
    dayZone: "Asia/Tokyo",
    countries: ["JP"],
    boughtAt: now,
    useBy: new Date(now.getTime() + 180 * 86_400_000),
    ...change,
  });
  return loaded.state === "loaded" ? loaded.reference : loaded.failure;
}
const find = async (reference: string) => (await network.findPlans([reference]))[0]!;

test("a SIM that the sandbox has not met is what its last digits say", async () => {
  const ending = (digits: string) => `898523400000000${digits}9`;
  expect((await network.findSims(["404", "403", "410", "000"].map(ending))).map(({ state }) => state)).toEqual([
    "unknown",
    "blocked",
    "expired",
    "active",
  ]);
  // a vendor's digit behind the check digit changes nothing
  expect(await network.findSims([`${ending("403")}7`])).toMatchObject([{ state: "blocked" }]);
  await expect(network.findSims([ending("503")])).rejects.toBeInstanceOf(NetworkUnavailable);
});

test("a trip of ten days in one jump: each day of Tokyo has its own data, and the reports add up", async () => {
  const reference = await load();
  await hand.useHourly(iccid, 100);
  await hand.moveOn({ days: 2 });
  expect(await find(reference)).toMatchObject({ state: "waiting", asOf: new Date("2026-11-23T08:00:00Z") });
  await hand.goTo(iccid, "JP");
  await hand.moveOn({ days: 30 });
  const plan = await find(reference);
  expect(plan).toMatchObject({
    state: "expired",
    activatedAt: new Date("2026-11-23T08:00:00Z"),
    expiresAt: new Date("2026-12-02T15:00:00Z"),
    usedTodayMb: 0,
  });
  const uses = await network.usageOf([reference], "2026-01-01");
  expect(uses.map(({ day }) => day)).toEqual(
    Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10)),
  );
  expect(uses.slice(1).every(({ usedMb }) => usedMb === 1024)).toBe(true);
  expect(uses[0]!.usedMb).toBeCloseTo(700, 2);
  expect(uses.reduce((sum, { usedMb }) => sum + usedMb, 0)).toBe(plan.usedMb);
});

test("64 who look at once count once, while the clock runs and data is used at once too", async () => {
  const reference = await load({ kind: "fixed", allowanceMb: 10_000, dayRule: null, dayZone: null });
  await hand.goTo(iccid, "JP");
  await hand.useHourly(iccid, 225);
  await hand.moveOn({ hours: 4 });
  const looks = Array.from({ length: 64 }, (_, index) =>
    index % 16 === 0
      ? hand.useNow(iccid, 10)
      : index % 2
        ? network.findPlans([reference])
        : network.usageOf([reference], "2026-01-01"),
  );
  await Promise.all(looks);
  expect((await find(reference)).usedMb).toBe(4 * 225 + 4 * 10);
  expect(await network.usageOf([reference], "2026-01-01")).toEqual([{ reference, day: "2026-11-21", usedMb: 940 }]);
});

test("many SIMs asked for in different orders at once never wait for each other in a circle", async () => {
  const references = await Promise.all(
    Array.from({ length: 12 }, (_, index) => load({ iccid: `89852340000000${String(index).padStart(2, "0")}110` })),
  );
  await hand.moveOn({ hours: 1 });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => network.findPlans(index % 2 ? references : references.toReversed())),
  );
  expect(answers.every((plans) => plans.length === 12)).toBe(true);
});

test("its clock is the shop's, to the second, until it is moved; then it is ahead and can run faster for a while", async () => {
  expect(await hand.clock()).toEqual({ at: new Date("2026-11-21T08:00:00Z"), speed: 1, fastUntil: null });
  await Promise.all([hand.moveOn({ hours: 1 }), hand.moveOn({ hours: 1 }), hand.moveOn({ days: 1 })]);
  expect((await hand.clock()).at).toEqual(new Date("2026-11-22T10:00:00Z"));
  await hand.speedUp(43_200, 60);
  now = new Date(now.getTime() + 20_000);
  expect(await hand.clock()).toEqual({
    at: new Date("2026-12-02T10:00:00Z"),
    speed: 43_200,
    fastUntil: new Date("2026-11-21T08:01:00.700Z"),
  });
  await hand.speedUp(1, 0);
  now = new Date(now.getTime() + 60_000);
  expect(await hand.clock()).toEqual({ at: new Date("2026-12-02T10:01:00Z"), speed: 1, fastUntil: null });
});

test("a network that is ahead of the shop gives a plan as many days to begin as the shop has said", async () => {
  await hand.moveOn({ days: 300 });
  const reference = await load();
  await hand.moveOn({ days: 179 });
  expect((await find(reference)).state).toBe("waiting");
  await hand.moveOn({ days: 1 });
  expect((await find(reference)).state).toBe("expired");
});

test("what a SIM is set to do counts from that moment on; a blocked one does nothing", async () => {
  const reference = await load({ kind: "fixed", dayRule: null });
  await hand.goTo(iccid, "JP");
  await hand.moveOn({ hours: 5 });
  await hand.useHourly(iccid, 225);
  await hand.moveOn({ hours: 1 });
  await hand.goTo(iccid, null);
  await hand.moveOn({ hours: 5 });
  expect((await find(reference)).usedMb).toBe(225);
  await hand.goTo(iccid, "JP");
  await database.pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now())", [
    iccid,
  ]);
  await hand.moveOn({ hours: 1 });
  expect((await find(reference)).usedMb).toBe(225);
  expect(await hand.useNow(iccid, 5)).toBe(0);
});

test("an eSIM that is installed begins the plans that begin with that; without a report of it the first connection does", async () => {
  const [first, other] = [await load({ startRule: "installation" }), await load()];
  await hand.install(iccid);
  expect([(await find(first)).state, (await find(other)).state]).toEqual(["active", "waiting"]);
  const renewed = "8985234000000000028";
  const next = await load({ iccid: renewed, startRule: "installation" });
  await hand.goTo(renewed, "JP");
  expect((await find(next)).state).toBe("active");
});

test("one that is loaded in the country begins there at once, in its turn", async () => {
  await hand.goTo(iccid, "JP");
  await hand.moveOn({ days: 1 });
  const [first, second] = [await load(), await load()];
  expect(await find(first)).toMatchObject({ state: "active", activatedAt: new Date("2026-11-22T08:00:00Z") });
  expect((await find(second)).state).toBe("waiting");
});

test("what the previous version has loaded waits, works anywhere, and is known again by its key", async () => {
  await ask(`insert into sandbox_network.loaded_plans (key, reference, iccid, plan_code, allowance_mb, days, loaded_at)
    values ('old', 'NW1', '${iccid}', 'jp-day-1gb', 1024, 10, '2026-11-20T08:00:00.5Z')`);
  expect(await load({ key: "old" })).toBe("NW1");
  await expect(load({ key: "old", days: 3 })).rejects.not.toBeInstanceOf(NetworkUnavailable);
  await hand.goTo(iccid, "FR");
  expect(await hand.useNow(iccid, 2000)).toBe(1024);
  expect(await find("NW1")).toMatchObject({ state: "used_up", expiresAt: new Date("2026-12-01T08:00:00Z") });
});

test("the SIMs that were loaded last, with their plans", async () => {
  await load();
  await hand.moveOn({ seconds: 1 });
  await load({ iccid: "8985234000000000028" });
  expect((await hand.latestSims(1)).map(({ life, plans }) => [life.iccid, plans.length])).toEqual([
    ["8985234000000000028", 1],
  ]);
  expect(await hand.simOf(iccid)).toMatchObject({
    life: { country: null, mbPerHour: 0 },
    plans: [{ planCode: "jp-day-1gb" }],
  });
});

test("the first plan on a SIM is two statements; many first plans at once are all loaded, each key once", async () => {
  const asked = vi.spyOn(database.pool, "query");
  const connected = vi.spyOn(database.pool, "connect");
  await load();
  expect([asked.mock.calls.length, connected.mock.calls.length]).toEqual([2, 2]);
  vi.restoreAllMocks();
  const another = "8985234000000000028";
  const first = await Promise.all(
    ["one", "one", "two", "two", "three"].map((key) => load({ key, iccid: another, startRule: "purchase" })),
  );
  expect([new Set(first.slice(0, 2)).size, new Set(first.slice(2, 4)).size, new Set(first).size]).toEqual([1, 1, 3]);
  expect(
    await ask("select key, state from sandbox_network.loaded_plans where iccid <> $$" + iccid + "$$ order by key"),
  ).toEqual(["one", "three", "two"].map((key) => ({ key, state: "active" })));
});

test("a first plan begins and ends by the network's own clock, and a SIM that is blocked by hand takes none", async () => {
  await hand.moveOn({ days: 3 });
  const there = new Date("2026-11-24T08:00:00Z");
  const reference = await load({ key: "mine", startRule: "purchase", kind: "fixed", dayRule: null, dayZone: null });
  expect(await find(reference)).toMatchObject({
    state: "active",
    activatedAt: there,
    expiresAt: new Date("2026-12-04T08:00:00Z"),
    asOf: there,
  });
  const blocked = "8985234000000000036";
  await database.pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now())", [
    blocked,
  ]);
  expect(await load({ iccid: blocked })).toBe("sim_blocked");
  await database.pool.query("delete from sandbox_network.sims");
  await expect(load({ key: "mine", iccid: blocked })).rejects.toThrow("was used for another plan");
});
