import type { FastifyInstance } from "fastify";
import type { Shop } from "../context.server.ts";
import type { Readiness } from "../readiness.server.ts";
import type { Draining } from "./draining.server.ts";

type Watched = { readiness: Readiness; draining: Draining; gauges: () => Promise<void> };

/** Health checks and metrics, outside the page routes. `gauges` refreshes what is counted in the database. */
export function healthRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "log" | "metrics">,
  { readiness, draining, gauges }: Watched,
): void {
  app.get("/healthz", async (_request, reply) => reply.type("text/plain").send("ok\n"));

  app.get("/readyz", async (_request, reply) => {
    const trouble = draining.hasBegun() ? "the shop is being stopped" : await readiness();
    return reply
      .type("text/plain")
      .status(trouble ? 503 : 200)
      .send(`${trouble ?? "ready"}\n`);
  });

  app.get("/metrics", async (_request, reply) => {
    await gauges().catch((error) => shop.log.warn({ err: error }, "gauges could not be read"));
    return reply.type(shop.metrics.registry.contentType).send(await shop.metrics.registry.metrics());
  });
}
