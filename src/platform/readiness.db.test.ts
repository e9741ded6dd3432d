import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../test/database.ts";
import { silentProxy } from "../../test/silent-proxy.ts";
import { openPool, openPoolBeside, vitalQuestions } from "./database/database.server.ts";
import { readinessOf } from "./readiness.server.ts";

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof silentProxy>>;
let work: pg.Pool;
let vital: pg.Pool;
let now = 0;
beforeEach(async () => {
  database = await testDatabase();
  const { host, port } = database.connection;
  proxy = await silentProxy(
    host?.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host: host!, port: port! },
  );
  work = openPool({ ...database.connection, host: "127.0.0.1", port: proxy.port, max: 1, query_timeout: 4000 });
  vital = openPoolBeside(work, vitalQuestions);
  now = 0;
});
afterEach(async () => {
  await Promise.all([work.end(), vital.end()]);
  await proxy.close();
  await database.drop();
});
const readiness = () => readinessOf({ vital, work }, () => now);

test("a process that can read, write and work is ready; the trial leaves nothing behind, and many who ask are one", async () => {
  const trouble = readiness();
  expect(await Promise.all(Array.from({ length: 50 }, trouble))).toEqual(Array.from({ length: 50 }, () => undefined));
  const { rows } = await database.pool.query(
    "select count(*)::int as rows, pg_relation_size('write_trials')::int as bytes from write_trials",
  );
  expect(rows).toEqual([{ rows: 0, bytes: 8192 }]);
});

test("a database that is silent is told before a question of the shop's gives up, and so is its return", async () => {
  const trouble = readiness();
  expect(await trouble()).toBeUndefined();
  proxy.fallSilent({ forGood: true });
  now += 1001;
  const answered: string[] = [];
  const question = vital.query("select 1").catch(() => answered.push("a question"));
  expect(await trouble()).toBe("the database does not answer");
  expect(answered).toEqual([]);
  await question;
  proxy.speak();
  await expect.poll(async () => ((now += 1001), trouble()), { timeout: 15_000 }).toBeUndefined();
});

test.each([
  [
    "a full disk",
    "create function no_room() returns trigger language plpgsql as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$; create trigger no_room before insert on write_trials for each statement execute function no_room()",
  ],
  [
    "a replica that is only read",
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  ],
])("%s is no place for orders", async (_what, happens) => {
  await database.pool.query(happens);
  expect(await readiness()()).toBe("the database cannot write");
});

test("a connection for work that is silent is noticed although the others answer", async () => {
  await work.query("select 1");
  proxy.fallSilent();
  expect(await readiness()()).toBe("the database does not answer");
});

test("a process whose connections are all busy is ready as long as somebody is answered", async () => {
  const trouble = readiness();
  const busy = await work.connect();
  const waiting = work.query("select 1");
  now += 5_000;
  expect(await trouble()).toBeUndefined();
  now += 5_000;
  expect(await trouble()).toBe("the database does not answer");
  busy.release();
  await waiting;
  now += 1_001;
  expect(await trouble()).toBeUndefined();
});

test("orders that wait for a lock make nobody unready", async () => {
  const holder = await database.pool.connect();
  await holder.query("begin; lock table orders in share mode");
  expect(await readiness()()).toBeUndefined();
  await holder.query("rollback");
  holder.release();
});
