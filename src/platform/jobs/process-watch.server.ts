import pg from "pg";
import type { Shop } from "../context.server.ts";

const lockClass = 26_112_100;
const lookEveryMs = 5_000;

type Life = { holder: pg.Client; key: number };

/**
 * Gives back the jobs of processes that died. The worker library waits four hours before it believes that a worker is
 * dead; a buyer does not. Every process holds an advisory lock on a connection of its own, which falls at the very
 * moment the process dies, and every process looks for rows whose lock has fallen. A process that lives but has lost
 * that connection announces itself anew, or its running work would be given to others again and again.
 */
export async function announceProcess({ pool, log, clock }: Pick<Shop, "pool" | "log" | "clock">) {
  let workerPool: string | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;
  let life: Life | undefined;
  life = await announced();
  await buryTheDead(pool);
  const looking = setInterval(look, lookEveryMs);
  looking.unref();

  async function announced(): Promise<Life> {
    const holder = new pg.Client(pool.options);
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
      await holder.query("insert into server_processes (lock_key, worker_pool, started_at) values ($1, $2, $3)", [key, workerPool ?? null, clock()]);
      return { holder, key };
    } catch (error) {
      await holder.end().catch(() => {});
      throw error;
    }
  }

  function look(): void {
    if (stopped) return;
    round ??= lookOnce()
      .catch((error) => log.warn({ err: error }, "could not look for dead workers"))
      .finally(() => (round = undefined));
  }

  async function lookOnce(): Promise<void> {
    life ??= await announced();
    await buryTheDead(pool);
  }

  return {
    /** The name under which this process locks its jobs. */
    name: (given: string) => {
      workerPool = given;
      pool
        .query("update server_processes set worker_pool = $2 where lock_key = $1", [life?.key, given])
        .catch((error) => log.warn({ err: error }, "could not note the worker pool"));
    },
    async stop() {
      stopped = true;
      clearInterval(looking);
      await round;
      // without its row or without its lock: either way nobody takes it for alive
      await life?.holder.query("delete from server_processes where lock_key = $1", [life.key]).catch(() => {});
      await life?.holder.end().catch(() => {});
    },
  };
}

/** Jobs locked by a pool that no living process answers for, a few seconds ago or more, so that a newborn pool has time to say its name. */
async function buryTheDead(pool: pg.Pool): Promise<void> {
  await pool.query("delete from server_processes where pg_try_advisory_xact_lock($1, lock_key)", [lockClass]);
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - interval '3 seconds' and locked_by not in (select worker_pool from server_processes where worker_pool is not null)`,
  );
}
