import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { pretendSupplier } from "../../../../test/pretend-supplier.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NotificationRefused } from "../../../adapters/supply/esim-supplier.ts";
import { CreateOrder } from "../../sales/orders/contract.ts";
import { expireDataPlans } from "../../stock/data-plans/store.server.ts";
import { lookAtProfile } from "./look-at-profile.server.ts";
import { takeNotification } from "./take-notification.server.ts";

let world: World;
const reseller = pretendSupplier("reseller");
const es2plus = pretendSupplier("es2plus");
const mine = "8944009900000000011";
const others = "8944009900000000029";
const ofPool = "8985234026100000048";

beforeAll(
  async () => void (world = await freshWorld({ profiles: 0, suppliers: [reseller.supplier, es2plus.supplier] })),
);
afterAll(() => world.close());
const ask = async (sql: string) => (await world.pool.query(sql)).rows as Record<string, unknown>[];

/** A delivered order of a 5 GB package with three SIMs: from the reseller, from the SM-DP+, and from our own pool. */
beforeEach(async () => {
  world.at("2026-12-01T12:00:00Z");
  await world.pool.query("truncate supplier_events, cases, data_plans, esim_profiles, mails cascade");
  const { orderNumber } = await world.call(
    CreateOrder,
    aWish({ planCode: "jp-th-5gb-15d", days: 15, quantity: 3, expectedTotal: 18_000 }),
  );
  const [{ id }] = (
    await world.pool.query(
      "update orders set state = 'delivered', paid_at = '2026-11-21T08:00:00Z' where number = $1 returning id",
      [orderNumber],
    )
  ).rows as [{ id: string }];
  for (const [index, [iccid, supplier]] of [
    [mine, "reseller"],
    [others, "es2plus"],
    [ofPool, "pool"],
  ].entries()) {
    await world.pool.query(
      `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position,
        allotted_at, supplier, profile_state, profile_state_at)
       values ($1, 'rsp.example.com', $2, $3, 'allotted', $4, $5, now(), $6, 'released', '2026-11-21T08:00:00Z')`,
      [iccid, world.shop.vault.seal("M"), Buffer.from(iccid!), id, index + 1, supplier],
    );
    await world.pool.query(
      "insert into data_plans (order_id, position, iccid, use_by) values ($1, $2, $3, '2027-02-19T08:00:00Z')",
      [id, index + 1, iccid],
    );
  }
});

let count = 0;
type Told = Record<string, unknown>;
const profile = (state: string, at: string, more: Told = {}): Told => ({
  id: `n${++count}`,
  kind: "profile",
  iccid: mine,
  state,
  at: `2026-12-01T${at}Z`,
  ...more,
});
const usage = (usedMb: number, at: string, more: Told = {}): Told => ({
  id: `n${++count}`,
  kind: "usage",
  iccid: mine,
  usedMb,
  at: `2026-12-${at}Z`,
  ...more,
});
const tell = async (events: Told[], from: "reseller" | "es2plus" = "reseller") =>
  takeNotification(world.shop, from, Buffer.from(JSON.stringify(events)), { signature: "right" });
const stateOf = async (iccid = mine) =>
  (await ask(`select profile_state, device from esim_profiles where iccid = '${iccid}'`))[0]!;
const planOf = async (iccid = mine) =>
  (await ask(`select state, used_mb, activated_at, expires_at from data_plans where iccid = '${iccid}'`))[0]!;

test("a phone's steps, in order: each state, and the device", async () => {
  for (const [state, at] of [
    ["downloaded", "10:00:00"],
    ["installed", "10:00:05"],
    ["enabled", "10:01:00"],
  ] as const) {
    await tell([profile(state, at, { device: "Pixel 9" })]);
    expect(await stateOf()).toEqual({ profile_state: state, device: "Pixel 9" });
  }
});

test("out of order, late and repeated: the last that happened stands", async () => {
  const steps = [
    profile("enabled", "10:01:00"),
    profile("downloaded", "10:00:00"),
    profile("installed", "10:00:05"),
    profile("deleted", "10:09:00"),
    profile("disabled", "10:08:00"),
  ];
  for (const step of [...steps, ...steps.toReversed()]) await tell([step]);
  expect(await stateOf()).toMatchObject({ profile_state: "deleted" });
  expect(await ask("select count(*)::int as noted from supplier_events")).toEqual([{ noted: 5 }]);
});

test("a moment in the future is now, so that what really comes later still counts", async () => {
  await tell([profile("installed", "10:00:00", { at: "2099-01-01T00:00:00Z" })]);
  world.at("2026-12-01T13:00:00Z");
  await tell([profile("enabled", "12:30:00")]);
  expect(await stateOf()).toMatchObject({ profile_state: "enabled" });
});

test("an unknown word moves nothing and opens one case", async () => {
  await tell([profile("unknown", "10:00:00"), profile("unknown", "10:00:01")]);
  expect(await stateOf()).toMatchObject({ profile_state: "released" });
  expect(await ask("select kind, subject from cases")).toEqual([{ kind: "unknown_profile_state", subject: mine }]);
});

test("only its maker speaks of a SIM; the SM-DP+ also of our own pool; of strangers nobody", async () => {
  await tell([
    profile("installed", "10:00:00", { iccid: others }),
    profile("installed", "10:00:00", { iccid: ofPool }),
    usage(9000, "01T10:00:00", { iccid: others }),
  ]);
  await tell([profile("installed", "10:00:00")], "es2plus");
  await tell([profile("installed", "10:00:00", { iccid: "8944009999999999999" })]);
  for (const iccid of [mine, others, ofPool]) expect(await stateOf(iccid)).toMatchObject({ profile_state: "released" });
  expect(await planOf(others)).toMatchObject({ state: "not_started" });
  await tell(
    [profile("installed", "10:00:01", { iccid: ofPool }), profile("installed", "10:00:01", { iccid: others })],
    "es2plus",
  );
  for (const iccid of [others, ofPool]) expect(await stateOf(iccid)).toMatchObject({ profile_state: "installed" });
});

test("used data starts the plan, runs low, is used up; the letter comes once", async () => {
  await tell([usage(10, "01T10:00:00", { activatedAt: "2026-12-01T09:00:00Z" })]);
  expect(await planOf()).toEqual({
    state: "active",
    used_mb: 10,
    activated_at: new Date("2026-12-01T09:00:00Z"),
    expires_at: new Date("2026-12-16T09:00:00Z"),
  });
  await tell([usage(4095, "01T10:30:00")]);
  expect(await ask("select kind from mails")).toEqual([]);
  await tell([usage(4096, "01T11:00:00"), usage(4500, "01T11:10:00")]);
  await tell([usage(5120, "01T11:20:00"), usage(100, "01T10:10:00")]);
  expect(await planOf()).toMatchObject({ state: "used_up", used_mb: 5120 });
  expect(await ask("select kind, position, what from mails")).toEqual([
    { kind: "low_data", position: 1, what: "used_80" },
  ]);
});

test("a traveller with an own address is written to", async () => {
  await world.pool.query(
    "insert into order_travellers (order_id, position, name, email) select order_id, 1, 'Lin', 'lin@example.com' from data_plans where position = 1",
  );
  await tell([usage(4096, "01T11:00:00")]);
  expect(await ask("select kind, recipient from mails")).toEqual([{ kind: "low_data", recipient: "lin@example.com" }]);
});

test("where a plan starts by installing, installing starts it", async () => {
  await tell([profile("installed", "10:00:00")]);
  expect(await planOf()).toMatchObject({ state: "not_started" });
  await world.pool.query('update orders set plan_as_sold = plan_as_sold || \'{"start_rule":"installation"}\'');
  await tell([profile("installed", "10:00:00", { iccid: others })], "es2plus");
  expect(await planOf(others)).toMatchObject({ state: "active", activated_at: new Date("2026-12-01T10:00:00Z") });
});

test("of a SIM that was taken back, used data moves nothing", async () => {
  await world.pool.query("update esim_profiles set state = 'retired' where iccid = $1", [mine]);
  await tell([usage(4096, "01T11:00:00")]);
  expect(await planOf()).toMatchObject({ state: "not_started", used_mb: 0 });
});

test("data runs low while the eSIM is refunded: neither waits for the other for ever", async () => {
  const refund = await world.pool.connect();
  try {
    await refund.query("begin");
    await refund.query(
      "select from orders where id = (select order_id from esim_profiles where iccid = $1) for update",
      [mine],
    );
    const told = tell([usage(4096, "01T11:00:00")]);
    await expect
      .poll(() => ask("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .toHaveLength(1);
    await refund.query("update esim_profiles set state = 'retired' where iccid = $1", [mine]);
    await refund.query("commit");
    await told;
    expect(await planOf()).toMatchObject({ state: "not_started", used_mb: 0 });
  } finally {
    refund.release(true);
  }
});

test("plans end by their own clock", async () => {
  await tell([usage(10, "01T10:00:00")]);
  expect(await expireDataPlans(world.db, new Date("2026-12-16T09:59:59Z"))).toBe(0);
  expect(await expireDataPlans(world.db, new Date("2026-12-16T10:00:00Z"))).toBe(1);
  expect(await expireDataPlans(world.db, new Date("2027-02-19T07:59:59Z"))).toBe(0);
  expect(await expireDataPlans(world.db, new Date("2027-02-19T08:00:00Z"))).toBe(2);
  expect(await planOf()).toMatchObject({ state: "expired" });
  await tell([usage(4096, "01T11:00:00")]);
  expect(await planOf()).toMatchObject({ state: "expired", used_mb: 10 });
});

test("a message that proves nothing makes us ask, of our own SIMs and once", async () => {
  const look = (iccid: string) => ({ id: "same", kind: "look", iccid, at: "2026-12-01T10:00:00Z" });
  for (const iccid of [mine, mine, others, "8944009999999999999"]) await tell([look(iccid)]);
  expect(
    await ask(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'look-at-profile'",
    ),
  ).toEqual([{ payload: { iccid: mine } }]);
  const at = new Date("2026-12-01T11:00:00Z");
  reseller.reports.set(mine, { iccid: mine, at, state: "enabled", device: "Pixel 9", usage: { usedMb: 77 } });
  await lookAtProfile.run({ iccid: mine }, world.shop);
  expect(await stateOf()).toEqual({ profile_state: "enabled", device: "Pixel 9" });
  expect(await planOf()).toMatchObject({ state: "active", used_mb: 77 });
});

test("two words at the same moment take turns", async () => {
  await Promise.all([
    tell([profile("installed", "10:00:02")]),
    tell([profile("downloaded", "10:00:01")]),
    tell([profile("enabled", "10:00:03")]),
  ]);
  expect(await stateOf()).toMatchObject({ profile_state: "enabled" });
});

test("without the right proof nothing is noted", async () => {
  await expect(
    takeNotification(world.shop, "reseller", Buffer.from("[]"), { signature: "wrong" }),
  ).rejects.toBeInstanceOf(NotificationRefused);
  await expect(
    takeNotification({ ...world.shop, suppliers: [] }, "reseller", Buffer.from("[]"), { signature: "right" }),
  ).rejects.toBeInstanceOf(NotificationRefused);
  expect(await ask("select * from supplier_events")).toEqual([]);
});

test("what speaks of orders only makes us ask, perhaps without a proof: nobody fills the table with it", async () => {
  await tell(
    Array.from({ length: 3 }, (_, index) => ({
      id: `o${index}`,
      kind: "order",
      reference: "B1",
      at: "2026-12-01T10:00:00Z",
    })),
  );
  expect(await ask("select * from supplier_events")).toEqual([]);
});

test.each(Object.entries(hostileValues).filter(([, value]) => typeof value === "string" && !value.includes("\u0000")))(
  "an order named %s is nobody's",
  async (_what, reference) => {
    await tell([{ id: `h${++count}`, kind: "order", reference, at: "2026-12-01T10:00:00Z" }]);
    expect(await ask("select * from supply_orders")).toEqual([]);
  },
);
