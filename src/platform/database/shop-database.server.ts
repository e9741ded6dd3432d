import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.server.ts";
import { DatabaseUnreachable, isOfDatabase, unusable } from "./database-errors.server.ts";
import { connectionsBesideWork, openPool, openPoolBeside } from "./database.server.ts";
import { keepEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { checkKnownSecret } from "./known-secret.server.ts";
import { migrate } from "./migrate.server.ts";

export type ShopDatabase = {
  /** For work: pages, calls, and what jobs do. */
  pool: pg.Pool;
  kind: string;
  /** A separate small pool, closed with the others. */
  openBeside(limits: pg.PoolConfig): pg.Pool;
  close(): Promise<void>;
};

/**
 * Callbacks for failures. `lost`: a connection; the next query opens another. An embedded server that stops is
 * restarted; where that fails, `gone` is called.
 */
type Fate = { lost: (error: Error) => void; alarm: (line: string) => void; gone: (error: Error) => void };
const aCommandFails: Fate = {
  lost: () => {},
  alarm: () => {},
  gone: (error) => {
    throw error;
  },
};

/**
 * Opens and migrates the configured database: DATABASE_URL, or the embedded server in DATA_DIR, started unless it is
 * running.
 */
export async function openShopDatabase(
  config: Config,
  log: (line: string) => void,
  fate = aCommandFails,
): Promise<ShopDatabase> {
  const open = (connection: pg.PoolConfig) =>
    openPool({ ...connection, max: config.DATABASE_CONNECTIONS - connectionsBesideWork }, fate.lost);
  const database = await (config.DATABASE_URL
    ? opened(open({ connectionString: config.DATABASE_URL }), "DATABASE_URL", {
        log,
        lost: fate.lost,
        stop: async () => {},
      })
    : keepEmbeddedPostgres({ folder: join(config.dataFolder, "postgres"), log, ...fate }).then(({ connection, stop }) =>
        opened(open(connection), "embedded PostgreSQL", { log, lost: fate.lost, stop }),
      ));
  await checkKnownSecret(database.pool, config.appSecret);
  return database;
}

const askVersion =
  "select current_setting('server_version') as version, current_setting('server_version_num')::int >= 150000 as known";
const wayOut = "or unset DATABASE_URL to use the embedded one";

type Opened = { log: (line: string) => void; lost: Fate["lost"]; stop: () => Promise<void> };

async function opened(pool: pg.Pool, kind: string, { log, lost, stop }: Opened): Promise<ShopDatabase> {
  const { rows } = await pool.query<{ version: string; known: boolean }>(askVersion).catch((error: Error) => {
    throw unusable(error, kind);
  });
  const [server] = rows;
  if (!server!.known)
    throw new DatabaseUnreachable(
      `The database at DATABASE_URL is PostgreSQL ${server!.version}; Farwave needs 15 or newer. Choose another one, ${wayOut}.`,
    );
  await migrate(pool, log).catch((error: Error) => {
    throw isOfDatabase(error) ? unusable(error, kind) : error;
  });
  const beside: pg.Pool[] = [];
  return {
    pool,
    kind,
    openBeside(limits) {
      const another = openPoolBeside(pool, limits, lost);
      beside.push(another);
      return another;
    },
    async close() {
      await Promise.all([pool, ...beside].map((each) => each.end()));
      await stop();
    },
  };
}
