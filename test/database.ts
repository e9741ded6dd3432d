import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn, openPool, type Db } from "../src/platform/database/database.server.ts";

export type TestDatabase = { pool: pg.Pool; db: Db; connection: pg.ClientConfig; drop: () => Promise<void> };

/** For as long as its worker lives. */
let admin: pg.Pool | undefined;
let copied: Promise<string> | undefined;

/**
 * An empty, migrated database of one's own: a copy of the template that test/database-server.ts made. The next one is
 * copied while this one is used.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const name = await (copied ?? copy());
  copied = copy();
  // whoever asks next hears of it
  copied.catch(() => {});
  const connection = { ...inject("databaseServer"), database: name };
  const pool = openPool({ ...connection, max: 10 });
  return {
    pool,
    connection,
    db: databaseOn(pool),
    drop: async () => {
      await pool.end();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function copy(): Promise<string> {
  const name = `${inject("templateDatabase")}_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name} template ${inject("templateDatabase")} strategy ${inject("copyStrategy")}`);
  return name;
}

async function asAdmin(sql: string): Promise<void> {
  admin ??= new pg.Pool({ ...inject("databaseServer"), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  await admin.query(sql);
}
