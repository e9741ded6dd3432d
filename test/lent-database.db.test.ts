import type pg from "pg";
import { expect, test } from "vitest";
import { openPool } from "../src/platform/database/database.server.ts";
import type { TestDatabase } from "./database.ts";
import { lentDatabase } from "./lent-database.ts";
import { delivered } from "./purchases.ts";
import { joined } from "./staff.ts";
import { freshWorld } from "./world.ts";

const nameOf = ({ connection }: Pick<TestDatabase, "connection">) => connection.database;

/** All rows of all tables, and where their numbers go on. */
async function held(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker') order by 1",
  );
  const all = rows.map(({ name }) => `select '${name}', to_jsonb(t)::text as row from ${name} t`).join(" union all ");
  return [
    (await pool.query(`${all} order by 1, 2`)).rows,
    (await pool.query("select seqrelid::regclass::text, pg_sequence_last_value(seqrelid) from pg_sequence order by 1"))
      .rows,
  ];
}

/** What a test leaves, and who has the database next. */
async function after(act: (database: TestDatabase) => Promise<unknown>) {
  const first = await lentDatabase("stocked");
  await act(first);
  await first.drop();
  const next = await lentDatabase("stocked");
  return { first, next };
}

test("after a purchase and staff's work everything is as in a new copy, in the same database", async () => {
  const world = await freshWorld();
  const untouched = await lentDatabase("stocked");
  await delivered(world);
  await joined(world);
  await world.pool.query(
    "update plans set hotspot = 'no'; delete from plan_prices; insert into write_trials values ('x')",
  );
  await world.close();
  const next = await lentDatabase("stocked");
  expect(nameOf(next)).toBe(nameOf(world));
  expect(await held(next.pool)).toEqual(await held(untouched.pool));
  await Promise.all([next.drop(), untouched.drop()]);
});

test("what was written in vain moves numbers, and they are moved back", async () => {
  const { first, next } = await after(async ({ pool }) => {
    const client = await pool.connect();
    await client.query("begin; select nextval(seqrelid) from pg_sequence");
    client.release();
  });
  const untouched = await lentDatabase("stocked");
  expect([nameOf(next), await held(next.pool)]).toEqual([nameOf(first), await held(untouched.pool)]);
  await Promise.all([next.drop(), untouched.drop()]);
});

test("what a session has set, locked and listens to does not go on", async () => {
  const { first, next } = await after(({ pool }) =>
    pool.query("set role pg_monitor; set time zone 'Asia/Tokyo'; select pg_advisory_lock(7); listen news"),
  );
  const { rows } = await next.pool.query(
    "select current_user = session_user as role, current_setting('TimeZone') <> 'Asia/Tokyo' as zone, (select count(*)::int from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) as locks, (select count(*)::int from pg_listening_channels()) as channels",
  );
  expect([nameOf(next), rows]).toEqual([nameOf(first), [{ role: true, zone: true, locks: 0, channels: 0 }]]);
  await next.drop();
});

test.each([
  ["a table that is emptied at once", "truncate faq"],
  ["a column of its own", "alter table plans add column taste text"],
  ["statistics of its own", "analyze plans"],
  [
    "a setting of its own",
    "do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$",
  ],
  ["a function of its own", "create function nothing() returns int language sql return 0"],
  ["more rows than are worth it", "insert into write_trials select 'x' from generate_series(1, 4000)"],
])("a database with %s is lent to nobody", async (_name, statement) => {
  const { first, next } = await after(({ pool }) => pool.query(statement));
  expect(nameOf(next)).not.toBe(nameOf(first));
  await next.drop();
});

test("nor is one to which somebody else is connected", async () => {
  const first = await lentDatabase("stocked");
  const beside = openPool({ ...first.connection, max: 1 });
  await beside.query("select 1");
  await first.drop();
  const next = await lentDatabase("stocked");
  expect(nameOf(next)).not.toBe(nameOf(first));
  await beside.end();
  await next.drop();
});

test("whoever gave it back has no connection to it any more", async () => {
  const { first, next } = await after(({ pool }) => pool.query("select 1"));
  expect(nameOf(next)).toBe(nameOf(first));
  await expect(first.pool.query("select 1")).rejects.toThrow();
  await next.drop();
});
