import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { stockDemoShop } from "../src/features/operator/catalogue-import/demo-shop.server.ts";
import { readConfig } from "../src/platform/config.server.ts";
import { databaseOn, openPool } from "../src/platform/database/database.server.ts";
import { openVault } from "../src/platform/vault.server.ts";

/** The APP_SECRET of whoever reads what the demo shop's database has sealed. */
export const demoSecret = "de".repeat(32);

/** When the clock of a test's shop stands still, and the demo files are read. */
export const opened = new Date("2026-11-21T08:00:00Z");

/** The demo shop as a database to be copied: the first worker that needs it reads the files, and the others wait. */
export async function makeDemoTemplate(): Promise<void> {
  const server = inject("databaseServer");
  const { migrated, demo } = inject("templateDatabases");
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [demo]);
    if ((await client.query("select from pg_database where datname = $1", [demo])).rowCount) return;
    const unfinished = `${demo}_unfinished`;
    // of a worker that failed
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${migrated}`);
    const pool = openPool({ ...server, database: unfinished });
    try {
      await stockDemoShop({
        folder: join(import.meta.dirname, "../db/demo"),
        db: databaseOn(pool),
        vault: openVault(readConfig({ APP_SECRET: demoSecret }).appSecret),
        now: opened,
        poolReports: true,
        say: () => {},
      });
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${demo}`);
  } finally {
    await client.end();
  }
}
