import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn, openPool, type Db } from "../src/platform/database/database.server.ts";

export type TestDatabase = { pool: pg.Pool; db: Db; connection: pg.ClientConfig; drop: () => Promise<void> };

/** An empty, migrated database of one's own: a copy of the template that test/database-server.ts made. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `farwave_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, `create database ${name} template ${inject("templateDatabase")}`);
  const connection = { ...server, database: name };
  const pool = openPool({ ...connection, max: 10 });
  return {
    pool,
    connection,
    db: databaseOn(pool),
    drop: async () => {
      await pool.end();
      await asAdmin(server, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(server: pg.ClientConfig, sql: string) {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql).finally(() => void client.end());
}
