import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { DbOrTx } from "../database/database.server.ts";

/**
 * Writes a job down in the caller's transaction: it exists if and only if the rows that it is about exist.
 * `once`: while a job with this key waits, another with the same key replaces it. Every job has a key: one that was
 * replaced while it ran
 * loses it, and is known by that (given-up.server.ts).
 */
export async function addJob(
  db: DbOrTx,
  name: string,
  payload: Record<string, unknown>,
  { inSeconds = 0, once }: { inSeconds?: number; once?: string } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, run_at => now() + make_interval(secs => ${inSeconds}),
    max_attempts => 25, job_key => ${once ?? randomUUID()})`.execute(db);
}
