import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { openLog } from "../log.server.ts";
import { repeatedJob } from "./job.server.ts";
import { beginDue, beginRepeatedJobs, matcher } from "./repeated-jobs.server.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(
  async () => void (await database.pool.query("truncate repeated_jobs; delete from graphile_worker._private_jobs")),
);
afterAll(() => database.drop());

const every = { name: "close-orders", matches: matcher("close-orders", "* * * * *") };
const nightly = { name: "check-ledger", matches: matcher("check-ledger", "20 3 * * *") };
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const begun = (time: string | Date) =>
  beginDue(database.pool, [every, nightly], typeof time === "string" ? at(time) : time);
const enqueued = async () =>
  (
    await database.pool.query<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs where run_at <= now() order by id",
    )
  ).rows.map(({ task }) => task);

test("each round begins once, however many processes look at the same moment", async () => {
  expect(await begun("03:18")).toEqual([]);
  expect(await begun("03:19")).toEqual(["close-orders"]);
  const all = await Promise.all(Array.from({ length: 8 }, () => begun("03:20")));
  expect(all.flat().sort()).toEqual(["check-ledger", "close-orders"]);
  expect(await enqueued()).toEqual(["close-orders", ...all.flat()]);
  expect(await begun("03:20")).toEqual([]);
});

test("a night's round that nobody was there for begins late, and once; one of last week does not", async () => {
  await begun("03:00");
  expect(await begun("09:30")).toEqual(["close-orders", "check-ledger"]);
  expect(await begun("09:31")).toEqual(["close-orders"]);
  await database.pool.query("update repeated_jobs set last_minute = '2026-11-14T03:00Z'");
  expect(await begun("02:00")).toEqual(["close-orders", "check-ledger"]);
  expect(await begun("02:01")).toEqual(["close-orders"]);
});

test("a clock that was years ahead takes no round away once it is right again", async () => {
  await begun(new Date("2028-02-29T00:00:00Z"));
  expect(await begun("03:19")).toEqual([]);
  expect(await begun("03:20")).toEqual(["close-orders", "check-ledger"]);
});

test("a process with a wrong clock begins no round of another day, and says once that it is wrong", async () => {
  const said: string[] = [];
  const log = openLog("info", { write: (line) => void said.push(line) });
  const wrong = { pool: database.pool, log, clock: () => new Date("2028-02-28T23:59:50Z") };
  await database.pool.query(
    "insert into repeated_jobs values ('watch', now() - interval '2 minutes'), ('leap-day', now() - interval '2 minutes')",
  );
  const jobs = [
    repeatedJob("watch", "* * * * *", async () => {}),
    repeatedJob("leap-day", "* * 29 2 *", async () => {}),
  ];
  const running = await beginRepeatedJobs(wrong, jobs);
  await vi.waitUntil(async () => (await enqueued()).length > 0, { timeout: 20_000 });
  await running.stop();
  expect(await enqueued()).toEqual(["watch"]);
  expect((await database.pool.query("select from repeated_jobs where last_minute > now()")).rowCount).toBe(0);
  expect(said.filter((line) => line.includes("set it right"))).toHaveLength(1);
  expect(said[0]).toContain('"secondsAhead":');
});

test("while the database does not answer, rounds wait, and the process goes on", async () => {
  const said: string[] = [];
  const log = openLog("info", { write: (line) => void said.push(line) });
  let away = true;
  const query = (...asked: Parameters<pg.Pool["query"]>) =>
    away ? Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })) : database.pool.query(...asked);
  const running = await beginRepeatedJobs({ pool: { query } as unknown as pg.Pool, log, clock: () => new Date() }, [
    repeatedJob("watch", "* * * * *", async () => {}),
  ]);
  away = false;
  await database.pool.query("insert into repeated_jobs values ('watch', now() - interval '2 minutes')");
  await vi.waitUntil(async () => (await enqueued()).length > 0, { timeout: 20_000 });
  await running.stop();
  expect(said).toHaveLength(1);
});
