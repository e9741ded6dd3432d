import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, runMigrations, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Shop } from "../context.server.ts";
import { announceProcess } from "./process-watch.server.ts";
import type { Job } from "./job.server.ts";

/** Installs or updates the worker's own schema; needed before anything enqueues. */
export async function migrateJobs({ pool, log }: Pick<Shop, "pool" | "log">): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger(log) });
}

/** Runs jobs in this process until `stop`, which lets the running ones finish. */
export async function runJobs(shop: Shop, jobs: readonly Job[]): Promise<{ stop(): Promise<void> }> {
  const watch = await announceProcess(shop);
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => job.run(payload, shop)]),
  );
  // listening must begin before the pool does: its name is how its jobs are given back
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => watch.name(workerPool.id));
  events.on("job:failed", ({ job, error }) => shop.log.error({ err: error, job: job.task_identifier }, "a job gave up"));
  events.on("job:error", ({ job, error }) => shop.log.warn({ err: error, job: job.task_identifier }, "a job will be tried again"));
  const runner = await run({
    events,
    pgPool: shop.pool,
    taskList,
    parsedCronItems: parseCronItems(jobs.flatMap(({ name, repeats }) => (repeats ? [{ task: name, match: repeats }] : []))),
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger(shop.log),
  });
  return {
    async stop() {
      await runner.stop();
      await watch.stop();
    },
  };
}

function quietLogger(log: Shop["log"]) {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error({ from: "jobs" }, message);
  });
}
