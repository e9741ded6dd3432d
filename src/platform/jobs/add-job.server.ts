import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { DbOrTx } from "../database/database.server.ts";
import { prepared } from "../database/prepared-statement.server.ts";

/** Which jobs there are: `src/jobs.server.ts` adds its list, so that the platform need not know any. */
export interface KnownJobs {}

type OneJob = KnownJobs["list"][number];
type JobName = OneJob["name"];
type JobPayload<Name extends JobName> = z.input<Extract<OneJob, { name: Name }>["payload"]>;

/**
 * Writes a job down in the caller's transaction: it exists if and only if the rows that it is about exist.
 * Only a job on the list compiles, and only with what it reads.
 * `once`: while a job with this key waits, another with the same key replaces it. Every job has a key: one that was
 * replaced while it ran loses it, and is known by that (given-up.server.ts).
 */
export async function addJob<const Name extends JobName>(
  db: DbOrTx,
  name: Name,
  payload: JobPayload<Name>,
  { inSeconds = 0, once }: { inSeconds?: number; once?: string } = {},
): Promise<void> {
  // of what it answers nothing: a type of the worker's own may grow
  await sql`${prepared} select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, run_at => now() + make_interval(secs => ${inSeconds}),
    max_attempts => 25, job_key => ${once ?? randomUUID()})`.execute(db);
}
