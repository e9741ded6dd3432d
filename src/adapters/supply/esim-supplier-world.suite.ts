import { randomUUID } from "node:crypto";
import { testDatabase } from "../../../test/database.ts";
import { startSandboxSupplier } from "../../sandboxes/supply/supplier-server.server.ts";
import { deadPort, listening, testClock, type Delivery } from "../payment/payment-gateway-world.suite.ts";
import { es2plusSupplier } from "./es2plus/es2plus-supplier.server.ts";
import type { EsimSupplier } from "./esim-supplier.ts";
import { resellerSupplier } from "./reseller/reseller-supplier.server.ts";

export const keys = { key: "farwave", secret: "a reseller's secret" };
export const notificationSecret = "a notification's secret";
export const product = "ASIA-5GB-15D";
export const aWishFor = (quantity = 1, key: string = randomUUID()) => ({ key, product, quantity });

type Name = EsimSupplier["name"];

/** One adapter with access to whoever listens at `origin`. */
export function adapterTo(
  name: Name,
  origin: string,
  now: () => Date,
  change: { secret?: string; notifications?: "signed" | "queried"; patienceMs?: number } = {},
): EsimSupplier {
  const { secret = keys.secret, notifications = "signed", patienceMs = 400 } = change;
  if (name === "reseller") return resellerSupplier({ origin, now, key: keys.key, secret, notifications, patienceMs });
  return es2plusSupplier({
    origin,
    requester: "FARWAVE",
    smdpAddress: "rsp.farwave.example",
    secret: "matching",
    notificationSecret,
    patienceMs,
  });
}

/** The sandbox on a real database, a shop that keeps what it is told, and the adapter under test. */
export async function supplierWorld(name: Name) {
  const clock = testClock();
  const database = await testDatabase();
  const deliveries: Delivery[] = [];
  const shop = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      deliveries.push({ body: Buffer.concat(parts), headers: request.headers });
      response.writeHead(200).end();
    });
  });
  const logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const server = await startSandboxSupplier({
    database: database.pool,
    port: 0,
    host: "127.0.0.1",
    shopOrigin: `http://127.0.0.1:${shop.port}`,
    keys,
    notificationSecret,
    readySeconds: 2,
    now: clock.now,
    log: { info: note, error: note },
  });
  const dead = await deadPort();
  return {
    clock,
    database,
    server,
    deliveries,
    logged,
    supplier: adapterTo(name, server.origin, clock.now, { patienceMs: 5000 }),
    unreachable: adapterTo(name, `http://127.0.0.1:${dead}`, clock.now),
    /** What a person does on the pretend phone. */
    onPhone: async (iccid: string, action: string, fields: Record<string, string> = {}) =>
      fetch(`${server.origin}/phone/${iccid}/${action}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
      }),
    async close() {
      await server.close();
      await shop.close();
      await database.drop();
    },
  };
}

export type SupplierWorld = Awaited<ReturnType<typeof supplierWorld>>;
