import { setTimeout } from "node:timers/promises";
import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";

/**
 * Twice the time after which a statement has succeeded or failed (`jobBookkeeping`): a job that has not started by then
 * will not start, and one that has not ended has lost its end.
 */
const certainSeconds = 10;
const askEndsEveryMs = 20;

export type JobsInHand = ReturnType<typeof jobsInHand>;

/** The jobs that this process runs, or ran a moment ago so that their end may still be on its way to the database. */
export function jobsInHand(events: WorkerEvents, elapsed = () => performance.now()) {
  /** The same job may start again while its first run, unlocked meanwhile, goes on. */
  const hands = new Map<string, { running: number; putDownAt: number }>();
  const hand = (id: string) => hands.get(id) ?? { running: 0, putDownAt: 0 };
  events.on("job:start", ({ job }) => hands.set(job.id, { ...hand(job.id), running: hand(job.id).running + 1 }));
  events.on("job:complete", ({ job }) =>
    hands.set(job.id, { running: hand(job.id).running - 1, putDownAt: elapsed() }),
  );
  return {
    has(id: string): boolean {
      const { running, putDownAt } = hands.get(id) ?? { running: 0, putDownAt: -Infinity };
      return running > 0 || elapsed() - putDownAt < certainSeconds * 1000;
    },
    forgetOld(): void {
      for (const id of hands.keys()) if (!this.has(id)) hands.delete(id);
    },
  };
}

/**
 * Unlocks the jobs that `workerPool`, this process, has locked but does not run: the worker library does not learn of a
 * job whose response was lost, and does not retry writing a job's end. Compares the lock time, in case the job was
 * locked again since. Returns how many there were.
 */
export async function unlockLostJobs(client: pg.ClientBase, workerPool: string, inHand: JobsInHand): Promise<number> {
  inHand.forgetOld();
  const { rows } = await client.query<{ id: string; locked_at: string }>(
    "select id, locked_at::text from graphile_worker.jobs where locked_by = $1 and locked_at < now() - make_interval(secs => $2)",
    [workerPool, certainSeconds],
  );
  const lost = rows.filter(({ id }) => !inHand.has(id));
  if (lost.length === 0) return 0;
  const { rowCount } = await client.query(
    `update graphile_worker._private_jobs job set locked_by = null, locked_at = null
     from unnest($2::bigint[], $3::timestamptz[]) as lost (id, locked_at)
       where job.id = lost.id and job.locked_at = lost.locked_at and job.locked_by = $1`,
    [workerPool, lost.map(({ id }) => id), lost.map(({ locked_at }) => locked_at)],
  );
  return rowCount ?? 0;
}

/**
 * Until the ends of the last jobs are in the database: the worker library sends them off and stops without waiting, and the
 * next process would do again what it finds locked by none that lives. An end that is lost, or a job that never tells that
 * it is over, is waited for until an end of now would be certain, and no longer.
 */
export async function endsWritten(
  pool: pg.Pool,
  workerPool: string,
  inHand: JobsInHand,
  elapsed = () => performance.now(),
): Promise<void> {
  const certainAt = elapsed() + certainSeconds * 1000;
  while (elapsed() < certainAt) {
    const { rows } = await pool.query<{ id: string }>("select id from graphile_worker.jobs where locked_by = $1", [
      workerPool,
    ]);
    if (!rows.some(({ id }) => inHand.has(id))) return;
    await setTimeout(askEndsEveryMs);
  }
}
