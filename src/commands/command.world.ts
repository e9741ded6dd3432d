import { execFile } from "node:child_process";
import { join } from "node:path";
import type pg from "pg";
import { testDatabase } from "../../test/database.ts";

type Ran = [code: number, out: string, err: string];

/** A command of this folder with a database of its own, run as its npm script does. */
export async function openCommand(file: string) {
  const database = await testDatabase();
  const run = (typed: readonly string[], environment: Record<string, string> = {}): Promise<Ran> => {
    const env = {
      NODE_ENV: "test",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_SECRET: "07".repeat(32),
      DATABASE_URL: addressOf(database.connection),
      ...environment,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [join(import.meta.dirname, file), ...typed], { env }, (error, out, err) =>
        resolve([Number(error?.code ?? 0), out, err]),
      );
    });
  };
  return { database, run };
}

function addressOf({
  host = "localhost",
  user = "postgres",
  password,
  database,
  port = 5432,
}: pg.ClientConfig): string {
  const login = typeof password === "string" ? `${user}:${encodeURIComponent(password)}` : user;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
