import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn, openPool, type Db } from "../src/platform/database/database.server.ts";
import type { Template } from "./database-server.ts";

export type TestDatabase = { pool: pg.Pool; db: Db; connection: pg.ClientConfig; drop: () => Promise<void> };

/** For as long as its worker lives. */
let admin: pg.Pool | undefined;
const copied = new Map<Template, Promise<string>>();

/**
 * A database of one's own, migrated and empty, or with the goods of test/shop-fixture.ts: a copy of the template that
 * test/database-server.ts made. The next one is copied while this one is used.
 */
export async function testDatabase(template: Template = "migrated"): Promise<TestDatabase> {
  const name = await (copied.get(template) ?? copy(template));
  const next = copy(template);
  // the next caller gets the error
  next.catch(() => {});
  copied.set(template, next);
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

async function copy(template: Template): Promise<string> {
  const original = inject("templateDatabases")[template];
  const name = `${original}_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name} template ${original} strategy ${inject("copyStrategy")}`);
  return name;
}

async function asAdmin(sql: string): Promise<void> {
  admin ??= new pg.Pool({ ...inject("databaseServer"), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  await admin.query(sql);
}
