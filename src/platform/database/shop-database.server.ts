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

async function opened(pool: pg.Pool, kind: string, log: (line: string) => void, stop: () => Promise<void>): Promise<ShopDatabase> {
  await pool.query("select 1").catch((error: Error) => {
    throw new DatabaseUnreachable(
      `The database at DATABASE_URL does not answer (${error.message}). Check the address, or unset DATABASE_URL to use the embedded one.`,
    );
  });
  await migrate(pool, log);
  return {
    pool,
    kind,
    async close() {
      await pool.end();
      await stop();
    },
  };
}
