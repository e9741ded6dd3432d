import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type * as z from "zod/mini";
import type { DbOrTx } from "../database/database.server.ts";
import { prepared } from "../database/prepared-statement.server.ts";

/** The known jobs: `src/jobs.server.ts` declares its list here, so that the platform does not depend on it. */
export interface KnownJobs {}

type OneJob = KnownJobs["list"][number];
type JobName = OneJob["name"];
type Options = { inSeconds?: number | undefined; once?: string | undefined; priority?: Priority | undefined };
/** `0`: somebody waits for it. `5`: what staff do with thousands at once, behind all that until it has waited too long. */
export type Priority = 0 | 5;
type NewJob = { [Name in JobName]: { name: Name; payload: JobPayload<Name> } & Options }[JobName];
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
  { inSeconds = 0, once, priority = 0 }: Options = {},
): Promise<void> {
  // of what it answers nothing: a type of the worker's own may grow
  await sql`${prepared} select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, run_at => now() + make_interval(secs => ${inSeconds}),
    max_attempts => 25, job_key => ${once ?? randomUUID()}, priority => ${priority})`.execute(db);
}

/** Several in one statement. */
export async function addJobs(db: DbOrTx, jobs: readonly NewJob[]): Promise<void> {
  const specs = jobs.map(({ name, payload, inSeconds = 0, once = randomUUID(), priority = 0 }) => ({
    name,
    payload,
    inSeconds,
    once,
    priority,
  }));
  await sql`${prepared} select from ${addedFrom(sql`jsonb_to_recordset(${JSON.stringify(specs)})
    as job (name text, payload json, "inSeconds" float8, once text, priority int)`)}`.execute(db);
}

/** Within the caller's statement: how many were enqueued, of a part of it with `name`, `payload` (json) and `once`. */
export function jobsAdded(part: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from ${addedFrom(sql`(
    select name, payload, 0 as "inSeconds", once, 0 as priority from ${part}) as job`)})`;
}

/** Only a listed job compiles. */
export const named = (name: JobName) => sql.lit<string>(name);

const addedFrom = (jobs: RawBuilder<unknown>) => sql`graphile_worker.add_jobs(array(
    select row(name, payload, null, now() + make_interval(secs => "inSeconds"), 25, once, priority, null)
      ::graphile_worker.job_spec
    from ${jobs}))`;
