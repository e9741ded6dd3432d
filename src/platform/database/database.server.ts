import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { PreparingClient } from "./prepared.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
/** What a store function works with: the database, or a transaction in it. */
export type DbOrTx = Db | Transaction<Tables>;

// bigint (oid 20) and date (oid 1082) stay text: a bigint does not fit a number, a date has no time zone
pg.types.setTypeParser(1082, (text) => text);

/** A pool for this process; `max` 16 is where one-statement orders stop getting faster (measured on two cores). */
export function openPool(connection: pg.PoolConfig, lost: (error: Error) => void = () => {}): pg.Pool {
  // a query waits this long for a connection, whether the server is silent or all are in use: an answer comes within 20 s (E1)
  const pool = new pg.Pool({ Client: PreparingClient, max: 16, connectionTimeoutMillis: 15_000, idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000, ...connection });
  // a connection that breaks is replaced by the next query; unhandled, its error would end the process
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** All that is read inside, one statement after the other, is of one moment, whatever is committed meanwhile. */
export function atOneMoment<Read>(db: Db, read: (tx: Transaction<Tables>) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

export function databaseOn(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
