import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currencies } from "../src/kernel/currency.ts";
import { testDatabase } from "./database.ts";

const folder = join(import.meta.dirname, "../src/platform/database");
const source = globSync(["tables.ts", "tables/*.ts"], { cwd: folder })
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n")
  .replaceAll(/\/\*\*[^]*?\*\//g, "");

/** `orders: OrderRow` and `type OrderRow = { … }` → what TypeScript believes of every column. */
function believed(): Record<string, Record<string, boolean>> {
  const [, list] = /export type Tables = \{([^]*?)\n\};/.exec(source)!;
  return Object.fromEntries(
    [...list!.matchAll(/^ {2}(\w+): (\{[^}]*\}|.*);$/gm)].map(([, table, type]) => {
      const body = type!.startsWith("{")
        ? type!
        : new RegExp(`type ${type!.replace(/<.*>/, "")}(?:<[^=]*>)? = \\{([^]*?)\\};`).exec(source)![1]!;
      const columns = [...body.matchAll(/(\w+): ([^;]+?)(?:;|\s*\}|$)/g)].map(
        ([, name, of]) => [name!, /\| null/.test(of!)] as const,
      );
      return [table!, Object.fromEntries(columns)];
    }),
  );
}

/** Columns that the version before still reads and writes; a trigger keeps them, and a later migration drops them. */
const leftBehind = new Set(["payments.purpose", "mails.about"]);
/** A check says that they are not null, which needed no lock (migration 0036). */
const checked = new Set(["payments.payable_kind", "payments.payable_id"]);

test("the tables in TypeScript are those of the database: names, columns and what may be null", async () => {
  const { pool, drop } = await testDatabase();
  const { rows } = await pool.query<{ table: string; column: string; nullable: boolean }>(
    `select table_name as table, column_name as column, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations'`,
  );
  await drop();
  const real: Record<string, Record<string, boolean>> = {};
  for (const { table, column, nullable } of rows)
    if (!leftBehind.has(`${table}.${column}`))
      (real[table] ??= {})[column] = nullable && !checked.has(`${table}.${column}`);
  expect(believed()).toEqual(real);
});

test("wherever the database names currencies, they are those of the shop", async () => {
  const { pool, drop } = await testDatabase();
  const { rows } = await pool.query<{ place: string; rule: string }>(
    `select conrelid::regclass::text || ' ' || conname as place, pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) ~ 'HKD'
     order by place`,
  );
  await drop();
  const named = rows.map(({ place, rule }) => [place, [...rule.matchAll(/'([A-Z]{3})'/g)].map(([, code]) => code)]);
  expect(named.length).toBeGreaterThan(7);
  expect(named).toEqual(named.map(([place]) => [place, [...currencies]]));
});
