import pg from "pg";
import type { Shop } from "../context.server.ts";

const lockClass = 26_112_100;
const lookEveryMs = 5_000;

/**
 * Gives back the jobs of processes that died. The worker library waits four hours before it believes that a worker is
 * dead; a buyer does not. Every process holds an advisory lock on a connection of its own, which falls at the very
 * moment the process dies, and every process looks for rows whose lock has fallen. A process that lives but lost the
 * connection announces itself anew, or its own work would be taken for a dead one's.
 */
export async function announceProcess({ pool, log, clock }: Pick<Shop, "pool" | "log" | "clock">) {
  let holder: pg.Client | undefined;
  let workerPool: string | null = null;
  let round: Promise<void> | undefined;

  async function announce(): Promise<void> {
    const client = new pg.Client(pool.options);
    client.on("error", (error) => {
      log.error({ err: error }, "the connection that shows this process alive is lost");
      if (holder === client) holder = undefined;
      lookAround();
    });
    try {
      await client.connect();
      await hold(client, clock(), workerPool);
      holder = client;
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  const lookAround = () => {
    round ??= (holder ? Promise.resolve() : announce())
      .then(() => buryTheDead(pool))
      .catch((error) => log.warn({ err: error }, "could not look for dead workers"))
      .finally(() => (round = undefined));
  };

  await announce();
  await buryTheDead(pool);
  const looking = setInterval(lookAround, lookEveryMs);
  looking.unref();
  return {
    /** The name under which this process locks its jobs. */
    name: (given: string) => {
      workerPool = given;
      holder
        ?.query("update server_processes set worker_pool = $1 where lock_key = (select objid::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid = $2)", [given, lockClass])
        .catch((error) => log.warn({ err: error }, "could not note the worker pool"));
    },
    async stop() {
      clearInterval(looking);
      await round;
      // its lock falls with the connection, and whoever looks next removes its row
      await holder?.end().catch(() => {});
    },
  };
}
