import { EventEmitter } from "node:events";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Shop } from "../context.server.ts";
import type { Job } from "./job.server.ts";
import { endsWritten, jobsInHand } from "./jobs-in-hand.server.ts";
import { announceProcess } from "./process-watch.server.ts";
import { keepRaisingWaitingJobs } from "./raise-waiting-jobs.server.ts";
import { beginRepeatedJobs } from "./repeated-jobs.server.ts";

const askListenerEveryMs = 10_000;

/**
 * Runs jobs in this process until `stop`, which waits for the running ones. `bookkeeping` is the pool for locking jobs;
 * their work uses the shop's.
 */
export async function runJobs(
  shop: Shop,
  jobs: readonly Job[],
  bookkeeping: pg.Pool,
): Promise<{ stop(): Promise<void> }> {
  // subscribe before the pool is created: its name identifies this process's locks
  const events: WorkerEvents = new EventEmitter();
  const inHand = jobsInHand(events);
  const watch = await announceProcess({ ...shop, pool: bookkeeping, inHand });
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => job.run(payload, shop)]),
  );
  let locksAs = "";
  events.on("pool:create", ({ workerPool }) => {
    locksAs = workerPool.id;
    watch.name(locksAs);
  });
  events.on("job:failed", ({ job, error }) =>
    shop.log.error({ err: error, job: job.task_identifier }, "a job gave up"),
  );
  events.on("job:error", ({ job, error }) =>
    shop.log.warn({ err: error, job: job.task_identifier }, "a job will be tried again"),
  );
  const stopAsking = keepAsking(events);
  const runner = await run({
    events,
    pgPool: bookkeeping,
    taskList,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger(shop.log),
  });
  const rounds = await beginRepeatedJobs({ ...shop, pool: bookkeeping }, jobs);
  const raising = keepRaisingWaitingJobs({ ...shop, pool: bookkeeping });
  return {
    async stop() {
      await rounds.stop();
      await raising.stop();
      stopAsking();
      await runner.stop();
      await endsWritten(bookkeeping, locksAs, inHand).catch((error) =>
        shop.log.warn({ err: error }, "could not see whether the last jobs have ended"),
      );
      await watch.stop();
    },
  };
}

/** A connection that only listens never notices that the server is gone, so it is queried periodically. */
function keepAsking(events: WorkerEvents): () => void {
  let listener: pg.PoolClient | undefined;
  events.on("pool:listen:success", ({ client }) => void (listener = client));
  events.on("pool:listen:release", () => void (listener = undefined));
  const asking = setInterval(() => {
    const asked = listener;
    // an error on its connection makes the library listen again
    asked?.query("select 1").catch((error) => asked === listener && asked.emit("error", error));
  }, askListenerEveryMs);
  asking.unref();
  return () => clearInterval(asking);
}

function quietLogger(log: Shop["log"]) {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error({ from: "jobs" }, message);
  });
}
