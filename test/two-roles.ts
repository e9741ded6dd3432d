import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { readConfig } from "../src/platform/config.server.ts";
import { openPool } from "../src/platform/database/database.server.ts";
import { openShopDatabase } from "../src/platform/database/shop-database.server.ts";
import { addressOf } from "./database-address.ts";

/** What a managed PostgreSQL gives: an empty database whose owner is no superuser, and a role without any rights. */
export async function twoRoles() {
  const server = inject("databaseServer");
  // roles are the whole server's, which another run may use at the same time
  const name = `farwave_test_${process.ppid}_${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const [owner, shop] = [`${name}_owner`, `${name}_shop`];
  const admin = new pg.Pool({ ...server, max: 1 });
  for (const role of [owner, shop]) await admin.query(`create role ${role} login password 'x'`);
  await admin.query(`create database ${name} owner ${owner}`);
  const inDatabase = openPool({ ...server, database: name, max: 2 });
  const as = (user: string) => ({ ...server, user, password: "x", database: name });
  const secret = "ab".repeat(32);
  const addresses = { DATABASE_URL: addressOf(as(owner)), DATABASE_SHOP_URL: addressOf(as(shop)) };
  return {
    admin: inDatabase,
    owner,
    shop,
    as,
    addresses,
    secret,
    open: (environment: Record<string, string> = addresses, SHOP_MODE: "demo" | "production" = "demo") =>
      openShopDatabase({ ...readConfig({ APP_SECRET: secret, ...environment }), SHOP_MODE }, () => {}),
    /** `_copy` beside it; nobody may be connected. */
    copy: () => admin.query(`create database ${name}_copy template ${name}`),
    drop: async () => {
      await inDatabase.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop database if exists ${name}_copy with (force)`);
      for (const role of [shop, owner]) await admin.query(`drop role ${role}`);
      await admin.end();
    },
  };
}
