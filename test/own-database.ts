import { chmod, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { openPool } from "../src/platform/database/database.server.ts";
import { keepEmbeddedPostgres } from "../src/platform/database/embedded-postgres.server.ts";
import { migrate } from "../src/platform/database/migrate.server.ts";
import { embeddedRole, makeEmbeddedRole } from "../src/platform/database/shop-role.server.ts";
import { migrateJobs } from "../src/platform/jobs/migrate-jobs.server.ts";
import { scratchFolder } from "./scratch.ts";
import { silentProxy } from "./silent-proxy.ts";

export type OwnDatabase = Awaited<ReturnType<typeof ownDatabase>>;

/**
 * A PostgreSQL of one's own, to be ended and silenced: `addresses` lead through the proxy, `pool` does not. One that
 * ends is started again.
 */
export async function ownDatabase() {
  const folder = scratchFolder("farwave-own-");
  // PostgreSQL does not run as root; a folder closed to others would send it, and its data, elsewhere
  await chmod(folder, 0o755);
  const data = join(folder, "postgres");
  const gone = (error: Error) => {
    throw error;
  };
  const { connection, stop } = await keepEmbeddedPostgres({ folder: data, log: () => {}, alarm: () => {}, gone });
  const pool = openPool(connection);
  await migrate(pool);
  await migrateJobs(pool, () => {});
  await makeEmbeddedRole(pool);
  const proxy = await silentProxy({ path: `${connection.host}/.s.PGSQL.${connection.port}` });
  const addressOf = (user: string) => `postgres://${user}@127.0.0.1:${proxy.port}/${connection.database}`;
  return {
    pool,
    proxy,
    addresses: { owner: addressOf(connection.user), shop: addressOf(embeddedRole) },
    /** SIGINT ends it in order, SIGKILL at once. */
    signal: async (signal: NodeJS.Signals) =>
      void process.kill(Number((await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")[0]), signal),
    endConnections: async () =>
      void (await pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
      )),
    close: async () => {
      await pool.end();
      await proxy.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
