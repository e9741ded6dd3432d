import { parseCronItems, type ParsedCronItem } from "graphile-worker";
import type pg from "pg";
import type { Shop } from "../context.server.ts";
import type { Job } from "./job.server.ts";

const lookEveryMs = 5_000;
const minute = 60_000;
/**
 * A nightly job that was missed because no process ran starts late, within this time; beyond it, it waits for the next
 * night.
 */
const longestLate = 25 * 60 * minute;
/** Beyond this a process logs that its clock is wrong. */
const clocksMayDiffer = 60_000;

type Repeated = { name: string; matches: (time: Date) => boolean };

/**
 * Enqueues scheduled jobs, once for all processes. The database's clock decides: the worker library uses each
 * process's, and one whose clock was ahead for a second blocked all runs until that time.
 */
export async function beginRepeatedJobs(
  { pool, log, clock }: Pick<Shop, "pool" | "log" | "clock">,
  jobs: readonly Job[],
): Promise<{ stop(): Promise<void> }> {
  const repeated = jobs
    .filter(({ repeats }) => repeats)
    .map(({ name, repeats }) => ({ name, matches: matcher(name, repeats!) }));
  let looked = 0;
  let isWrong = false;
  let round = look();
  await round;
  const looking = setInterval(() => void (round = round.then(look)), lookEveryMs);
  looking.unref();

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
      const { now } = rows[0]!;
      reportClock(clock().getTime() - now.getTime());
      const thisMinute = new Date(now.getTime() - (now.getTime() % minute));
      if (thisMinute.getTime() !== looked) await beginDue(pool, repeated, thisMinute);
      looked = thisMinute.getTime();
    } catch (error) {
      log.warn({ err: error }, "could not look for repeated jobs");
    }
  }

  function reportClock(ahead: number): void {
    const wrong = Math.abs(ahead) > clocksMayDiffer;
    if (wrong && !isWrong)
      log.error(
        { secondsAhead: Math.round(ahead / 1000) },
        "the clock of this process is not the database's: set it right",
      );
    isWrong = wrong;
  }

  return {
    async stop() {
      clearInterval(looking);
      await round;
    },
  };
}

/**
 * Enqueues each job that was due between its last run and `thisMinute`, once; a last run in the future comes from a
 * wrong clock.
 */
export async function beginDue(pool: pg.Pool, repeated: readonly Repeated[], thisMinute: Date): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; last: Date }>(
    `insert into repeated_jobs as known (name, last_minute) select name, $2 from unnest($1::text[]) name
     on conflict (name) do update set last_minute = least(known.last_minute, $2) returning name, last_minute as last`,
    [repeated.map(({ name }) => name), thisMinute],
  );
  const last = new Map(rows.map((row) => [row.name, row.last.getTime()]));
  const due = repeated
    .filter(({ name, matches }) => minutesBetween(last.get(name)!, thisMinute.getTime()).some(matches))
    .map(({ name }) => name);
  if (due.length === 0) return [];
  const { rows: begun } = await pool.query<{ name: string }>(
    `with begun as (update repeated_jobs set last_minute = $2 where name = any($1) and last_minute < $2 returning name)
     select name, graphile_worker.add_job(name, '{}'::json, max_attempts => 25,
       job_key => gen_random_uuid()::text) is not null from begun`,
    [due, thisMinute],
  );
  return begun.map(({ name }) => name);
}

function minutesBetween(last: number, now: number): Date[] {
  const first = Math.max(last, now - longestLate) + minute;
  return Array.from(
    { length: Math.max(0, (now - first) / minute + 1) },
    (_, place) => new Date(first + place * minute),
  );
}

export function matcher(task: string, repeats: string): Repeated["matches"] {
  const { match } = parseCronItems([{ task, match: repeats }])[0]! as ParsedCronItem & {
    match: (digest: object) => boolean;
  };
  return (time) =>
    match({
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    });
}
