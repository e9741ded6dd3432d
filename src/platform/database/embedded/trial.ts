import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres.server.ts";

/** Cleans up after a test, in reverse order. */
export function clearAfterwards(clear: () => Promise<unknown>) {
  onTestFinished(async () => void (await clear()), 60_000);
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

/** The shells that wait for the owner's death to stop the server. */
export async function tiesOf(folder: string): Promise<number[]> {
  const server = Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]);
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(processes.map(async (id) => [id, await parentOf(id)] as const)));
  return processes.filter((id) => id !== server && parents.get(id) === parents.get(server));
}

async function parentOf(id: number) {
  // "pid (name) state ppid …": a name may hold spaces and brackets
  const status = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]);
}
