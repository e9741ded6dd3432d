import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf } from "../../../test/database-address.ts";
import { scratchFolder } from "../../../test/scratch.ts";
import { twoRoles } from "../../../test/two-roles.ts";
import { readConfig } from "../config.server.ts";
import { plainSentence } from "../start-failure.server.ts";
import { openPool } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { openShopDatabase } from "./shop-database.server.ts";
import { embeddedRole } from "./shop-role.server.ts";

let roles: Awaited<ReturnType<typeof twoRoles>>;
beforeAll(async () => {
  roles = await twoRoles();
  await again();
  await roles.copy();
});
afterAll(() => roles.drop());

const insertAction =
  "insert into actions (id, at, who, action, details) values (gen_random_uuid(), now(), 'mei', 'case_closed', '{}')";
const again = async (...asked: Parameters<typeof roles.open>) => {
  const opened = await roles.open(...asked);
  await opened.close();
  return opened.warning;
};
const asOwner = (sql: string) => roles.admin.query(sql);
test("a shop alone on its database is silent in a demo, and in production says who could rewrite the trail", async () => {
  const alone = { DATABASE_URL: roles.addresses.DATABASE_URL };
  expect(await again(alone)).toBeUndefined();
  expect(await again(alone, "production")).toMatch(
    new RegExp(`^The database's user ${roles.owner} owns the shop's tables .+ DATABASE_SHOP_URL`),
  );
  expect(await again({ ...alone, DATABASE_SHOP_URL: alone.DATABASE_URL })).toContain("owns the shop's tables");
});

const riskOf = async (...asked: Parameters<typeof roles.open>) => {
  const opened = await roles.open(...asked);
  await opened.close();
  return opened.trailRisk;
};

test("staff who read the trail are told of an owner, and of rights by which it could be changed or got around", async () => {
  const alone = { DATABASE_URL: roles.addresses.DATABASE_URL };
  expect([await riskOf(), await riskOf(alone), await riskOf(alone, "production")]).toEqual([
    undefined,
    undefined,
    "owner",
  ]);
  // with the owner's own connection it would be taken away at the start
  const asShop = { DATABASE_URL: roles.addresses.DATABASE_SHOP_URL };
  for (const [what, risk] of [
    ["truncate on actions", "more"],
    ["update (details) on actions", "more"],
    ["insert on action_links", "more"],
    ["create on schema public", "more"],
    [`temporary on database ${roles.as(roles.shop).database}`, "more"],
    ["truncate on orders", undefined],
    ["update on sequence server_process_keys", undefined],
    ["create on schema graphile_worker", undefined],
  ] as const) {
    await asOwner(`grant ${what} to ${roles.shop}`);
    expect([what, await riskOf(asShop, "production")]).toEqual([what, risk]);
    const warning = await again(asShop, "production");
    expect(warning).toContain("may do more than the shop needs");
    expect(warning?.includes("the audit trail is not safe")).toBe(risk === "more");
    await asOwner(`revoke ${what} from ${roles.shop}`);
  }
  expect(await again(asShop, "production")).toBeUndefined();
});

test("whoever may become the owner is told of, and keeps the owner's rights untouched", async () => {
  await asOwner(`grant ${roles.owner} to ${roles.shop}`);
  expect(await again()).toContain("may become whoever does");
  await asOwner(`revoke ${roles.owner} from ${roles.shop}`);
  expect(await again()).toBeUndefined();
});

/** A role for one test, as the user of one address. */
async function withRole(attributes: string, act: (name: string, address: string) => Promise<void>) {
  const name = `${roles.shop}_other`;
  await asOwner(`create role ${name} login password 'x' ${attributes}`);
  try {
    await act(name, addressOf(roles.as(name)));
  } finally {
    await asOwner(`reassign owned by ${name} to ${roles.owner}; drop owned by ${name}; drop role ${name}`);
  }
}

test("whoever could give itself rights is told of, and is granted what the shop must do", async () => {
  await withRole("createrole", async (_, DATABASE_SHOP_URL) => {
    const opened = await roles.open({ ...roles.addresses, DATABASE_SHOP_URL });
    await opened.pool.query(insertAction);
    await opened.close();
    expect(opened.warning).toContain("may become whoever does");
  });
});

test("whoever may become a superuser is told of", async () => {
  await withRole("superuser", async (group) => {
    await asOwner(`grant ${group} to ${roles.shop}`);
    expect(await again()).toContain("may become whoever does");
  });
  expect(await again()).toBeUndefined();
});

test.each(["of the owner's group", "superuser"])(
  "what another user migrates is the shop's as well: %s",
  async (who) => {
    await withRole(who === "superuser" ? who : `in role ${roles.owner}`, async (name, DATABASE_URL) => {
      await asOwner("drop function lock_ledger(); delete from migrations where file like '0440%'");
      await asOwner(`create table later (id int); alter table later owner to ${name}`);
      const opened = await roles.open({ ...roles.addresses, DATABASE_URL });
      await opened.pool.query("insert into later values (1); select lock_ledger()");
      await opened.close();
      expect(opened.warning).toBeUndefined();
      await asOwner("drop table later");
    });
    expect(await again()).toBeUndefined();
  },
);

test("where nobody grants, the start names what is lacking and not who makes tables", async () => {
  await withRole("", async (_, DATABASE_SHOP_URL) => {
    const addresses = { DATABASE_URL: roles.addresses.DATABASE_SHOP_URL, DATABASE_SHOP_URL };
    const error = await roles.open(addresses).catch((thrown: unknown) => thrown);
    expect(plainSentence(error, addresses)).toMatch(
      /^The database at DATABASE_URL does not let the shop do what it must \(permission denied for .+\)\. Start once with/,
    );
  });
});

test("the shop's own user starts alone where nothing is to be migrated, and says what it lacks", async () => {
  const alone = { DATABASE_URL: roles.addresses.DATABASE_SHOP_URL };
  expect(await again(alone)).toBeUndefined();
  await asOwner(`revoke insert on orders from ${roles.shop}; grant insert (id) on orders to ${roles.shop}`);
  await asOwner(`grant update (details) on actions to ${roles.shop}`);
  expect(await again(alone)).toContain("may not do what the shop must (insert on table orders)");
  await asOwner(`grant insert on orders to ${roles.shop}`);
  expect(await again(alone)).toContain("may do more than the shop needs (update on table actions)");
  // the owner's next start puts it right
  expect(await again()).toBeUndefined();
  expect(await again(alone)).toBeUndefined();
});

test.each([
  [
    "of a wrong name",
    (c: pg.ClientConfig) => ({ ...c, user: "nobody_at_all" }),
    /^The database at DATABASE_SHOP_URL refuses the user .+ unset DATABASE_SHOP_URL/,
  ],
  [
    "of another database",
    (c: pg.ClientConfig) => ({ ...c, database: "postgres" }),
    /^DATABASE_SHOP_URL leads to another database than DATABASE_URL/,
  ],
  [
    "of a copy",
    (c: pg.ClientConfig) => ({ ...c, database: `${c.database}_copy` }),
    /^DATABASE_SHOP_URL leads to another database than DATABASE_URL/,
  ],
])("an address %s stops the start with a sentence", async (_, change, sentence) => {
  const DATABASE_SHOP_URL = addressOf(change(roles.as(roles.shop)));
  await expect(roles.open({ ...roles.addresses, DATABASE_SHOP_URL })).rejects.toThrow(sentence);
});

test("a user who looks into another schema is told of as such", async () => {
  await asOwner(`alter role ${roles.shop} set search_path = elsewhere`);
  await expect(roles.open()).rejects.toThrow(/looks into another schema .+ set search_path = public\.$/);
  await asOwner(`alter role ${roles.shop} reset search_path`);
  expect(await again()).toBeUndefined();
});

test("a user who may not connect is told of as such", async () => {
  const onDatabase = (what: string) => asOwner(`do $$ begin execute format('${what}', current_database()); end $$`);
  await onDatabase("revoke connect on database %I from public");
  await expect(roles.open()).rejects.toThrow(
    /^The database at DATABASE_SHOP_URL does not let its user in \(.+\)\. Grant that/,
  );
  await onDatabase("grant connect on database %I to public");
  expect(await again()).toBeUndefined();
});

test("two that start at once grant as one", async () => {
  await asOwner(`revoke all on all tables in schema public from ${roles.shop}`);
  expect(await Promise.all([again(), again(), again()])).toEqual([undefined, undefined, undefined]);
});

test(
  "the embedded PostgreSQL has both by itself, also where an earlier version made its tables",
  { timeout: 60_000 },
  async () => {
    const folder = scratchFolder("farwave-roles-");
    await chmod(folder, 0o755);
    const before = await openEmbedded(folder);
    expect((await before.pool.query("select current_user as role")).rows).toEqual([{ role: embeddedRole }]);
    await expect(before.pool.query("alter table actions disable trigger all")).rejects.toMatchObject({ code: "42501" });
    await before.close();
    const { connection, stop } = await startEmbeddedPostgres({ folder: join(folder, "postgres"), log: () => {} });
    const earlier = openPool(connection);
    await earlier.query(`drop owned by ${embeddedRole}; drop role ${embeddedRole};
      alter table graphile_worker._private_jobs enable row level security;
      alter function link_new_action() security invoker;
      drop function lock_ledger();
      delete from migrations where file like '0440%'`);
    await earlier.end();
    await stop();
    const after = await openEmbedded(folder);
    await after.pool.query(insertAction);
    await after.pool.query("select lock_ledger()");
    expect(await after.pool.query(guarded)).toMatchObject({ rows: [{ is: false }] });
    expect(after.warning).toBeUndefined();
    await after.close();
    await rm(folder, { recursive: true });
  },
);

const guarded = "select relrowsecurity as is from pg_class where oid = 'graphile_worker._private_jobs'::regclass";
const openEmbedded = (folder: string) =>
  openShopDatabase(readConfig({ APP_SECRET: roles.secret, DATA_DIR: folder }), () => {});
