import type { FastifyInstance } from "fastify";
import { WebhookRefused } from "../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../context.server.ts";
import { noteSecurity } from "../security-log.server.ts";
import { whereabouts } from "./visitor.server.ts";

/** `gateway`: the one whose path was called. */
type TakeWebhook = (
  body: Buffer,
  headers: Record<string, string | string[] | undefined>,
  gateway?: string,
) => Promise<"taken" | "later">;

const bodyLimit = 2 ** 20;

/**
 * Webhooks of payment gateways: each on its own path, or all on the common one, where the signature shows whose it is.
 * The signature is over raw bytes, so nothing may parse the body before it is verified.
 */
export function webhookRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, "config" | "log" | "metrics" | "vault">,
  take: TakeWebhook,
): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
    for (const path of ["/webhooks/payment", "/webhooks/payment/:gateway"]) {
      raw.post<{ Params: { gateway?: string } }>(path, { bodyLimit }, async (request, reply) => {
        try {
          const outcome = await take(request.body as Buffer, request.headers, request.params.gateway);
          return reply.status(outcome === "taken" ? 200 : 503).send({ outcome });
        } catch (error) {
          if (!(error instanceof WebhookRefused)) throw error;
          shop.log.warn({ reason: error.message }, "a webhook was refused");
          noteSecurity({ ...shop, visitor: whereabouts(request, shop.config) }, ["webhook", "refused"], { what: path });
          return reply.status(400).send({ outcome: "refused" });
        }
      });
    }
  });
}
