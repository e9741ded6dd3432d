import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "../src/platform/database/database.server.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres.server.ts";
import { migrate } from "../src/platform/database/migrate.server.ts";
import { grantToShop } from "../src/platform/database/shop-role.server.ts";
import { migrateJobs } from "../src/platform/jobs/migrate-jobs.server.ts";
import { scratchFolder } from "./scratch.ts";
import { stockGoods } from "./shop-fixture.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: pg.ClientConfig;
    templateDatabases: Record<Template, string>;
    /** Whom a world's shop connects as, with the password of whoever made the databases. */
    shopRole: string;
    copyStrategy: "file_copy" | "wal_log";
  }
}

/** The demo shop is made by the first test that asks for it. */
export type Template = "migrated" | "stocked" | "demo";

/** Their names, and those of their copies, begin with it. */
const ofThisRun = `farwave_test_${process.pid}`;
const templates: Record<Template, string> = {
  migrated: `${ofThisRun}_migrated`,
  stocked: `${ofThisRun}_stocked`,
  demo: `${ofThisRun}_demo`,
};

/** Roles are the whole server's, which another run may use at the same time. */
const shopRole = `${ofThisRun}_shop`;

/** One PostgreSQL for the whole run, with databases that tests copy: what a shop has at its start, and a small shop. */
export default async function databaseServer(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? theGivenServer(process.env.TEST_DATABASE_URL) : await ownServer();
  try {
    await makeTemplates(server.connection);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServer", server.connection);
  project.provide("templateDatabases", templates);
  project.provide("shopRole", shopRole);
  // file by file takes two thirds of the processor, and for ever where each file is waited for
  const waits = await inDatabase(
    server.connection,
    async (client) => (await client.query<{ fsync: string }>("show fsync")).rows[0]!.fsync === "on",
  );
  project.provide("copyStrategy", waits ? "wal_log" : "file_copy");

  return async () => {
    await inDatabase(server.connection, dropAll);
    await server.stop();
  };
}

async function makeTemplates(connection: pg.ClientConfig): Promise<void> {
  const { migrated, stocked } = templates;
  const { password } = connection;
  await inDatabase(connection, async (client) => {
    const secret = typeof password === "string" ? ` password ${client.escapeLiteral(password)}` : "";
    await client.query(`create role ${shopRole} login${secret}`);
    await client.query(`create database ${migrated}`);
  });
  const pool = openPool({ ...connection, database: migrated });
  try {
    await migrate(pool);
    await migrateJobs(pool, () => {});
    await grantToShop(pool, shopRole);
  } finally {
    await pool.end();
  }
  await inDatabase(connection, (client) => client.query(`create database ${stocked} template ${migrated}`));
  await inDatabase({ ...connection, database: stocked }, stockGoods);
}

function theGivenServer(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const connection: pg.ClientConfig = {
    host: searchParams.get("host") ?? hostname,
    port: Number(searchParams.get("port") ?? (port || 5432)),
    user: decodeURIComponent(username) || "postgres",
    password: decodeURIComponent(password) || undefined,
    database: pathname.slice(1) || "postgres",
  };
  return { connection, stop: async () => {} };
}

async function ownServer() {
  const folder = scratchFolder("farwave-test-");
  // PostgreSQL does not run as root; a folder closed to others would send it, and its data, elsewhere
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), log: () => {} });
  // a server of one run: no disk needs to be waited for, and no database lives long enough to be cleaned
  await inDatabase(server.connection, async (client) => {
    await client.query("alter system set fsync = off");
    await client.query("alter system set autovacuum = off");
    await client.query("select pg_reload_conf()");
  });
  return {
    connection: server.connection as pg.ClientConfig,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The templates, copies that rest, and those of a test that did not come to its end. */
async function dropAll(client: pg.Client) {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [ofThisRun],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.query(`drop role if exists ${shopRole}`);
}

async function inDatabase<Done>(connection: pg.ClientConfig, act: (client: pg.Client) => Promise<Done>): Promise<Done> {
  const client = new pg.Client(connection);
  await client.connect();
  const done = await act(client);
  await client.end();
  return done;
}
