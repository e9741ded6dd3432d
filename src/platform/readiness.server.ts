import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** Why this process should get no requests now, for machines; undefined when it is ready. */
export type Readiness = () => Promise<string | undefined>;

/** A health check is answered within two seconds, whatever the database does. */
const patienceMs = 1_800;
/** However many ask, the database is checked once a second: each check costs a page of disk until vacuum. */
const freshMs = 1_000;
/**
 * Pages need a connection from the work pool. All may be busy, but one becomes free within the lock timeout unless they
 * are stuck.
 */
const stuckAfterMs = 8_000;

/**
 * Ready means that a page can be rendered and an order written: reads the catalogue version, writes and rolls back a
 * row that needs a page of its own (which detects a full disk and a read-only database), and checks that the work
 * pool's connections respond.
 */
export function readinessOf(
  { vital, work }: { vital: pg.Pool; work: pg.Pool },
  elapsed = () => performance.now(),
): Readiness {
  let askedAt = -Infinity;
  let asking: Promise<string | undefined> | undefined;
  let heardAt = elapsed();
  work.on("release", () => void (heardAt = elapsed()));

  const ask = async () => {
    const limit = new AbortController();
    const trouble = await Promise.race([
      Promise.all([vital.query(tryToWrite), answersWork()]).then(() => undefined, troubleIn),
      pause(patienceMs, silent, { signal: limit.signal, ref: false }).catch(() => undefined),
    ]);
    limit.abort();
    return trouble;
  };

  async function answersWork(): Promise<void> {
    const full = work.idleCount === 0 && work.totalCount >= work.options.max;
    if (!full) return void (await work.query("select 1"));
    if (work.waitingCount > 0 && elapsed() - heardAt > stuckAfterMs) throw new Error(silent);
  }

  return () => {
    if (asking === undefined || elapsed() - askedAt > freshMs) {
      askedAt = elapsed();
      asking = ask();
    }
    return asking;
  };
}

const silent = "the database does not answer";
const refusesToWrite = ["53100", "25006"];

function troubleIn({ code = "" }: { code?: string }): string {
  return refusesToWrite.includes(code) ? "the database cannot write" : silent;
}

const tryToWrite = `
  begin;
  select version from catalogue_version;
  insert into write_trials (filler) values (repeat('.', 8000));
  rollback`;
