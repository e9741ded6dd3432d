import type pg from "pg";

/**
 * Jobs that used up their tries: money or an eSIM may hang on each, so a person must look (`farwave_jobs_given_up`).
 * One that was replaced under its key while it ran has lost key and tries, whatever became of it then: its successor
 * does the work.
 */
export async function jobsGivenUp(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where attempts >= max_attempts and key is not null and last_error is not null",
  );
  return rows[0]!.count;
}
