import type pg from "pg";

type OldestJob = { seconds: number; name: string };

/**
 * The job that has been due, or in somebody's hands, for longest; nothing when none is. What waits for its time or was
 * given up is not meant.
 */
export async function oldestJob(pool: pg.Pool): Promise<OldestJob | undefined> {
  const { rows } = await pool.query<OldestJob>(
    `select extract(epoch from now() - coalesce(locked_at, run_at))::float as seconds, task_identifier as name
      from graphile_worker.jobs
     where locked_at is not null or (run_at <= now() and attempts < max_attempts) order by coalesce(locked_at, run_at)
       limit 1`,
  );
  return rows[0];
}
