import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../test/world.ts";
import { attempt, uncountAttempt } from "./attempts.server.ts";
import { countTry } from "./count-tries.server.ts";
import { databaseOn, openPool } from "./database/database.server.ts";
import { openLimits } from "./limits.server.ts";
import { shareCallsOn } from "./share-calls.server.ts";

let world: World;
let now = new Date("2026-11-21T12:00:00Z");
beforeAll(
  async () =>
    void (world = await freshWorld({
      environment: { GUESSES_PER_MINUTE: "6", COSTLY_CALLS_PER_MINUTE: "1", READ_CALLS_PER_MINUTE: "100000" },
    })),
);
afterAll(() => world.close());
beforeEach(() => world.pool.query("truncate attempts, shared_calls"));

const from = (address: string) => ({ ...world.shop, visitor: { ...english, address }, now });
const through = async (tries: Promise<void>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled").length;
const hourly = { what: "keys", most: 10, minutes: 60, network: true } as const;
const many = (length: number, address: (n: number) => string) => Array.from({ length }, (_, n) => address(n));

test("two processes share guesses: what one has heard the other knows", async () => {
  const [one, other] = [openLimits(world.shop.config), openLimits(world.shop.config)];
  for (let n = 0; n < 6; n++) await (n % 2 ? one : other).spend("guess", from("203.0.113.7"));
  expect([
    await one.isSpent("guess", from("203.0.113.7")),
    await other.isSpent("guess", from("203.0.113.7")),
    await other.isSpent("guess", from("203.0.113.8")),
  ]).toEqual([true, true, false]);
  now = new Date(now.getTime() + 60_000);
  expect(await one.isSpent("guess", from("203.0.113.7"))).toBe(false);
});

test("64 costly calls at once over two processes: as many as are allowed", async () => {
  const both = [openLimits(world.shop.config), openLimits(world.shop.config)];
  expect(
    await through(many(64, () => "203.0.113.7").map((address, n) => both[n % 2]!.spend("costly", from(address)))),
  ).toBe(1);
});

test.each(["read", "write", "count", "compute"] as const)(
  "two processes share %s calls, and no call waits for the database",
  async (kind) => {
    const each = { READ: 64, WRITE: 64, COMPUTE: 64 };
    const config = {
      ...world.shop.config,
      ...Object.fromEntries(Object.entries(each).map(([name, most]) => [`${name}_CALLS_PER_MINUTE`, most])),
      CLICKS_PER_MINUTE: 64,
    };
    /** What a process knows of all calls of this address, by the time it was told. */
    const knows = [0, 0];
    const process = (place: number) => {
      const share = shareCallsOn(world.shop);
      return openLimits(config, async (minute, news) => {
        const totals = await share(minute, news);
        knows[place] = totals[news.findIndex(({ network }) => network === address)] ?? knows[place]!;
        return totals;
      });
    };
    const address = "203.0.113.7";
    const [one, other] = [process(0), process(1)];
    const spend = async (limits: typeof one, times: number) =>
      through(Array.from({ length: times }, () => limits.spend(kind, from(address))));
    expect(await spend(one, 40)).toBe(40);
    await expect.poll(() => knows[0]).toBe(40);
    expect(await spend(other, 4)).toBe(4);
    await expect.poll(() => knows[1]).toBe(44);
    expect(await spend(other, 100)).toBe(20);
    await expect.poll(() => knows[1]).toBe(64);
    // the first hears of it with its next call, and has none left after that
    expect(await spend(one, 1)).toBe(1);
    await expect.poll(() => knows[0]).toBe(65);
    expect(await spend(one, 1)).toBe(0);
    now = new Date(now.getTime() + 60_000);
    expect([await spend(one, 64), await spend(other, 3)]).toEqual([64, 3]);
  },
);

test("a process whose clock is a minute behind takes nothing from the others' minute", async () => {
  const share = shareCallsOn(world.shop);
  const news = [{ kind: "read", network: "203.0.113.7", calls: 5 }];
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
  expect([await share(at(1), news), await share(at(0), news), await share(at(1), news)]).toEqual([[5], [5], [10]]);
});

test("50,001 readers do not give back spent guesses", async () => {
  const limits = openLimits(world.shop.config);
  for (let n = 0; n < 6; n++) await limits.spend("guess", from("203.0.113.7"));
  for (let n = 0; n < 50_001; n++)
    await limits.spend("read", from(`2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}00::1`));
  expect(await limits.isSpent("guess", from("203.0.113.7"))).toBe(true);
});

test("without a database nothing costly is done", async () => {
  const limits = openLimits(world.shop.config);
  await world.pool.query("alter table shared_calls rename to away");
  await expect(limits.spend("costly", from("203.0.113.9"))).rejects.toThrow(/shared_calls/);
  await world.pool.query("alter table away rename to shared_calls");
});

test("120 /64 of one /48 have thirty tries, one after another and all at once", async () => {
  let got = 0;
  for (const address of many(120, (n) => `2001:db8:1:${n.toString(16)}00::1`))
    got += await through([attempt(from(address), hourly, address)]);
  expect(got).toBe(30);
  expect(
    await through(
      many(120, (n) => `2001:db8:2:${n.toString(16)}00::1`).map((address) => attempt(from(address), hourly, address)),
    ),
  ).toBe(30);
});

test("a /56 has twenty, and a /24 a hundred and sixty", async () => {
  expect(
    await through(
      many(120, (n) => `2001:db8:3:${n.toString(16)}::1`).map((address) => attempt(from(address), hourly, address)),
    ),
  ).toBe(20);
  expect(
    await through(many(250, (n) => `198.51.100.${n}`).map((address) => attempt(from(address), hourly, address))),
  ).toBe(160);
});

test("a refused try takes nothing from the neighbours, and a right one is returned to all its networks", async () => {
  const [loud, quiet] = ["2001:db8:4:1::1", "2001:db8:4:2::1"];
  for (let n = 0; n < 100; n++) await attempt(from(loud), hourly, loud).catch(() => {});
  expect(await through(many(10, () => quiet).map((address) => attempt(from(address), hourly, address)))).toBe(10);
  for (const address of many(10, () => quiet)) await uncountAttempt(from(address), hourly, address);
  expect(
    await through(many(30, (n) => `2001:db8:4:3${n}::1`).map((address) => attempt(from(address), hourly, address))),
  ).toBe(20);
});

test("who counts reads their own counters alone, also by a plan from when the book was empty", async () => {
  await using db = databaseOn(openPool({ ...world.pool.options, max: 1 }));
  const shares = ["one", "two", "three"].map((who) => ({ who, most: 1000 }));
  const count = () => countTry(db, "shared_calls", { what: "costly", minutes: 1, now }, shares);
  for (let planned = 0; planned < 8; planned++) await count();
  await world.pool.query(
    `insert into shared_calls (what, who, begun_at, ends_at, tries)
     select 'costly', 'other ' || n, $1, $1::timestamptz + interval '1 minute', 1 from generate_series(1, 3000) as n`,
    [now],
  );
  const { rows } = await db.transaction().execute(async (tx) => {
    await countTry(tx, "shared_calls", { what: "costly", minutes: 1, now }, shares);
    // what an index leads to is counted with the index
    return sql<{ read: number }>`
      select (pg_stat_get_xact_tuples_returned('shared_calls'::regclass)
        + (select sum(pg_stat_get_xact_tuples_fetched(oid)) from pg_class
          where oid = 'shared_calls'::regclass
            or oid in (select indexrelid from pg_index where indrelid = 'shared_calls'::regclass)))::int as read`.execute(
      tx,
    );
  });
  // fewer than their own would say that the database does not count
  expect(rows[0]!.read).toBeGreaterThanOrEqual(shares.length);
  // each was written eight times
  expect(rows[0]!.read).toBeLessThan(100);
});
