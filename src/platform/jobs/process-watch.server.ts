import pg from "pg";
import type { Shop } from "../context.server.ts";

const lockClass = 26_112_100;
const lookEveryMs = 5_000;

/**
 * Gives back the jobs of processes that died. The worker library waits four hours before it believes that a worker is
 * dead; a buyer does not. Every process holds an advisory lock on a connection of its own, which falls at the very
 * moment the process dies, and every process looks for rows whose lock has fallen.
 */
export async function announceProcess({ pool, log, clock }: Pick<Shop, "pool" | "log" | "clock">) {
  const holder = new pg.Client(pool.options);
  holder.on("error", (error) => log.error({ err: error }, "the connection that shows this process alive is lost"));
  await holder.connect();
  const { rows } = await holder.query("select nextval('server_process_keys')::int as key");
  const key: number = rows[0].key;
  await holder.query("select pg_advisory_lock($1, $2)", [lockClass, key]);
  await holder.query("insert into server_processes (lock_key, started_at) values ($1, $2)", [key, clock()]);
  await buryTheDead(pool);
  const looking = setInterval(() => void buryTheDead(pool).catch((error) => log.warn({ err: error }, "could not look for dead workers")), lookEveryMs);
  looking.unref();
  return {
    /** The name under which this process locks its jobs. */
    name: (workerPool: string) => {
      pool
        .query("update server_processes set worker_pool = $2 where lock_key = $1", [key, workerPool])
        .catch((error) => log.warn({ err: error }, "could not note the worker pool"));
    },
    async stop() {
      clearInterval(looking);
      await holder.query("delete from server_processes where lock_key = $1", [key]);
      await holder.end();
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
