import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";

/**
 * Twice the time within which an answer is heard or never (`jobBookkeeping`): what is not begun by then will not be
 * begun, what is not ended by then has lost its end.
 */
const certainSeconds = 10;

export type JobsInHand = ReturnType<typeof jobsInHand>;

/** Which jobs this process runs, or has run a moment ago so that their end may still be on its way. */
export function jobsInHand(events: WorkerEvents, elapsed = () => performance.now()) {
  /** The same job may be begun again while its first run, taken from us, goes on. */
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
 * Unlocks what `workerPool`, this very process, has locked and does not run: the worker library hears nothing of a job
 * whose answer got lost, and does not repeat an end that it could not write. The lock must still be the one that was
 * looked at. Returns how many there were.
 */
export async function giveBackLost(client: pg.ClientBase, workerPool: string, inHand: JobsInHand): Promise<number> {
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
