import type pg from "pg";

/**
 * Counts jobs that have exhausted their retries: each may concern money or an eSIM, so a person must look
 * (`farwave_jobs_given_up`). A job that was replaced while it ran has neither key nor retries left, whatever became of
 * it: its successor does the work.
 */
export async function jobsGivenUp(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where attempts >= max_attempts and key is not null and last_error is not null",
  );
  return rows[0]!.count;
}
