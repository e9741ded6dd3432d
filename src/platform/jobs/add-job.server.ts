import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { DbOrTx } from "../database/database.server.ts";
import { prepared } from "../database/prepared-statement.server.ts";

/** The known jobs: `src/jobs.server.ts` declares its list here, so that the platform does not depend on it. */
export interface KnownJobs {}

type OneJob = KnownJobs["list"][number];
type JobName = OneJob["name"];
type JobPayload<Name extends JobName> = z.input<Extract<OneJob, { name: Name }>["payload"]>;

/**
 * Enqueues a job in the caller's transaction: it exists if and only if the rows that it is about exist. Only a listed
 * job with its own payload compiles.
 * `once`: a waiting job with the same key is replaced. Every job has a key: one that is replaced while it runs loses
 * it, which identifies it as replaced (given-up.server.ts).
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
