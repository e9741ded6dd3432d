import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addAnyJob } from "../../../test/any-job.ts";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { openLog } from "../log.server.ts";
import { announceProcess } from "./process-watch.server.ts";

let database: TestDatabase;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.drop());

const shopOf = ({ pool }: TestDatabase, runs: boolean = true) => ({
  pool,
  log: openLog("silent"),
  clock: () => new Date("2026-11-21T08:00:00Z"),
  inHand: { has: () => runs, forgetOld() {} },
});
const processes = async () =>
  (await database.pool.query("select lock_key, worker_pool from server_processes order by lock_key")).rows;
const lockHolders = async () =>
  (
    await database.pool.query(
      "select pid, objid::int as key from pg_locks where database = (select oid from pg_database where datname = current_database()) and locktype = 'advisory' and classid = 26112100 and granted and objsubid = 2",
    )
  ).rows;
/** What the operating system does to a dead process: its connection falls. */
const endConnection = async (key: number) => {
  const { pid } = (await lockHolders()).find((holder) => holder.key === key)!;
  await database.pool.query("select pg_terminate_backend($1)", [pid]);
  await vi.waitUntil(async () => !(await lockHolders()).some((holder) => holder.pid === pid), { timeout: 20_000 });
};
/** A job as `workerPool` would have it in hand since `seconds`. */
async function jobInHand(workerPool: string, seconds: number) {
  await addAnyJob(database.db, "deliver", { order: workerPool });
  await database.pool.query(
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1 where locked_by is null and payload::text like '%' || $1 || '%'",
    [workerPool, seconds],
  );
}
const inHand = async () =>
  (
    await database.pool.query(
      "select locked_by from graphile_worker.jobs where locked_by is not null order by locked_by",
    )
  ).rows.map(({ locked_by }) => locked_by);

test("a process that dies gives its jobs back to the next that looks; the living keep theirs", async () => {
  // rows as a dead process leaves them: nobody holds their lock any more
  await database.pool.query(
    `insert into server_processes (lock_key, worker_pool, started_at, missed_at)
     values (900, 'pool-of-the-dead', now(), now() - interval '16 seconds'), (901, 'pool-of-the-missed', now(), null)`,
  );
  await jobInHand("pool-of-the-dead", 20);
  await jobInHand("pool-of-the-missed", 20);
  await jobInHand("pool-of-nobody", 20);
  await jobInHand("pool-just-born", -60);
  const living = await announceProcess(shopOf(database));
  living.name("pool-of-the-living");
  await vi.waitUntil(async () => (await processes())[0]?.worker_pool === "pool-of-the-living", { timeout: 20_000 });
  await jobInHand("pool-of-the-living", 3600);
  const other = await announceProcess(shopOf(database));
  expect(await inHand()).toEqual(["pool-just-born", "pool-of-the-living", "pool-of-the-missed"]);
  expect(await processes()).toHaveLength(3);
  await database.pool.query("update server_processes set missed_at = missed_at - interval '16 seconds'");
  await vi.waitUntil(async () => (await processes()).length === 2, { timeout: 20_000 });
  // a dead one's row goes first, its jobs a statement later
  await expect.poll(inHand).toEqual(["pool-just-born", "pool-of-the-living"]);
  await other.stop();
  expect((await processes()).map(({ worker_pool }) => worker_pool)).toEqual(["pool-of-the-living"]);
  await living.stop();
  expect(await processes()).toEqual([]);
});

test("a process that lives but lost its connection announces itself anew under its name", async () => {
  const watch = await announceProcess(shopOf(database, false));
  watch.name("pool-a");
  await vi.waitUntil(async () => (await processes())[0]?.worker_pool === "pool-a", { timeout: 20_000 });
  const [before] = await processes();
  await endConnection(before.lock_key);
  await vi.waitUntil(async () => (await processes()).some(({ lock_key }) => lock_key !== before.lock_key), {
    timeout: 15_000,
  });
  await database.pool.query(
    "update server_processes set missed_at = now() - interval '16 seconds' where lock_key = $1",
    [before.lock_key],
  );
  await vi.waitUntil(async () => (await processes()).length === 1, { timeout: 20_000 });
  expect(await processes()).toEqual([{ lock_key: expect.any(Number), worker_pool: "pool-a" }]);
  const other = await announceProcess(shopOf(database));
  // a newcomer takes nothing from it; what it does not run, it gives back itself
  await jobInHand("pool-a", 3600);
  await other.stop();
  await vi.waitUntil(async () => (await inHand()).length === 0, { timeout: 20_000 });
  await watch.stop();
  await vi.waitUntil(async () => (await lockHolders()).length === 0, { timeout: 20_000 });
});

test("processes that start together know each other apart", async () => {
  const watches = await Promise.all(Array.from({ length: 5 }, () => announceProcess(shopOf(database))));
  expect(new Set((await processes()).map(({ lock_key }) => lock_key)).size).toBe(5);
  await Promise.all(watches.map((watch) => watch.stop()));
  expect(await processes()).toEqual([]);
});

test("stopping after the database has hung up is no failure", async () => {
  const watch = await announceProcess(shopOf(database));
  const [{ lock_key }] = await processes();
  const stopped = endConnection(lock_key).then(() => watch.stop());
  await expect(stopped).resolves.toBeUndefined();
});
