import { randomInt } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.server.ts";
import { migrateJobs } from "../jobs/migrate-jobs.server.ts";
import { DatabaseUnreachable, isOfDatabase, unusable } from "./database-errors.server.ts";
import { connectionsBesideWork, openPool, openPoolBeside } from "./database.server.ts";
import { keepEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { checkKnownDocumentKeys } from "./known-document-keys.server.ts";
import { checkKnownSecret } from "./known-secret.server.ts";
import { migrate } from "./migrate.server.ts";
import {
  embeddedRole,
  grantToShop,
  makeEmbeddedRole,
  sentenceAbout,
  standingOf,
  trailRiskOf,
  type TrailRisk,
} from "./shop-role.server.ts";

export type ShopDatabase = {
  /** For work: pages, calls, and what jobs do. */
  pool: pg.Pool;
  kind: string;
  /** A sentence where its user may do less with the tables than the shop must, or more than it needs. */
  warning: string | undefined;
  /** What that means for the audit trail. */
  trailRisk: TrailRisk | undefined;
  /** A separate small pool, closed with the others. */
  openBeside(limits: pg.PoolConfig): pg.Pool;
  close(): Promise<void>;
};

/**
 * Callbacks for failures. `lost`: a connection; the next query opens another. An embedded server that stops is
 * restarted; where that fails, `gone` is called.
 */
type Fate = { lost: (error: Error) => void; alarm: (line: string) => void; gone: (error: Error) => void };
const aCommandFails: Fate = {
  lost: () => {},
  alarm: () => {},
  gone: (error) => {
    throw error;
  },
};

/**
 * Opens and migrates the configured database: DATABASE_URL, or the embedded server in DATA_DIR, started unless it is
 * running. Its owner migrates; the shop runs with a role that owns nothing where there is one (docs/decisions/0165).
 */
export async function openShopDatabase(
  config: Config,
  log: (line: string) => void,
  fate = aCommandFails,
): Promise<ShopDatabase> {
  const { owner, shop, stop } = await connectionsOf(config, log, fate);
  const pool = (connection: pg.PoolConfig, max: number) => openPool({ ...connection, max }, fate.lost);
  const most = config.DATABASE_CONNECTIONS - connectionsBesideWork;
  const migrating = pool(owner.connection, shop ? 1 : most);
  const running = shop ? pool(shop.connection, most) : migrating;
  const all = new Set([migrating, running]);
  const close = async () => {
    await Promise.all([...all].map((each) => each.end()));
    await stop();
  };
  try {
    await broughtUp(migrating, owner.kind, log);
    if (shop?.kind === owner.kind) await makeEmbeddedRole(migrating);
    const standing = await standingAt({ migrating, running, kind: (shop ?? owner).kind });
    await checkKnownSecret(running, config.appSecret);
    await checkKnownDocumentKeys(running, config.DOCUMENT_KEYS, fate.alarm);
    // a demo may be the owner of its tables
    const isMeant = standing.rules && !shop && config.SHOP_MODE !== "production";
    const warning = isMeant ? undefined : sentenceAbout(standing);
    const trailRisk = isMeant ? undefined : trailRiskOf(standing);
    if (shop && all.delete(migrating)) await migrating.end();
    const openBeside = (limits: pg.PoolConfig) => {
      const another = openPoolBeside(running, limits, fate.lost);
      all.add(another);
      return another;
    };
    return { pool: running, kind: owner.kind, warning, trailRisk, openBeside, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Way = { kind: string; connection: pg.PoolConfig };
type Ways = { owner: Way; shop?: Way; stop: () => Promise<void> };

async function connectionsOf(config: Config, log: (line: string) => void, fate: Fate): Promise<Ways> {
  const way = (kind: "DATABASE_URL" | "DATABASE_SHOP_URL") => ({
    kind,
    connection: { connectionString: config[kind] },
  });
  if (config.DATABASE_URL) {
    const shop = config.DATABASE_SHOP_URL && { shop: way("DATABASE_SHOP_URL") };
    return { owner: way("DATABASE_URL"), ...shop, stop: async () => {} };
  }
  const { connection, stop } = await keepEmbeddedPostgres({
    folder: join(config.dataFolder, "postgres"),
    log,
    ...fate,
  });
  const kind = "embedded PostgreSQL";
  return { owner: { kind, connection }, shop: { kind, connection: { ...connection, user: embeddedRole } }, stop };
}

const askVersion =
  "select current_setting('server_version') as version, current_setting('server_version_num')::int >= 150000 as known";

async function broughtUp(pool: pg.Pool, kind: string, log: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ version: string; known: boolean }>(askVersion).catch((error: Error) => {
    throw unusable(error, kind);
  });
  const [server] = rows;
  if (!server!.known)
    throw new DatabaseUnreachable(
      `The database at DATABASE_URL is PostgreSQL ${server!.version}; Farwave needs 15 or newer. Choose another one, or unset DATABASE_URL to use the embedded one.`,
    );
  await migrate(pool, log)
    .then(() => migrateJobs(pool, log))
    .catch((error: Error) => {
      throw isOfDatabase(error) ? unusable(error, kind) : error;
    });
}

type Both = { migrating: pg.Pool; running: pg.Pool; kind: string };

async function standingAt({ migrating, running, kind }: Both) {
  // a connection pooler may call its users otherwise
  const { rows } = await running.query<{ role: string }>("select current_user as role").catch((error: Error) => {
    throw unusable(error, kind);
  });
  const { role } = rows[0]!;
  if (running !== migrating) {
    if (!(await shareLocks(migrating, running)))
      throw new DatabaseUnreachable(
        "DATABASE_SHOP_URL leads to another database than DATABASE_URL; name the same one.",
      );
    await grantToShop(migrating, role);
    const [owners, shops] = [await tablesOf(migrating), await tablesOf(running)];
    if (owners.id !== shops.id)
      throw new DatabaseUnreachable(
        `The user of DATABASE_SHOP_URL looks into another schema than the user of DATABASE_URL; let it look into the same one: alter role ${role} set search_path = ${owners.schema}.`,
      );
  }
  return standingOf(migrating, role);
}

/** Whether they are in one database of one server: a copy has everything else of it, but no locks. */
async function shareLocks(migrating: pg.Pool, running: pg.Pool): Promise<boolean> {
  const key = [randomInt(2 ** 47)];
  const holder = await migrating.connect();
  try {
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock($1)", key);
    const { rows } = await running.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', key);
    return !rows[0]!.isFree;
  } finally {
    // with its connection the lock goes, whatever state that is in
    holder.release(true);
  }
}

async function tablesOf(pool: pg.Pool): Promise<{ id: string | null; schema: string }> {
  const { rows } = await pool.query<{ id: string | null; schema: string }>(
    "select to_regclass('migrations')::oid::text as id, quote_ident(current_schema()) as schema",
  );
  return rows[0]!;
}
