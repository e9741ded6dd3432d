import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.server.ts";
import { openPool } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { migrate } from "./migrate.server.ts";

/** Thrown with one sentence and a way out when there is no database to work with. */
export class DatabaseUnreachable extends Error {}

export type ShopDatabase = { pool: pg.Pool; kind: string; close(): Promise<void> };

/** Opens the database of the settings, migrated: DATABASE_URL, or the embedded server in DATA_DIR, started when nobody has. */
export async function openShopDatabase(config: Config, log: (line: string) => void): Promise<ShopDatabase> {
  const lost = (error: Error) => log(`a database connection was lost: ${error.message}`);
  if (config.DATABASE_URL) return opened(openPool({ connectionString: config.DATABASE_URL }, lost), "DATABASE_URL", log, async () => {});
  const server = await startEmbeddedPostgres({ folder: join(config.dataFolder, "postgres"), log });
  return opened(openPool(server.connection, lost), "embedded PostgreSQL", log, server.stop);
}

const askVersion = "select current_setting('server_version') as version, current_setting('server_version_num')::int >= 150000 as known";
const wayOut = "or unset DATABASE_URL to use the embedded one";

async function opened(pool: pg.Pool, kind: string, log: (line: string) => void, stop: () => Promise<void>): Promise<ShopDatabase> {
  const { rows } = await pool.query<{ version: string; known: boolean }>(askVersion).catch((error: Error) => {
    throw new DatabaseUnreachable(`The database at DATABASE_URL does not answer (${reason(error)}). Check the address, ${wayOut}.`);
  });
  const [server] = rows;
  if (!server!.known) throw new DatabaseUnreachable(`The database at DATABASE_URL is PostgreSQL ${server!.version}; Farwave needs 15 or newer. Choose another one, ${wayOut}.`);
  await migrate(pool, log).catch((error: unknown) => {
    if (!notAllowed(error)) throw error;
    throw new DatabaseUnreachable(`The user of DATABASE_URL may not make tables (${reason(error)}). Make it the owner of its database, ${wayOut}.`);
  });
  return {
    pool,
    kind,
    async close() {
      await pool.end();
      await stop();
    },
  };
}

/** A host with several addresses fails with one error for each and no words of its own. */
function reason(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(", ") : error.message;
}

function notAllowed(error: unknown): error is Error {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  return code === "42501" || code === "3F000";
}
