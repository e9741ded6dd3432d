import { afterAll, beforeAll, expect, test } from "vitest";
import { twoRoles } from "../../../test/two-roles.ts";
import type { ShopDatabase } from "./shop-database.server.ts";
import { grantToShop, onlyAdded, onlyRead } from "./shop-role.server.ts";

let roles: Awaited<ReturnType<typeof twoRoles>>;
let database: ShopDatabase;
beforeAll(async () => {
  roles = await twoRoles();
  database = await roles.open();
});
afterAll(async () => {
  await database.close();
  await roles.drop();
});

const insertAction =
  "insert into actions (id, at, who, action, details) values (gen_random_uuid(), now(), 'mei', 'case_closed', '{}')";
const count = async (table: string) =>
  (await roles.admin.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]!.count;

test("the shop runs as the role that owns nothing, and has nothing to say", async () => {
  expect((await database.pool.query("select current_user as role")).rows).toEqual([{ role: roles.shop }]);
  expect(database.warning).toBeUndefined();
  const { rows } = await roles.admin.query(
    "select relname from pg_class where relowner = $1::regrole union all select proname from pg_proc where proowner = $1::regrole",
    [roles.shop],
  );
  expect(rows).toEqual([]);
});

test("whoever writes an action gets its link, and the chain holds", async () => {
  await database.pool.query(insertAction);
  expect(await count("action_links")).toBe(await count("actions"));
});

const kept = [...onlyRead, ...onlyAdded];
const tries = (table: string, column: string): string[] => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `select from ${table} for update`,
  `do $$ begin lock table ${table} in share row exclusive mode; end $$`,
  `truncate ${table} cascade`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} disable trigger user`,
  `alter table ${table} owner to current_user`,
  `alter table ${table} rename to away`,
  `drop table ${table} cascade`,
  `create trigger mine before insert on ${table} for each row execute function fill_payable()`,
  `create rule mine as on insert to ${table} do instead nothing`,
  `create index mine on ${table} ((1))`,
];

test.each(kept)("%s: the role rewrites nothing and turns nothing off", async (table) => {
  const { rows } = await roles.admin.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attidentity = '' limit 1`,
    [table],
  );
  for (const attempt of tries(table, rows[0]!.column))
    await expect(database.pool.query(attempt), attempt).rejects.toMatchObject({ code: "42501" });
  // without the option to grant this is a warning
  await database.pool.query(`grant all on ${table} to ${roles.shop}`);
  expect(await grants(table)).toEqual(onlyRead.includes(table) ? ["SELECT"] : ["SELECT", "INSERT"]);
});

const grants = async (table: string) =>
  (
    await roles.admin.query<{ may: string }>(
      `select may from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) as may
       where has_table_privilege($1, $2, may) or may not in ('DELETE', 'TRUNCATE', 'TRIGGER') and has_any_column_privilege($1, $2, may)`,
      [roles.shop, table],
    )
  ).rows.map(({ may }) => may);

test.each([
  "set session_replication_role = replica",
  "create table mine (id int)",
  "create temporary table actions (id int)",
  "create schema mine",
  "create function mine() returns int language sql as 'select 1'",
  "create function pg_temp.mine() returns int language sql as 'select 1'",
  "create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return null; end $$",
  "alter function link_new_action() security invoker",
  "drop function link_new_action() cascade",
  "drop schema public cascade",
  "alter default privileges in schema public grant all on tables to public; create table mine (id int)",
  "create extension dblink",
  "create role another superuser",
  "alter system set fsync = off",
  "copy actions to program 'cat'",
  "copy actions to '/tmp/actions'",
  "select pg_read_file('postgresql.conf')",
  "select lo_import('/etc/passwd')",
  "insert into action_links select 9, current_date, id, '' from actions limit 1",
  "insert into migrations (file, sha256) values ('9999-mine.sql', '')",
  "do $$ begin perform link_action(a) from actions a limit 1; end $$",
  "select setval('server_process_keys', 1)",
])("%s: refused", async (attempt) => {
  await expect(database.pool.query(attempt)).rejects.toMatchObject({ code: "42501" });
});

test("nor does it become its owner, or anybody else", async () => {
  const { rows } = await roles.admin.query<{ name: string }>(
    // other runs' roles come and go
    `select quote_ident(rolname) as name from pg_roles
     where rolname = $2 or rolname <> $1 and not starts_with(rolname, 'farwave_test_')`,
    [roles.shop, roles.owner],
  );
  for (const { name } of rows)
    for (const attempt of [`set role ${name}`, `set session authorization ${name}`, `grant ${name} to ${roles.shop}`])
      await expect(database.pool.query(attempt), attempt).rejects.toMatchObject({ code: "42501" });
});

test("a table of its own in front of the real one does not get the links", async () => {
  await roles.admin.query(
    `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
  );
  const client = await database.pool.connect();
  const before = await count("action_links");
  try {
    await client.query("create temporary table action_links (place bigint, day date, action_id uuid, hash bytea)");
    await client.query(insertAction);
    expect((await client.query("select from pg_temp.action_links")).rowCount).toBe(0);
  } finally {
    client.release(true);
  }
  expect(await count("action_links")).toBe(before + 1);
  await grantToShop(roles.admin, roles.shop);
});

test("every table whose rows a trigger keeps is one that the role only adds to", async () => {
  const { rows } = await roles.admin.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc f on f.oid = tgfoid
     where not tgisinternal and tgtype & 16 > 0 and prosrc ~ 'raise exception' and proname ~ '^(refuse|keep)_' order by 1`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !kept.includes(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(4);
});

test("a table of a later migration is the shop's from its first moment, and an older version goes on as the owner", async () => {
  const older = await roles.open({ DATABASE_URL: roles.addresses.DATABASE_URL });
  await older.pool.query("create table later (id bigint generated always as identity primary key, said text)");
  await older.pool.query(insertAction);
  await database.pool.query("insert into later (said) values ('a'); update later set said = 'b'; delete from later");
  await older.pool.query("drop table later");
  await older.close();
  expect(await count("action_links")).toBe(await count("actions"));
});
