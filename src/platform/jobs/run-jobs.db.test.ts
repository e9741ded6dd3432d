import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { addAnyJob } from "../../../test/any-job.ts";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { silentProxy } from "../../../test/silent-proxy.ts";
import type { Shop } from "../context.server.ts";
import { jobBookkeeping, openPool } from "../database/database.server.ts";
import { asTheShopCame } from "../http/web.world.ts";
import { openLog } from "../log.server.ts";
import { outliveRejections } from "../rejections.server.ts";
import { jobsGivenUp } from "./given-up.server.ts";
import { job } from "./job.server.ts";
import { migrateJobs } from "./migrate-jobs.server.ts";
import { raiseWaitingJobs } from "./raise-waiting-jobs.server.ts";
import { runJobs } from "./run-jobs.server.ts";

let database: TestDatabase;
let shop: Shop;
const said: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const log = openLog("info", { write: (line) => void said.push(line) });
  shop = { ...database, ...asTheShopCame, log, clock: () => new Date() } as unknown as Shop;
});
beforeEach(async () => {
  said.length = 0;
  await database.pool.query("delete from graphile_worker._private_jobs");
});
afterAll(() => database.drop());

const waiting = async () =>
  (
    await database.pool.query(
      `select attempts, last_error is not null as failed, locked_at is not null as running, extract(epoch
        from run_at - now())::float as pause,
            key from graphile_worker.jobs order by id`,
    )
  ).rows;
const Payload = z.object({ order: z.string() });

test("a job that throws is kept with its error and tried again; what it did not do is done then", async () => {
  const tries: string[] = [];
  const deliver = job("deliver", Payload, async ({ order }) => {
    tries.push(order);
    if (tries.length === 1) throw new Error("no eSIM yet");
  });
  await addAnyJob(database.db, "deliver", { order: "FW1" });
  const running = await runJobs(shop, [deliver], database.pool);
  await vi.waitUntil(async () => (await waiting())[0]?.failed, { timeout: 20_000 });
  const [afterwards] = await waiting();
  expect(afterwards).toMatchObject({ attempts: 1, running: false });
  expect(afterwards.pause).toBeGreaterThan(0.5);
  expect(said.some((line) => line.includes("a job will be tried again") && line.includes("no eSIM yet"))).toBe(true);
  await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 20_000 });
  expect(tries).toEqual(["FW1", "FW1"]);
  await running.stop();
});

test("the pauses grow, and the last try gives up visibly", async () => {
  const pauses: number[] = [];
  await addAnyJob(database.db, "deliver", { order: "FW1" });
  const failing = job("deliver", Payload, async () => {
    throw new Error("no eSIM at all");
  });
  const running = await runJobs(shop, [failing], database.pool);
  for (const attempts of [0, 4, 9, 24]) {
    await database.pool.query(
      "update graphile_worker._private_jobs set attempts = $1, run_at = now(), last_error = null",
      [attempts],
    );
    await vi.waitUntil(async () => (await waiting())[0]?.failed, { timeout: 20_000 });
    pauses.push((await waiting())[0].pause);
  }
  await running.stop();
  expect(pauses.slice(0, 3)).toEqual(pauses.slice(0, 3).toSorted((one, other) => one - other));
  expect(pauses[0]).toBeLessThan(5);
  expect(pauses[2]).toBeGreaterThan(3600);
  expect(await jobsGivenUp(database.pool)).toBe(1);
  expect(said.filter((line) => line.includes("a job gave up"))).toHaveLength(1);
});

test("a job that is replaced while it runs, and fails then, is given up by nobody: its successor does the work", async () => {
  const tries: string[] = [];
  const twice = job("deliver", Payload, async ({ order }) => {
    tries.push(order);
    if (order !== "FW1") return;
    await addAnyJob(database.db, "deliver", { order: "FW2" }, { once: "deliver:1" });
    throw new Error("the answer to the commit got lost");
  });
  await addAnyJob(database.db, "deliver", { order: "FW1" }, { once: "deliver:1" });
  const running = await runJobs(shop, [twice], database.pool);
  await vi.waitUntil(async () => tries.length === 2 && (await waiting()).every(({ running: busy }) => !busy), {
    timeout: 20_000,
  });
  await running.stop();
  expect(tries).toEqual(["FW1", "FW2"]);
  expect(await jobsGivenUp(database.pool)).toBe(0);
});

test("a payload that is not what the job expects fails in sight, not in silence", async () => {
  await addAnyJob(database.db, "deliver", { order: 7 });
  const running = await runJobs(
    shop,
    [job("deliver", Payload, async () => expect.fail("must not run"))],
    database.pool,
  );
  await vi.waitUntil(async () => (await waiting())[0]?.failed, { timeout: 20_000 });
  await running.stop();
  expect(said.join()).toContain("a job will be tried again");
});

test("a job of a kind that this version does not know waits for one that does", async () => {
  await addAnyJob(database.db, "of-tomorrow", { order: "FW1" });
  await addAnyJob(database.db, "deliver", { order: "FW2" });
  const running = await runJobs(shop, [job("deliver", Payload, async () => {})], database.pool);
  await vi.waitUntil(async () => (await waiting()).length === 1, { timeout: 20_000 });
  await running.stop();
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 0, failed: false, running: false })]);
});

test("what waits behind work that never ends is done all the same, a few at a time", async () => {
  const done: string[] = [];
  const endless = job("sell", Payload, ({ order }) => addAnyJob(database.db, "sell", { order }));
  const behind = job("send", Payload, async ({ order }) => void done.push(order));
  for (let buyer = 0; buyer < 16; buyer++) await addAnyJob(database.db, "sell", { order: `FW${buyer}` });
  for (let mail = 0; mail < 60; mail++) await addAnyJob(database.db, "send", { order: `M${mail}` }, { priority: 5 });
  const running = await runJobs(shop, [endless, behind], database.pool);
  await vi.waitUntil(() => done.length > 0, { timeout: 20_000, interval: 50 });
  await running.stop();
  // four at a time: the oldest four begin together
  expect(["M0", "M1", "M2", "M3"]).toContain(done[0]);
  expect(done.length).toBeLessThanOrEqual(25);
}, 30_000);

test("what waits behind others is raised after five seconds, the longest waiting first, and nothing else", async () => {
  for (const order of ["young", "planned", "old", "older"])
    await addAnyJob(database.db, "send", { order }, { priority: 5, inSeconds: order === "planned" ? 60 : 0 });
  const wait = (order: string, seconds: number) =>
    database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - make_interval(secs => $2) where payload ->> 'order' = $1`,
      [order, seconds],
    );
  await wait("old", 6);
  await wait("older", 60);
  expect(await raiseWaitingJobs(database.pool)).toBe(2);
  expect(await raiseWaitingJobs(database.pool)).toBe(0);
  const { rows } = await database.pool.query(
    "select payload ->> 'order' as order, priority from graphile_worker._private_jobs order by run_at",
  );
  expect(rows).toEqual([
    { order: "older", priority: 0 },
    { order: "old", priority: 0 },
    { order: "young", priority: 5 },
    { order: "planned", priority: 5 },
  ]);
});

test("stopping lets the running job finish and leaves none half done", async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  const slow = job("deliver", Payload, async ({ order }) => {
    begun.resolve();
    await gate.promise;
    done.push(order);
  });
  await addAnyJob(database.db, "deliver", { order: "FW1" });
  const running = await runJobs(shop, [slow], database.pool);
  await begun.promise;
  let stopped = false;
  const stopping = running.stop().then(() => (stopped = true));
  await database.pool.query("select 1");
  expect(stopped).toBe(false);
  gate.resolve();
  await stopping;
  expect(done).toEqual(["FW1"]);
  await addAnyJob(database.db, "deliver", { order: "FW2" });
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 0, running: false })]);
  expect((await database.pool.query("select from server_processes")).rowCount).toBe(0);
});

test("stopping waits until the end of the last job is written: what it did is not done again by the next process", async () => {
  const done: string[] = [];
  const holder = await database.pool.connect();
  onTestFinished(() => holder.release());
  const deliver = job("deliver", Payload, async ({ order }) => {
    done.push(order);
    // the end of this job waits for whoever holds its row
    await holder.query("begin");
    await holder.query("select from graphile_worker._private_jobs for update");
  });
  await addAnyJob(database.db, "deliver", { order: "FW1" });
  const running = await runJobs(shop, [deliver], database.pool);
  await vi.waitUntil(
    async () =>
      (
        await database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount === 1,
    { timeout: 20_000 },
  );
  let stopped = false;
  const stopping = running.stop().then(() => (stopped = true));
  for (let turn = 0; turn < 100; turn++) await database.pool.query("select 1");
  expect(stopped).toBe(false);
  await holder.query("commit");
  await stopping;
  expect(await waiting()).toEqual([]);
  const next = await runJobs(shop, [deliver], database.pool);
  await next.stop();
  expect(done).toEqual(["FW1"]);
});

test("a job that this process has locked and does not run is run after all; one that it runs is left alone, however long it takes", async () => {
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const deliver = job("deliver", Payload, async ({ order }) => {
    begun.push(order);
    if (order === "slow") await gate.promise;
  });
  await addAnyJob(database.db, "deliver", { order: "slow" });
  const running = await runJobs(shop, [deliver], database.pool);
  await vi.waitUntil(() => begun.length === 1, { timeout: 20_000 });
  // the worker library itself unlocks after four hours, also in a look that it begins at its start
  const { rows } = await database.pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '3 hours' returning locked_by",
  );
  // what is left of a job whose answer, or whose end, got lost on its way
  await database.db.transaction().execute(async (tx) => {
    await addAnyJob(tx, "deliver", { order: "lost" });
    await sql`update graphile_worker._private_jobs
      set locked_by = ${rows[0].locked_by}, locked_at = now() - interval '9 seconds', attempts = 1
        where locked_by is null`.execute(tx);
  });
  await vi.waitUntil(() => begun.includes("lost"), { timeout: 20_000 });
  await vi.waitUntil(async () => (await waiting()).length === 1, { timeout: 20_000 });
  expect(begun).toEqual(["slow", "lost"]);
  expect(await waiting()).toEqual([expect.objectContaining({ running: true, attempts: 1 })]);
  gate.resolve();
  await running.stop();
  expect(await waiting()).toEqual([]);
  expect(said.some((line) => line.includes("were given back"))).toBe(true);
});

test("jobs go on when the connections of the worker have fallen silent, also the one that listens", async () => {
  const { host, port } = database.connection;
  const proxy = await silentProxy(
    host?.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host: host!, port: port! },
  );
  const through = openPool({
    ...database.connection,
    host: "127.0.0.1",
    port: proxy.port,
    ...jobBookkeeping,
    query_timeout: 2_000,
  });
  const done: string[] = [];
  onTestFinished(asServersTakeRejections());
  const running = await runJobs(shop, [job("deliver", Payload, async ({ order }) => void done.push(order))], through);
  await addAnyJob(database.db, "deliver", { order: "before" });
  await vi.waitUntil(() => done.length === 1, { timeout: 20_000 });
  proxy.fallSilent();
  await addAnyJob(database.db, "deliver", { order: "after" });
  await vi.waitUntil(() => done.includes("after"), { timeout: 20_000 });
  const listens = async () =>
    (
      await database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and query = 'select 1' and state = 'idle' and pid <> pg_backend_pid()",
      )
    ).rowCount;
  await vi.waitUntil(async () => (await listens()) === 1, { timeout: 25_000 });
  await running.stop();
  await through.end();
  await proxy.close();
  expect(said.filter((line) => line.includes("an unhandled rejection"))).toEqual([]);
});

/** What the library does not await may meet a silent connection; a server lives on, and so does this test's process. */
function asServersTakeRejections(): () => void {
  const usual = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  outliveRejections(shop.log);
  return () => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of usual) process.on("unhandledRejection", listener);
  };
}

test("a job exists if and only if its transaction is committed", async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await addAnyJob(tx, "deliver", { order: "FW1" });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await waiting()).toEqual([]);
  await database.db.transaction().execute((tx) => addAnyJob(tx, "deliver", { order: "FW1" }, { inSeconds: 600 }));
  expect((await waiting())[0].pause).toBeGreaterThan(590);
});

test("a job with a key replaces the waiting one with the same key, and no other", async () => {
  await addAnyJob(database.db, "check", { order: "FW1" }, { once: "check:1", inSeconds: 60 });
  await addAnyJob(database.db, "check", { order: "FW1" }, { once: "check:1", inSeconds: 600 });
  await addAnyJob(database.db, "check", { order: "FW2" }, { once: "check:2" });
  await addAnyJob(database.db, "check", { order: "FW3" });
  await addAnyJob(database.db, "check", { order: "FW3" });
  const jobs = await waiting();
  expect(jobs.map(({ key }) => key)).toEqual(["check:1", "check:2", expect.any(String), expect.any(String)]);
  expect(jobs[2].key).not.toBe(jobs[3].key);
  expect(jobs[0].pause).toBeGreaterThan(590);
});

test("hostile text in a payload comes out as it went in", async () => {
  const texts = ["' ; drop table orders; --", '{"a":1}', "陈大文 😀", "\\u0041", "$1"];
  const got: string[] = [];
  for (const order of texts) await addAnyJob(database.db, "deliver", { order });
  const running = await runJobs(
    shop,
    [job("deliver", Payload, async ({ order }) => void got.push(order))],
    database.pool,
  );
  await vi.waitUntil(() => got.length === texts.length, { timeout: 20_000 });
  await running.stop();
  expect(got.toSorted()).toEqual(texts.toSorted());
});

test("installing the worker's schema again changes nothing and loses no job", async () => {
  await addAnyJob(database.db, "deliver", { order: "FW1" });
  await Promise.all([migrateJobs(shop.pool, () => {}), migrateJobs(shop.pool, () => {})]);
  expect(await waiting()).toHaveLength(1);
});
