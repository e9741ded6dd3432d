import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { migrate, patiently } from "./migrate.server.ts";

const files = readdirSync(join(import.meta.dirname, "../../../db/migrations")).filter((file) => file.endsWith(".sql"));
let database: TestDatabase;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.drop());

const ran = async (pool: pg.Pool) =>
  (await pool.query<{ file: string }>("select file from migrations order by file")).rows.map(({ file }) => file);

test("processes that start at the same moment on an empty database run every file once", async () => {
  const { rows } = await database.pool.query(
    "select nspname from pg_namespace where nspname = 'public' or nspname like 'sandbox%'",
  );
  for (const { nspname } of rows) await database.pool.query(`drop schema ${nspname} cascade`);
  await database.pool.query("create schema public");
  const said: string[] = [];
  await Promise.all([1, 2, 3].map(() => migrate(database.pool, (line) => void said.push(line))));
  expect(await ran(database.pool)).toEqual(files.toSorted());
  expect(said.toSorted()).toEqual(files.map((file) => `migrated ${file}`).toSorted());
});

test("a database that is up to date is left alone, and its connections keep their time limit", async () => {
  const said: string[] = [];
  await migrate(database.pool, (line) => void said.push(line));
  expect(said).toEqual([]);
  const clients = await Promise.all(Array.from({ length: 5 }, () => database.pool.connect()));
  for (const client of clients) {
    expect((await client.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "30s" }]);
    client.release();
  }
  expect(
    (
      await database.pool.query(
        "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      )
    ).rowCount,
  ).toBe(0);
});

test("a file that was changed after it ran stops the start by its name, and nothing else is run", async () => {
  await database.pool.query("update migrations set sha256 = 'other' where file = $1", [files[0]]);
  await database.pool.query(`delete from migrations where file = '${files.at(-1)}'`);
  await expect(migrate(database.pool)).rejects.toThrow(`db/migrations/${files[0]} was changed after it ran`);
  expect(await ran(database.pool)).not.toContain(files.at(-1));
});

test("a file that fails leaves nothing of itself behind and is named", async () => {
  await database.pool.query(`delete from migrations where file = '${files[0]}'`);
  await expect(migrate(database.pool)).rejects.toThrow(
    new RegExp(`^db/migrations/${files[0]} could not run and left nothing behind: .*already exists`),
  );
  expect(await ran(database.pool)).not.toContain(files[0]);
});

test("an index is built while others write, once by whoever starts first, and anew where a try has failed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "farwave-migrations-"));
  await writeFile(
    join(folder, "9999-index.sql"),
    "-- Found by its mailbox.\ncreate unique index concurrently mails_of_nobody on mails (order_id, id);\n",
  );
  // as a try that failed leaves it
  await database.pool.query("create index mails_of_nobody on mails (kind)");
  const writer = await database.pool.connect();
  await writer.query("begin; update mails set kind = kind");
  const migrated = Promise.all([1, 2, 3].map(() => migrate(database.pool, () => {}, folder)));
  await setTimeout(300);
  // it waits for who writes, and nobody waits for it
  await database.pool.query("update mails set kind = kind");
  await writer.query("commit");
  writer.release();
  await migrated;
  const { rows } = await database.pool.query(
    "select indisvalid, indisunique from pg_index where indexrelid = 'mails_of_nobody'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true, indisunique: true }]);
  expect((await ran(database.pool)).filter((file) => file === "9999-index.sql")).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test("an index that cannot be built is named, and stands as not run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "farwave-migrations-"));
  await writeFile(join(folder, "9999-index.sql"), "create index concurrently odd on mails (no_such_column)");
  await expect(migrate(database.pool, () => {}, folder)).rejects.toThrow(
    /^db\/migrations\/9999-index.sql could not be built: .*no_such_column/,
  );
  expect(await ran(database.pool)).not.toContain("9999-index.sql");
  await rm(folder, { recursive: true });
});

test("a table that somebody reads for long is waited for, while others go on reading it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "farwave-migrations-"));
  await writeFile(join(folder, "9999-longer.sql"), "alter table mails add column longer text");
  const reader = await database.pool.connect();
  await reader.query("begin; select from mails");
  const migrated = migrate(database.pool, () => {}, folder);
  await setTimeout(3500);
  // the migration has given way: nobody who comes later stands behind it
  await database.pool.query("select from mails");
  await reader.query("commit");
  reader.release();
  await migrated;
  await database.pool.query("select longer from mails");
  await rm(folder, { recursive: true });
});

test("a deadlock with whoever works meanwhile is tried again", async () => {
  const [patient, other] = await Promise.all([database.pool.connect(), database.pool.connect()]);
  // so that it is the migration that gives way
  await other.query("set deadlock_timeout = '1min'; begin; lock table mails");
  let tried = 0;
  let theirs: Promise<unknown> | undefined;
  await patiently(patient, async () => {
    tried += 1;
    await patient.query("lock table actions");
    theirs ??= other.query("lock table actions; commit");
    await patient.query("lock table mails");
  });
  await theirs;
  expect(tried).toBe(2);
  for (const client of [patient, other]) client.release(true);
});
