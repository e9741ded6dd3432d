import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "../src/platform/database/database.server.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres.server.ts";
import { endChildren, openChild, startChild, type Child } from "./child.ts";
import { freePorts } from "./free-ports.ts";

export type OpenShop = Child & { origin: string };

export type Ground = {
  folder: string;
  connection: pg.ClientConfig;
  pool: pg.Pool;
  /** The real shop, as `npm start` opens it, in a process of its own on the ground's database. */
  openShop(settings?: Record<string, string>): Promise<OpenShop>;
  /** Another program that opens the shop in its own process. */
  openShopIn(file: string): Promise<Child>;
  [Symbol.asyncDispose](): Promise<void>;
};

// one visitor asks for more here than any address may in a minute
const unlimited = "1000000000";

/** What all measurements stand on: a folder of its own with the embedded database and the demo shop, gone afterwards. */
export async function openGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "farwave-bench-"));
  // as root the database runs as somebody else, who has to get through
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), log: () => {} });
  const { connection } = server;
  const pool = openPool({ ...connection, max: 2 });

  const settings = async (chosen: Record<string, string> = {}) => {
    const [port, sandboxPort] = await freePorts(2);
    return {
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SHOP_ORIGIN: `http://127.0.0.1:${port}`,
      LOG_LEVEL: "warn",
      READ_CALLS_PER_MINUTE: unlimited,
      WRITE_CALLS_PER_MINUTE: unlimited,
      COSTLY_CALLS_PER_MINUTE: unlimited,
      ...chosen,
    };
  };

  const openShop = async (chosen?: Record<string, string>) => {
    const environment = await settings(chosen);
    const origin = environment.SHOP_ORIGIN;
    const shop = startChild("src/start.server.ts", environment);
    await untilReady(`${origin}/readyz`, shop);
    return { ...shop, origin };
  };
  // the first start brings the tables and the demo shop
  await (await openShop())[Symbol.asyncDispose]();

  return {
    folder,
    connection,
    pool,
    openShop,
    openShopIn: async (file) => openChild(file, await settings()),
    async [Symbol.asyncDispose]() {
      await endChildren();
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      // a folder with a long name has its socket elsewhere
      await rm(connection.host, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, shop: Child): Promise<void> {
  for (;;) {
    const answer = await Promise.race([fetch(url).catch(() => undefined), shop.untimelyEnd]);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
