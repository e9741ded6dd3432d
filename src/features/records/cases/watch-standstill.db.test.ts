import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { oldestJob } from "../../../platform/jobs/oldest-job.server.ts";
import { openLog } from "../../../platform/log.server.ts";
import { lookAtJobs } from "./watch-standstill.server.ts";

let database: TestDatabase;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.drop());

const log = openLog("silent");
const now = new Date("2026-11-21T08:00:00Z");
const change = (set: string) => database.pool.query(`update graphile_worker._private_jobs set ${set}`);
const cases = async () =>
  (await database.pool.query("select kind, details, closed_at is null as open from cases order by opened_at")).rows;

test.each([
  ["due and in nobody's hands", "run_at = now() - interval '11 minutes'"],
  [
    "in somebody's hands, perhaps a dead one's",
    "run_at = now() + interval '1 hour', locked_by = 'pool', locked_at = now() - interval '11 minutes', attempts = max_attempts",
  ],
])("a job that has long been %s is a case, once, until the jobs go on", async (_how, old) => {
  await addJob(database.db, "deliver-order", { orderId: randomUUID() });
  await change(old);
  for (let time = 0; time < 2; time++) await lookAtJobs({ ...database, log }, now);
  expect(await cases()).toEqual([
    {
      kind: "jobs_stand_still",
      details: { job: "deliver-order", waitingSeconds: expect.closeTo(660, -1) },
      open: true,
    },
  ]);
  await database.pool.query("delete from graphile_worker._private_jobs");
  await lookAtJobs({ ...database, log }, now);
  expect((await cases()).map(({ open }) => open)).toEqual([false]);
});

test("what waits for its time, has just become due or was given up is no standstill", async () => {
  await addJob(database.db, "remind", {}, { inSeconds: 86_400 });
  expect(await oldestJob(database.pool)).toBeUndefined();
  await addJob(database.db, "send-mail", { mailId: randomUUID() });
  expect(await oldestJob(database.pool)).toMatchObject({ name: "send-mail" });
  await change("run_at = now() - interval '1 day', attempts = max_attempts, last_error = 'no'");
  await lookAtJobs({ ...database, log }, now);
  expect(await cases()).toEqual([]);
});
