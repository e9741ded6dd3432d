import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.server.ts";
import { connectionsBesideWork, openPool, openPoolBeside } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { migrate } from "./migrate.server.ts";

/** Thrown with one sentence and a way out when there is no database to work with. */
export class DatabaseUnreachable extends Error {}

export type ShopDatabase = {
  /** For work: pages, calls, and what jobs do. */
  pool: pg.Pool;
  kind: string;
  /** A few connections for a use of their own, closed with the others. */
  openBeside(limits: pg.PoolConfig): pg.Pool;
  close(): Promise<void>;
};

/** Opens the database of the settings, migrated: DATABASE_URL, or the embedded server in DATA_DIR, started when nobody has. */
export async function openShopDatabase(config: Config, log: (line: string) => void): Promise<ShopDatabase> {
  const lost = (error: Error) => log(`a database connection was lost: ${error.message}`);
  const open = (connection: pg.PoolConfig) => openPool({ ...connection, max: config.DATABASE_CONNECTIONS - connectionsBesideWork }, lost);
  if (config.DATABASE_URL) return opened(open({ connectionString: config.DATABASE_URL }), "DATABASE_URL", log, async () => {});
  const server = await startEmbeddedPostgres({ folder: join(config.dataFolder, "postgres"), log });
  return opened(open(server.connection), "embedded PostgreSQL", log, server.stop);
}

const askVersion = "select current_setting('server_version') as version, current_setting('server_version_num')::int >= 150000 as known";
const wayOut = "or unset DATABASE_URL to use the embedded one";

async function opened(pool: pg.Pool, kind: string, log: (line: string) => void, stop: () => Promise<void>): Promise<ShopDatabase> {
  const { rows } = await pool.query<{ version: string; known: boolean }>(askVersion).catch((error: Error) => {
    throw new DatabaseUnreachable(`The database at DATABASE_URL does not answer (${error.message}). Check the address, ${wayOut}.`);
  });
  const [server] = rows;
  if (!server!.known) throw new DatabaseUnreachable(`The database at DATABASE_URL is PostgreSQL ${server!.version}; Farwave needs 15 or newer. Choose another one, ${wayOut}.`);
  await migrate(pool, log).catch((error: unknown) => {
    if (!notAllowed(error)) throw error;
    throw new DatabaseUnreachable(`The user of DATABASE_URL may not make tables (${error.message}). Make it the owner of its database, ${wayOut}.`);
  });
  const beside: pg.Pool[] = [];
  return {
    pool,
    kind,
    openBeside(limits) {
      const another = openPoolBeside(pool, limits, (error) => log(`a database connection was lost: ${error.message}`));
      beside.push(another);
      return another;
    },
    async close() {
      await Promise.all([pool, ...beside].map((each) => each.end()));
      await stop();
    },
  };
}

function notAllowed(error: unknown): error is Error {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  return code === "42501" || code === "3F000";
}
