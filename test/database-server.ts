import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { runMigrations } from "graphile-worker";
import { openPool } from "../src/platform/database/database.server.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres.server.ts";
import { migrate } from "../src/platform/database/migrate.server.ts";
import { scratchFolder } from "./scratch.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: pg.ClientConfig;
    templateDatabase: string;
  }
}

const templateDatabase = `farwave_template_${process.pid}`;

/** One PostgreSQL for the whole run, with one migrated database that each test file copies (30 ms). */
export default async function databaseServer(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? theGivenServer(process.env.TEST_DATABASE_URL) : await ownServer();
  await inDatabase(server.connection, (client) => client.query(`create database ${templateDatabase}`));
  const pool = openPool({ ...server.connection, database: templateDatabase });
  try {
    await migrate(pool);
    await runMigrations({ pgPool: pool });
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await pool.end();
  }
  project.provide("databaseServer", server.connection);
  project.provide("templateDatabase", templateDatabase);

  return async () => {
    await inDatabase(server.connection, (client) => client.query(`drop database ${templateDatabase} with (force)`));
    await server.stop();
  };
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
  return {
    connection: server.connection as pg.ClientConfig,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inDatabase(connection: pg.ClientConfig, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(connection);
  await client.connect();
  await act(client);
  await client.end();
}
