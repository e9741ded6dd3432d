import type pg from "pg";

type OldestJob = { seconds: number; name: string };

/**
 * The job that has been due, or running, for longest; undefined when there is none. Scheduled jobs and exhausted ones
 * do not count.
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
