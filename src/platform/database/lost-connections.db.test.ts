import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { silentProxy } from "../../../test/silent-proxy.ts";
import { catalogueVersionOf } from "../catalogue-version.server.ts";
import { isDatabaseAway } from "./away.server.ts";
import { databaseOn, openPool, openPoolBeside, vitalQuestions, withoutLimits } from "./database.server.ts";

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof silentProxy>>;
let pool: pg.Pool;
beforeEach(async () => {
  database = await testDatabase();
  const { host, port } = database.connection;
  proxy = await silentProxy(
    host?.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host: host!, port: port! },
  );
  pool = openPool({ ...database.connection, host: "127.0.0.1", port: proxy.port, max: 2, query_timeout: 2_000 });
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
  await database.drop();
});

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a connection that falls silent is given up, in and out of a transaction, and nobody gets it again", async () => {
  const db = databaseOn(pool);
  const begun = Promise.withResolvers<void>();
  const silence = Promise.withResolvers<void>();
  const changing = db.transaction().execute(async (tx) => {
    await tx.selectFrom("catalogue_version").select("version").execute();
    begun.resolve();
    await silence.promise;
    await tx.selectFrom("catalogue_version").select("version").execute();
  });
  await begun.promise;
  await pool.query("select 1");
  proxy.fallSilent();
  silence.resolve();
  const [inTransaction, outside] = await Promise.all([
    failure(changing),
    failure(db.selectFrom("catalogue_version").select("version").execute()),
  ]);
  expect([isDatabaseAway(inTransaction), isDatabaseAway(outside)]).toEqual([true, true]);
  // both connections of the pool were silent; at once, and often, it works again
  for (let time = 0; time < 5; time++)
    expect(await db.selectFrom("catalogue_version").select("version").execute()).toHaveLength(1);
});

test("a shared question ends when the connection is silent, and the next one is answered", async () => {
  const vital = openPoolBeside(pool, { ...vitalQuestions, query_timeout: 2_000 });
  const version = catalogueVersionOf(databaseOn(vital));
  const known = await version.current();
  proxy.fallSilent();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => failure(version.current())));
  expect(crowd.filter(isDatabaseAway).length).toBeGreaterThan(0);
  expect(await version.current()).toBe(known);
  await vital.end();
});

test("pages' questions have connections of their own, which a table that makes all others wait does not take", async () => {
  const vital = openPoolBeside(pool, vitalQuestions);
  const holder = await database.pool.connect();
  await holder.query("begin; lock table orders in access exclusive mode");
  const waiting = Promise.all([1, 2, 3, 4].map(() => failure(pool.query("select count(*) from orders"))));
  expect(await catalogueVersionOf(databaseOn(vital)).current()).toMatch(/^\d+$/);
  expect((await waiting).every(isDatabaseAway)).toBe(true);
  await holder.query("rollback");
  holder.release();
  await vital.end();
});

test("who waits for a lock gives its connection back after a few seconds", async () => {
  const { rows } = await openedOnce("show lock_timeout");
  expect(rows).toEqual([{ lock_timeout: "5s" }]);
});

test("what may take long has no limit", async () => {
  await withoutLimits(pool, async (unlimited) => {
    for (const limit of ["statement_timeout", "lock_timeout"])
      expect((await unlimited.query(`show ${limit}`)).rows).toEqual([{ [limit]: "0" }]);
    expect((await unlimited.query("select pg_sleep(0.5)")).rowCount).toBe(1);
  });
});

test("a further connection that the server refuses fails nobody while others work, and is had as soon as there is room", async () => {
  const { user, database: name } = database.connection;
  await database.pool.query("create role cashier login superuser; alter role cashier superuser");
  await database.pool.query("alter role cashier nosuperuser connection limit 1; grant all on schema public to cashier");
  const few = openPool({ ...database.connection, user: "cashier", max: 8 });
  const crowd = () =>
    Promise.all(Array.from({ length: 20 }, async () => (await few.query("select current_user as name")).rows[0].name));
  expect(new Set(await crowd())).toEqual(new Set(["cashier"]));
  expect(few.totalCount).toBe(1);
  await few.end();
  const none = openPool({ ...database.connection, user: "cashier", max: 8, connectionTimeoutMillis: 2_000 });
  // the server goes on counting a connection for a moment after it has ended
  const other = await vi.waitFor(
    async () => {
      const client = new pg.Client({ ...database.connection, user: "cashier" });
      await client.connect();
      return client;
    },
    { timeout: 5_000 },
  );
  const refused = await failure(none.query("select 1"));
  expect([isDatabaseAway(refused), (refused as Error).message]).toEqual([
    true,
    expect.stringContaining("too many connections"),
  ]);
  const patient = none.query("select 1 as one");
  await other.end();
  expect((await patient).rows).toEqual([{ one: 1 }]);
  await none.end();
  await database.pool.query(`drop owned by cashier; drop role cashier`);
  expect([user, name]).not.toContain("cashier");
});

async function openedOnce(question: string) {
  const one = openPoolBeside(pool, { max: 1, query_timeout: 5_000 });
  try {
    return await one.query(question);
  } finally {
    await one.end();
  }
}
