import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyError } from "fastify";
import type pg from "pg";
import type { ResellerKeys } from "../../adapters/supply/reseller/signature.server.ts";
import { networkByHand } from "../network/by-hand.server.ts";
import { networkRoutes } from "../network/network-routes.server.ts";
import { es2plusApi } from "./es2plus-api.server.ts";
import { startOutbox, type SupplierLog } from "./outbox.server.ts";
import { phoneRoutes } from "./phone-routes.server.ts";
import { knowsPool, takePool, type PoolProfile } from "./profile-store.server.ts";
import { resellerApi } from "./reseller-api.server.ts";
import type { SandboxSupplier } from "./supplier.server.ts";

type SandboxSupplierOptions = {
  database: pg.Pool;
  /** The address of this server as browsers see it; by default http://localhost and the port it got. */
  origin?: string;
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Where the shop takes notifications. */
  shopOrigin: string;
  keys: ResellerKeys;
  notificationSecret: string;
  readySeconds?: number;
  failureRate?: number;
  now: () => Date;
  log: SupplierLog;
};

export type SandboxSupplierServer = {
  origin: string;
  /** Sends the shop all notifications that are due; it also does so by itself. */
  doDueWork(): Promise<void>;
  /** Hands over what was made in advance for the shop's pool, where the SM-DP+ has none of it yet. */
  takePool(profiles: () => readonly PoolProfile[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the outside service that makes the demo shop's eSIMs: a reseller's API, an SM-DP+ with ES2+, and a pretend
 * phone to install one on, beside which the page of the pretend network stands. All its state is in the
 * schema sandbox_supplier, so it survives any death of the process, and several processes can serve it. It reaches the
 * shop, and is reached by it, over HTTP only.
 */
export async function startSandboxSupplier(options: SandboxSupplierOptions): Promise<SandboxSupplierServer> {
  const {
    database,
    port,
    host,
    shopOrigin,
    keys,
    notificationSecret,
    readySeconds = 2,
    failureRate = 0,
    now,
    log,
  } = options;
  const server = Fastify({ logger: false, bodyLimit: 65_536, forceCloseConnections: true });
  const outbox = startOutbox(database, { shopOrigin, keys, notificationSecret }, now, log);
  const network = networkByHand({ pool: database, clock: now });
  const supplier: SandboxSupplier = { database, keys, readySeconds, failureRate, now, log, outbox, network };

  resellerApi(server, supplier);
  es2plusApi(server, supplier);
  phoneRoutes(server, supplier);
  networkRoutes(server, { hand: network, now });
  for (const { path, type, content } of files()) {
    server.get(path, async (_request, reply) =>
      reply.headers({ "cache-control": "max-age=300", "x-content-type-options": "nosniff" }).type(type).send(content),
    );
  }
  server.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("There is nothing here."),
  );
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // the path only: a body could hold an activation code
    if (status === 500)
      log.error({ err: error, path: request.url.split("?", 1)[0] }, "sandbox supplier: a request failed");
    return reply.code(status).type("text/plain; charset=utf-8").send("This was not answered.");
  });

  try {
    await server.listen({ port, host });
  } catch (error) {
    await outbox.stop();
    throw error;
  }
  return {
    origin: options.origin ?? `http://localhost:${(server.server.address() as AddressInfo).port}`,
    doDueWork: () => outbox.run(),
    takePool: async (profiles) => void ((await knowsPool(database)) || (await takePool(database, profiles(), now()))),
    async close() {
      await server.close();
      await outbox.stop();
    },
  };
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="8" y="2" width="16" height="28" rx="4" fill="#0c0f13"/><rect x="10" y="5" width="12" height="22" rx="2" fill="#79e0b6"/></svg>`;

function files() {
  return [
    {
      path: "/phone.css",
      type: "text/css; charset=utf-8",
      content: readFileSync(join(import.meta.dirname, "pages/phone.css"), "utf8"),
    },
    { path: "/phone.svg", type: "image/svg+xml", content: icon },
  ];
}
