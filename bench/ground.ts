import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "../src/platform/database/database.server.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres.server.ts";
import { keptSecret } from "../src/platform/kept-secret.server.ts";
import { endChildren } from "./child.ts";
import { preloadCounting } from "./count-statements.ts";
import { openShop } from "./open-shop.ts";

export type Ground = { folder: string; connection: pg.ClientConfig; pool: pg.Pool; close(): Promise<void> };

/**
 * What all measurements stand on: a folder of its own with the embedded database and the demo shop, gone afterwards.
 * `counted`: the database counts statements (`count-statements.ts`), which costs it a little.
 */
export async function openGround({ counted = false } = {}): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "farwave-bench-"));
  // as root the database runs as another user, who needs access to it
  await chmod(folder, 0o711);
  // as in every shop: one that finds a database has lost a secret that is not there
  keptSecret(folder);
  const serve = () => startEmbeddedPostgres({ folder: join(folder, "postgres"), log: () => {} });
  let server = await serve();
  if (counted) {
    await preloadCounting(server.connection);
    // what is preloaded is read at the start alone
    await server.stop();
    server = await serve();
  }
  const { connection } = server;
  // what the bench makes in the database at once takes minutes
  const pool = openPool({ ...connection, max: 2, statement_timeout: 0, lock_timeout: 0, query_timeout: 0 });
  const close = async () => {
    await endChildren();
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    // a folder with a long name has its socket elsewhere
    await rm(connection.host, { recursive: true, force: true });
  };
  try {
    // the first start brings the tables and the demo shop
    await (await openShop(folder))[Symbol.asyncDispose]();
  } catch (error) {
    await close();
    throw error;
  }
  return { folder, connection, pool, close };
}

/**
 * What autovacuum and the checkpointer would come to do for the parts before, in the middle of the next measurement.
 * Where two databases are compared, both begin like this.
 */
export async function settle({ pool }: Ground): Promise<void> {
  await pool.query("vacuum analyze");
  await pool.query("checkpoint");
}
