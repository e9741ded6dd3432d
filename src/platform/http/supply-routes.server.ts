import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NotificationRefused, type RawHeaders } from "../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../context.server.ts";
import { noteSecurity } from "../security-log.server.ts";
import { whereabouts } from "./visitor.server.ts";

type TakeNotification = (supplier: "reseller" | "es2plus", body: Buffer, headers: RawHeaders) => Promise<void>;

/** A notification is a few hundred bytes. */
const largest = 65_536;

/**
 * Webhooks of suppliers. The signature is over raw bytes, so nothing may parse the body before it is verified. Anything
 * but 2xx is retried; ES2+ wants 204 (SGP.22 5.3.5).
 */
export function supplyRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "config" | "log" | "metrics" | "vault">,
  take: TakeNotification,
): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );

    raw.post("/webhooks/supply/reseller", async (request, reply) => answered("reseller", request, reply));
    raw.post("/webhooks/supply/usage", async (request, reply) => answered("es2plus", request, reply));
    raw.post("/gsma/rsp2/es2plus/handleDownloadProgressInfo", async (request, reply) => {
      reply.header("x-admin-protocol", "gsma/rsp/v2.5.0");
      return answered("es2plus", request, reply);
    });
  });

  async function answered(
    supplier: "reseller" | "es2plus",
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      await take(supplier, request.body as Buffer, request.headers);
      return supplier === "reseller" ? reply.send({ outcome: "taken" }) : reply.status(204).send();
    } catch (error) {
      if (!(error instanceof NotificationRefused)) throw error;
      shop.log.warn({ reason: error.message, supplier }, "a supplier's notification was refused");
      noteSecurity({ ...shop, visitor: whereabouts(request, shop.config) }, ["webhook", "refused"], { what: supplier });
      return reply.status(400).send({ outcome: "refused" });
    }
  }
}
