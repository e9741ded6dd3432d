import type pg from "pg";
import type { Shop } from "../context.server.ts";

const lookEveryMs = 5_000;
const longEnoughSeconds = 5;
const mostAtOnce = 25;

/**
 * While buyers keep every worker busy, a job behind them would never begin. Those that have waited longest get the
 * urgency of what somebody waits for, a few at a time: so many a look is what thousands of them may cost buyers.
 */
export function keepRaisingWaitingJobs({ pool, log }: Pick<Shop, "pool" | "log">): { stop(): Promise<void> } {
  let round = Promise.resolve();
  const looking = setInterval(() => void (round = round.then(look)), lookEveryMs);
  looking.unref();

  async function look(): Promise<void> {
    try {
      await raiseWaitingJobs(pool);
    } catch (error) {
      log.warn({ err: error }, "could not look for jobs that wait behind others");
    }
  }

  return {
    async stop() {
      clearInterval(looking);
      await round;
    },
  };
}

/** How many there were. */
export async function raiseWaitingJobs(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.reschedule_jobs(array(
       select id from graphile_worker._private_jobs
       where is_available and priority > 0 and run_at < now() - make_interval(secs => $1)
       order by priority, run_at limit $2), priority => 0)`,
    [longEnoughSeconds, mostAtOnce],
  );
  return rowCount!;
}
