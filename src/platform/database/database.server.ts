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
 * The server gives up a statement, a connection that has fallen silent cannot: so the client gives up a little later.
 * `keepAlive` finds a machine that has gone while nobody asks (10 s, then ten tries a second apart).
 */
const limits = {
  // a query waits this long for a connection, whether the server is silent or all are in use: an answer comes within 20
  // s (E1)
  connectionTimeoutMillis: 15_000,
  // who waits for a lock has one of the connections that all others need
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * What every page needs (which catalogue, open or closed) and whether this process is ready: asked on connections that
 * nothing else can fill.
 */
export const vitalQuestions = {
  max: 3,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
};
/**
 * Who does which job: short statements, whose answer is heard within five seconds or never
 * (jobs/process-watch.server.ts relies on it).
 */
export const jobBookkeeping = {
  max: 4,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
};
/** Beside these a process shows by one connection that it lives. The others work. */
export const connectionsBesideWork = vitalQuestions.max + jobBookkeeping.max + 1;

/** A pool for this process; `max` 16 is where one-statement orders stop getting faster (measured on two cores). */
export function openPool(connection: pg.PoolConfig, lost: (error: Error) => void = () => {}): pg.Pool {
  const pool = new PatientPool({ Client: ShopClient, max: 16, ...limits, ...connection });
  // a connection that breaks is replaced by the next query; unhandled, its error would end the process
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** Another pool on the same database. */
export function openPoolBeside({ options }: pg.Pool, more: pg.PoolConfig, lost?: (error: Error) => void): pg.Pool {
  // the password hides from being listed
  return openPool({ ...options, password: options.password, ...more }, lost);
}

/** For what may take as long as it must: a migration waits for others, an index over all orders takes minutes. */
export async function withoutLimits<Done>(pool: pg.Pool, act: (unlimited: pg.Pool) => Promise<Done>): Promise<Done> {
  const unlimited = openPoolBeside(pool, { max: 2, statement_timeout: 0, lock_timeout: 0, query_timeout: 0 });
  try {
    return await act(unlimited);
  } finally {
    await unlimited.end();
  }
}

/** All that is read inside, one statement after the other, is of one moment, whatever is committed meanwhile. */
export function atOneMoment<Read>(db: Db, read: (tx: Transaction<Tables>) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

export function databaseOn(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
