import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { ShopClient } from "./client.server.ts";
import { PatientPool } from "./patient-pool.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
/** What a store function works with: the database, or a transaction in it. */
export type DbOrTx = Db | Transaction<Tables>;

// bigint (oid 20) and date (oid 1082) stay text: a bigint does not fit a number, a date has no time zone
pg.types.setTypeParser(1082, (text) => text);

/**
 * The server times out statements, but a dead connection cannot: so the client times out a little later. `keepAlive`
 * detects a dead machine while idle (10 s, then ten probes a second apart).
 */
const limits = {
  // how long a query waits for a connection, whether the server hangs or all are in use: a response takes at most 20 s
  // (E1)
  connectionTimeoutMillis: 15_000,
  // whoever waits for a lock occupies a connection that others need
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // longer than a purchase takes: a new connection plans every statement anew (docs/decisions/0094)
  idleTimeoutMillis: 600_000,
};

/**
 * For what every page reads (catalogue version, maintenance) and for readiness checks: connections that nothing else
 * can occupy.
 */
export const vitalQuestions = {
  max: 3,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
};
/**
 * For locking and unlocking jobs: short statements that succeed within five seconds or fail
 * (jobs/process-watch.server.ts relies on it).
 */
export const jobBookkeeping = {
  max: 4,
  // a job's lock or end that is lost when the database's server dies means a job that runs again, and jobs look before they
  // act (docs/decisions/0094)
  options: "-c synchronous_commit=off",
  connectionTimeoutMillis: 5_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
};
/** Plus one connection whose advisory lock shows that the process is alive. The rest do the work. */
export const connectionsBesideWork = vitalQuestions.max + jobBookkeeping.max + 1;

/** A pool for this process; `max` 16 is where one-statement orders stop getting faster (measured on two cores). */
export function openPool(connection: pg.PoolConfig, lost: (error: Error) => void = () => {}): pg.Pool {
  const pool = new PatientPool({ Client: ShopClient, max: 16, ...limits, ...connection });
  // a broken connection is replaced by the next query; unhandled, its error would crash the process
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** Another pool on the same database. */
export function openPoolBeside({ options }: pg.Pool, more: pg.PoolConfig, lost?: (error: Error) => void): pg.Pool {
  // the password is not enumerable
  return openPool({ ...options, password: options.password, ...more }, lost);
}

/** For statements without a time limit: a migration waits for locks, an index over all orders takes minutes. */
export async function withoutLimits<Done>(pool: pg.Pool, act: (unlimited: pg.Pool) => Promise<Done>): Promise<Done> {
  const unlimited = openPoolBeside(pool, { max: 2, statement_timeout: 0, lock_timeout: 0, query_timeout: 0 });
  try {
    return await act(unlimited);
  } finally {
    await unlimited.end();
  }
}

/** A repeatable-read snapshot: all statements inside see the same state. */
export function atOneMoment<Read>(db: Db, read: (tx: Transaction<Tables>) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

export function databaseOn(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
