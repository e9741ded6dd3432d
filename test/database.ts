import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn, openPool, type Db } from "../src/platform/database/database.server.ts";
import type { Template } from "./database-server.ts";
import { makeDemoTemplate } from "./demo-template.ts";

export type TestDatabase = { pool: pg.Pool; db: Db; connection: pg.ClientConfig; drop: () => Promise<void> };

/** For as long as its worker lives. */
let admin: pg.Pool | undefined;
let demo: Promise<void> | undefined;

/** A database of one's own, migrated and empty: a copy of the template that test/database-server.ts made. */
export async function testDatabase(): Promise<TestDatabase> {
  const connection = await copyOf("migrated");
  const pool = openPool({ ...connection, max: 10 });
  return {
    pool,
    connection,
    db: databaseOn(pool),
    drop: async () => {
      await pool.end();
      await dropDatabase(connection.database);
    },
  };
}

export async function copyOf(template: Template): Promise<pg.ClientConfig & { database: string }> {
  if (template === "demo") await (demo ??= makeDemoTemplate());
  const original = inject("templateDatabases")[template];
  const database = `${original}_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${database} template ${original} strategy ${inject("copyStrategy")}`);
  return { ...inject("databaseServer"), database };
}

export const dropDatabase = (name: string) => asAdmin(`drop database ${name} with (force)`);

async function asAdmin(sql: string): Promise<void> {
  admin ??= new pg.Pool({ ...inject("databaseServer"), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  await admin.query(sql);
}
