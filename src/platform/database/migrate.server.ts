import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { MigrationRefused } from "./database-errors.server.ts";
import { withoutLimits } from "./database.server.ts";

const migrationsFolder = join(import.meta.dirname, "../../../db/migrations");
const onlyOneMigrates = 20_261_121;
/** Readers queue behind a migration that waits for its lock: so it gives up after this time and retries. */
const patience = "3s";
const tries = 40;
/** No lock within that time, or a deadlock with what older processes do meanwhile. */
const inTheWay = ["55P03", "40P01"];

const askAgainMs = 250;

/**
 * Migrates a database: each file of db/migrations once, in order of name, each in its own transaction, but for an index
 * that is built concurrently. Processes may start concurrently; one migrates, the others wait for it.
 * Throws when a file has changed since it was run.
 */
export function migrate(
  pool: pg.Pool,
  log: (line: string) => void = () => {},
  folder = migrationsFolder,
): Promise<void> {
  return withoutLimits(pool, async (unlimited) => runAll(await unlimited.connect(), log, folder));
}

async function runAll(client: pg.PoolClient, log: (line: string) => void, folder: string): Promise<void> {
  try {
    await onlyOne(client);
    // whoever may not make tables may start where nothing is to be made
    const { rows: made } = await client.query<{ isThere: boolean }>(
      `select to_regclass('migrations') is not null as "isThere"`,
    );
    if (!made[0]!.isThere)
      await client.query(
        "create table migrations (file text primary key, sha256 text not null, ran_at timestamptz not null default now())",
      );
    const { rows } = await client.query<{ file: string; sha256: string }>("select file, sha256 from migrations");
    const ran = new Map(rows.map((row) => [row.file, row.sha256]));
    for (const { file, sql, sha256 } of await migrations(folder)) {
      if (ran.get(file) === sha256) continue;
      if (ran.has(file))
        throw new MigrationRefused(
          `db/migrations/${file} was changed after it ran; put it back as it was, and write a new migration instead`,
        );
      const index = indexBuiltAlone(sql);
      if (index) await buildIndex(client, index, { file, sql, sha256 });
      else await runOne(client, file, sql, sha256);
      log(`migrated ${file}`);
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [onlyOneMigrates]);
    client.release();
  }
}

/** Asked again and again: whoever waits in a statement is waited for by an index that is built concurrently. */
async function onlyOne(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
      onlyOneMigrates,
    ]);
    if (rows[0]!.mine) return;
    await setTimeout(askAgainMs);
  }
}

async function migrations(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), "utf8");
      return { file, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The name of the index, of a file that is one `create index concurrently`. */
export function indexBuiltAlone(sql: string): string | undefined {
  const statement = sql.replaceAll(/--.*$/gm, "").trim();
  return /^create (?:unique )?index concurrently (\w+)\s+on [^;]+;?$/.exec(statement)?.[1];
}

/** While everybody goes on writing, and so outside a transaction: what a try that failed has left is dropped first. */
async function buildIndex(
  client: pg.PoolClient,
  index: string,
  { file, sql, sha256 }: { file: string; sql: string; sha256: string },
): Promise<void> {
  try {
    await client.query(`drop index concurrently if exists ${index}`);
    await client.query(sql);
    await client.query("insert into migrations (file, sha256) values ($1, $2)", [file, sha256]);
  } catch (error) {
    throw new MigrationRefused(
      `db/migrations/${file} could not be built: ${(error as Error).message}. Start again: it is built anew`,
      { cause: error },
    );
  }
}

async function runOne(client: pg.PoolClient, file: string, sql: string, sha256: string): Promise<void> {
  try {
    await patiently(client, async () => {
      await client.query(sql);
      await client.query("insert into migrations (file, sha256) values ($1, $2)", [file, sha256]);
    });
  } catch (error) {
    throw new MigrationRefused(
      `db/migrations/${file} could not run and left nothing behind: ${(error as Error).message}. Start again, or restore the database from a backup`,
      { cause: error },
    );
  }
}

/** In one transaction, which is tried again where a lock is not to be had soon. */
export async function patiently(client: pg.PoolClient, act: () => Promise<void>, triesLeft = tries - 1): Promise<void> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = '${patience}'`);
    await act();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (!inTheWay.includes((error as { code?: string }).code ?? "") || triesLeft === 0) throw error;
    await setTimeout(1000);
    return patiently(client, act, triesLeft - 1);
  }
}
