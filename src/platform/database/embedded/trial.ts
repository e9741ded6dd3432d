import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres.server.ts";

const leftovers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clear of leftovers.splice(0).toReversed()) await clear();
});

/** Whatever a test leaves is cleared after it, the latest first. */
export function clearAfterwards(clear: () => Promise<unknown>) {
  leftovers.push(clear);
}

/** A new project's data folder; `mode` is that of the project. */
export async function projectFolder(mode = 0o755) {
  const project = await mkdtemp("/tmp/farwave-embedded-");
  await chmod(project, mode);
  clearAfterwards(() => rm(project, { recursive: true, force: true }));
  return join(project, "data/postgres");
}

export async function started(folder: string) {
  const log: string[] = [];
  const database = await startEmbeddedPostgres({ folder, log: (line) => log.push(line) });
  clearAfterwards(database.stop);
  return { ...database, log };
}

export async function ask(connection: EmbeddedPostgres["connection"], sql: string) {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}
