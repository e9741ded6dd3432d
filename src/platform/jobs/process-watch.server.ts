import type pg from "pg";
import type { Shop } from "../context.server.ts";
import { ShopClient } from "../database/client.server.ts";
import { unlockLostJobs, type JobsInHand } from "./jobs-in-hand.server.ts";

const lockClass = 26_112_100;
const lookEveryMs = 5_000;
/**
 * Within this time a live process that lost its connection has reconnected, and a new one has announced the name under
 * which it locks jobs.
 */
const graceSeconds = 15;

type Life = { holder: pg.Client; key: number; saidName?: string };
type Watched = Pick<Shop, "log" | "clock"> & { pool: pg.Pool; inHand: JobsInHand };

/**
 * Unlocks orphaned jobs: of dead processes, and of this one where their start or end was lost. The worker library waits
 * four hours before it assumes either; a buyer does not. Every process holds an advisory lock on a connection of its
 * own, which PostgreSQL releases the moment the process dies, and every process looks for released locks. A live
 * process that has lost that connection has `graceSeconds` to announce itself again, or its running jobs would be given
 * to others (docs/decisions/0006).
 */
export async function announceProcess({ pool, log, clock, inHand }: Watched) {
  let workerPool: string | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;
  let life: Life | undefined;
  life = await announced();
  await removeDeadProcesses(life);
  const looking = setInterval(look, lookEveryMs);
  looking.unref();

  async function announced(): Promise<Life> {
    const holder = new ShopClient(pool.options);
    holder.on("error", (error) => {
      if (life?.holder === holder) life = undefined;
      log.error({ err: error }, "the connection that shows this process alive is lost");
      look();
    });
    try {
      await holder.connect();
      const { rows } = await holder.query("select nextval('server_process_keys')::int as key");
      const key: number = rows[0].key;
      await holder.query("select pg_advisory_lock($1, $2)", [lockClass, key]);
      await holder.query("insert into server_processes (lock_key, worker_pool, started_at) values ($1, $2, $3)", [
        key,
        workerPool ?? null,
        clock(),
      ]);
      return { holder, key, saidName: workerPool };
    } catch (error) {
      void holder.end().catch(() => {});
      throw error;
    }
  }

  function look(): void {
    if (stopped) return;
    round ??= lookOnce()
      .catch((error) => log.warn({ err: error }, "could not look for jobs that nobody runs"))
      .finally(() => (round = undefined));
  }

  async function lookOnce(): Promise<void> {
    life ??= await announced().catch(async (error) => {
      // where no more connections are available, the row alone shows the others that this process lives
      await pool.query("update server_processes set missed_at = null where worker_pool = $1", [workerPool]);
      throw error;
    });
    try {
      await announceName(life);
      await removeDeadProcesses(life);
      const lost = workerPool === undefined ? 0 : await unlockLostJobs(life.holder, workerPool, inHand);
      if (lost > 0) log.warn({ jobs: lost }, "jobs whose beginning or end got lost were given back");
    } catch (error) {
      // after any error the connection may be dead, so it proves nothing
      void life?.holder.end().catch(() => {});
      life = undefined;
      throw error;
    }
  }

  async function announceName(mine: Life): Promise<void> {
    if (workerPool === mine.saidName) return;
    const name = workerPool;
    await mine.holder.query("update server_processes set worker_pool = $2 where lock_key = $1", [mine.key, name]);
    mine.saidName = name;
  }

  return {
    /** The name under which this process locks its jobs. */
    name: (given: string) => {
      workerPool = given;
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(looking);
      await round;
      // without its row or its lock, no process takes it for alive
      await life?.holder.query("delete from server_processes where lock_key = $1", [life.key]).catch(() => {});
      await life?.holder.end().catch(() => {});
    },
  };
}

/**
 * A released lock is never taken again (a process that reconnects gets a new key): so a process that has been missed
 * for long enough is dead.
 */
async function removeDeadProcesses({ holder, key }: Life): Promise<void> {
  // advisory locks are re-entrant, so a connection must not try its own
  await holder.query(
    `with fallen as materialized (select lock_key from server_processes
      where lock_key <> $3 and pg_try_advisory_xact_lock($1, lock_key)),
      missed as (update server_processes set missed_at = now()
        where lock_key in (select lock_key from fallen) and missed_at is null)
     delete from server_processes
       where lock_key in (select lock_key from fallen) and missed_at < now() - make_interval(secs => $2)`,
    [lockClass, graceSeconds, key],
  );
  await holder.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1) and locked_by not in (select worker_pool from server_processes
       where worker_pool is not null)`,
    [graceSeconds],
  );
}
