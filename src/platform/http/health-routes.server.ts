import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Shop } from "../context.server.ts";

/** For machines that watch the shop; outside the page routes. `gauges` refreshes what is counted in the database. */
export function healthRoutes(app: FastifyInstance, shop: Shop, gauges: () => Promise<void>): void {
  app.get("/healthz", async (_request, reply) => reply.type("text/plain").send("ok\n"));

  app.get("/readyz", async (_request, reply) => {
    reply.type("text/plain");
    try {
      await sql`select 1`.execute(shop.db);
      return reply.send("ready\n");
    } catch {
      return reply.status(503).send("the database does not answer\n");
    }
  });

  app.get("/metrics", async (_request, reply) => {
    await gauges().catch((error) => shop.log.warn({ err: error }, "gauges could not be read"));
    return reply.type(shop.metrics.registry.contentType).send(await shop.metrics.registry.metrics());
  });
}
